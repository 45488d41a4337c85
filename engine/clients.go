package engine

import "strconv"

// MaxClients is the end of the clients that can have buckets of their own.
const MaxClients = 100_000

// client is a client that was seen and what its own bucket holds.
type client struct {
	id int64
	holding
}

// holder is the bucket that a client's requests go to: its own, which starts at its first request, or the one of all.
// Without requests there is nothing to start a bucket for: whoever only looks is shown what a new one holds.
func (s *State) holder(id, requests int64) *holding {
	if !s.rules.bucket.PerClient {
		return &s.one
	}
	i, known := s.findClient(id)
	if !known && requests == 0 {
		return &holding{level: s.rules.initial}
	}
	if !known {
		s.clients = append(s.clients, client{})
		copy(s.clients[i+1:], s.clients[i:])
		s.clients[i] = client{id, holding{level: s.rules.initial}}
	}
	return &s.clients[i].holding
}

// findClient is where in the list, ordered by number, a client is or belongs.
func (s *State) findClient(id int64) (i int, known bool) {
	low, high := 0, len(s.clients)
	for low < high {
		if middle := (low + high) / 2; s.clients[middle].id < id {
			low = middle + 1
		} else {
			high = middle
		}
	}
	return low, low < len(s.clients) && s.clients[low].id == id
}

func (s *State) checkClient(path string, id int64) error {
	if err := checkRange(path, id, 0, MaxCount); err != nil || !s.rules.bucket.PerClient || len(s.clients) < MaxClients {
		return err
	}
	if _, known := s.findClient(id); !known {
		return &FieldError{CodeSize, path, "one of the " + strconv.Itoa(MaxClients) + " clients that have a bucket of their own already", strconv.FormatInt(id, 10)}
	}
	return nil
}

func cloneClients(clients []client) []client {
	copied := make([]client, len(clients), len(clients)+1)
	for i := range clients {
		copied[i] = client{clients[i].id, clients[i].clone()}
	}
	return copied
}
