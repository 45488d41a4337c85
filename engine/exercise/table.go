package exercise

import (
	"strconv"
	"time"

	"bucketplayground/engine"
)

// Table is a table to complete: some columns are shown, the cells of the others are asked.
type Table struct {
	Show, Ask []string
	// From and To are the first and the last row, counted from 1; To 0 means the last there is.
	From, To int
	// Every, if not 0, makes the rows lengths of time as in a trace, of which the first starts at Start; otherwise they are
	// the steps of the story.
	Every, Start time.Duration
}

// Columns are the names of the columns, those that are shown first.
func (t *Table) Columns() []string { return append(append([]string(nil), t.Show...), t.Ask...) }

// maxCells is the end of what a table can ask.
const maxCells = 100

// TableRow is one row of a table as it is shown.
type TableRow struct {
	At    time.Duration
	Cells []TableCell
}

// TableCell is a figure that is given, in the unit of its column, or the part that is asked.
type TableCell struct {
	Given engine.Field
	Part  string // empty where the figure is given
}

// tableRows are the figures of the table's rows.
func (q *Question) tableRows(flaw engine.Flaw, rows []engine.Row) (all [][]engine.Field, err error) {
	t := q.Table
	if t.Every == 0 {
		for i := range rows {
			all = append(all, rows[i].Fields())
		}
	} else if all, err = q.traceRows(flaw); err != nil {
		return nil, err
	}
	from, to := max(t.From, 1), t.To
	if to == 0 {
		to = len(all)
	}
	if from > to || to > len(all) {
		return nil, refuse(engine.CodeRange, "table.to", "a row from "+strconv.Itoa(from)+" to "+strconv.Itoa(len(all)), strconv.Itoa(to))
	}
	return all[from-1 : to], nil
}

// traceRows are the rows of a run, up to the one that holds the last arrival or as many as the table has.
func (q *Question) traceRows(flaw engine.Flaw) (all [][]engine.Field, err error) {
	t := q.Table
	b := q.Bucket
	b.Flaw = flaw
	traffic, end := arrivals(q.Story)
	rows := time.Duration(t.To)
	if rows == 0 && end >= t.Start {
		rows = (end-t.Start)/t.Every + 1
	}
	if rows > maxCells || rows < 1 {
		return nil, refuse(engine.CodeSize, "table.to", "at most "+strconv.Itoa(maxCells)+" rows", strconv.FormatInt(int64(rows), 10))
	}
	if t.Start > engine.MaxTime-rows*t.Every {
		return nil, refuse(engine.CodeRange, "table.fromMs", "rows that end before the time of the bucket does", "later ones")
	}
	trace, err := engine.Run(engine.Scenario{Bucket: b, Traffic: traffic, From: t.Start, Until: t.Start + rows*t.Every, RowEvery: t.Every})
	if err != nil {
		return nil, err
	}
	for row := range trace.Rows {
		at := engine.Ratio(engine.Product(uint64(trace.RowStart(row)), 1), uint64(time.Millisecond))
		fields := []engine.Field{{Name: "atMs", Value: at}}
		for _, c := range trace.Columns {
			fields = append(fields, engine.Field{Name: c.Name, Value: c.At(row)})
		}
		all = append(all, fields)
	}
	return all, nil
}

// prepareTable makes a part of each cell that is asked.
func (q *Question) prepareTable() error {
	rows, err := q.watch("")
	if err != nil {
		return err
	}
	cells, err := q.tableRows("", rows[0])
	if err != nil {
		return err
	}
	if len(q.Table.Ask) == 0 || len(cells)*len(q.Table.Ask) > maxCells {
		return refuse(engine.CodeSize, "table.ask", "1 to "+strconv.Itoa(maxCells)+" cells", strconv.Itoa(len(cells)*len(q.Table.Ask)))
	}
	for i, name := range q.Table.Columns() {
		if _, ok := fieldOf(cells[0], name); !ok {
			place := "table.show[" + strconv.Itoa(i) + "]"
			if asked := i - len(q.Table.Show); asked >= 0 {
				place = "table.ask[" + strconv.Itoa(asked) + "]"
			}
			return refuse(engine.CodeUnknown, place, "a figure of the rows of a "+string(q.Bucket.Kind)+" bucket", strconv.Quote(name))
		}
	}
	q.Parts = nil
	for row := range cells {
		for _, name := range q.Table.Ask {
			q.Parts = append(q.Parts, Part{ID: strconv.Itoa(row+1) + "." + name, Ask: name, Row: row + 1})
		}
	}
	return nil
}

func (q *Question) cell(s *solved, p Part) (Value, error) {
	f, _ := fieldOf(s.cells[p.Row-1], p.Ask)
	return q.valueOf(p, f), nil
}

// TableRows are the rows of a table question as they are shown before an answer.
func (q *Question) TableRows() (rows []TableRow, err error) {
	s, err := q.solve("", runs{})
	if err != nil {
		return nil, err
	}
	for i, fields := range s.cells {
		at, _ := fieldOf(fields, "atMs")
		ms, _ := at.Value.Whole()
		row := TableRow{At: time.Duration(ms) * time.Millisecond}
		for _, name := range q.Table.Show {
			f, _ := fieldOf(fields, name)
			f.Value = q.asAnswered(Part{Ask: name}, f.Value)
			row.Cells = append(row.Cells, TableCell{Given: f})
		}
		for _, name := range q.Table.Ask {
			row.Cells = append(row.Cells, TableCell{Part: strconv.Itoa(i+1) + "." + name})
		}
		rows = append(rows, row)
	}
	return rows, nil
}
