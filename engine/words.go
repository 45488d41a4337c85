package engine

import (
	"encoding/binary"
	"math"
)

// Rounds of a token bucket whose refills fall on rounds, eight at a time: what is asked and what comes are read as one word
// with a byte for each round, and what becomes of them is written as words. On the web, where a turn of a loop and an
// access to memory cost as much as a round's arithmetic, this takes half the time of going round by round.

// comeBytes is a table of what comes in each round, a byte each, from a round with a refill on for a block and a period.
// There is none where it would not pay.
func (l *lane) comeBytes() []uint8 {
	if l.come > math.MaxUint8 || l.period > laneBlock || l.span.rows*l.each < laneBlock {
		return nil
	}
	table := make([]uint8, laneBlock+l.period)
	for i := uint64(0); i < uint64(len(table)); i += l.period {
		table[i] = uint8(l.come)
	}
	return table
}

// tokenWords takes as many of n rounds through the bucket as fill whole words, and tells how many it took.
func tokenWords(l *lane, f *figures[uint8], n int) (took int) {
	if l.comes == nil {
		return 0
	}
	asked, refilled, spilled := f.counts[0][:n], f.counts[1][:n], f.counts[2][:n]
	accepted, rejected, tokens := f.counts[3][:n], f.counts[4][:n], f.counts[5][:n]
	at := (l.period - l.left) % l.period
	coming := l.comes[at:]
	level, capacity := l.level, l.capacity
	kept, over, requests := uint64(0), uint64(0), uint64(0)
	for ; n-took >= 8; took += 8 {
		asks, come, before := word(asked[took:]), word(coming[took:]), level
		var full, left, most uint64 // what each round has after its refill, and in the end
		most, level = tokenRound(level, capacity, come&255, asks&255)
		full, left = most, level
		most, level = tokenRound(level, capacity, come>>8&255, asks>>8&255)
		full, left = full|most<<8, left|level<<8
		most, level = tokenRound(level, capacity, come>>16&255, asks>>16&255)
		full, left = full|most<<16, left|level<<16
		most, level = tokenRound(level, capacity, come>>24&255, asks>>24&255)
		full, left = full|most<<24, left|level<<24
		most, level = tokenRound(level, capacity, come>>32&255, asks>>32&255)
		full, left = full|most<<32, left|level<<32
		most, level = tokenRound(level, capacity, come>>40&255, asks>>40&255)
		full, left = full|most<<40, left|level<<40
		most, level = tokenRound(level, capacity, come>>48&255, asks>>48&255)
		full, left = full|most<<48, left|level<<48
		most, level = tokenRound(level, capacity, come>>56, asks>>56)
		full, left = full|most<<56, left|level<<56

		// No byte borrows from its neighbour, since what is taken away is never more than what it is taken from.
		fits, in := full-(left<<8|before), full-left
		putWord(refilled[took:], fits)
		putWord(spilled[took:], come-fits)
		putWord(accepted[took:], in)
		putWord(rejected[took:], asks-in)
		putWord(tokens[took:], left)
		kept += sumOfBytes(fits)
		over += sumOfBytes(come - fits)
		requests += sumOfBytes(asks)
	}
	l.all.requests += int64(requests)
	l.flowed(kept, over, l.level, level)
	l.level, l.left = level, (l.period-(at+uint64(took))%l.period)%l.period
	return took
}

// tokenRound gives the tokens after the refill and after the requests of a round.
func tokenRound(level, capacity, come, asks uint64) (full, left uint64) {
	full = min(level+come, capacity)
	left = full - asks
	if asks > full {
		left = 0
	}
	return full, left
}

func word(bytes []uint8) uint64 { return binary.LittleEndian.Uint64(bytes) }

func putWord(bytes []uint8, word uint64) { binary.LittleEndian.PutUint64(bytes, word) }

// sumOfBytes adds up the bytes of a word: two by two into halves of 16 bits, and those by a multiplication.
func sumOfBytes(word uint64) uint64 {
	const even = 0x00ff00ff00ff00ff
	return (word&even + word>>8&even) * 0x0001000100010001 >> 48
}
