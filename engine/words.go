package engine

import (
	"encoding/binary"
	"math"
)

// Eight small counts in a word, a byte each, so that one operation serves all of them. On the web, where an access to memory
// and a turn of a loop cost as much as a round's arithmetic, this is what makes long runs fast.

const (
	// mostOfByte leaves a byte's top bit free: there it shows whether one count reaches another.
	mostOfByte = math.MaxInt8
	topBits    = 0x8080808080808080
	oneEach    = 0x0101010101010101

	// stretch is how many rounds of a list are taken in one go, which spares a check of bounds for each word of them.
	stretch = 64
)

func word(bytes *[stretch]byte, at int) uint64 { return binary.LittleEndian.Uint64(bytes[at:]) }

func putWord(bytes *[stretch]byte, at int, word uint64) {
	binary.LittleEndian.PutUint64(bytes[at:], word)
}

// reached is all the lower bits of the bytes in which the top one is set.
func reached(word uint64) uint64 {
	tops := word & topBits
	return tops - tops>>7
}

// exchange swaps the bytes of b that the mask lets through with those of a that are so many bits higher. Twelve of these turn
// eight words of a list each into eight words of a place each, or back.
func exchange(a, b, bits, mask uint64) (uint64, uint64) {
	other := (a>>bits ^ b) & mask
	return a ^ other<<bits, b ^ other
}

// pairs adds the bytes of a word up two by two, into 16 bits each.
func pairs(word uint64) uint64 {
	const even = 0x00ff00ff00ff00ff
	return word&even + word>>8&even
}

// sumOfPairs adds up what pairs gave, of up to 128 words.
func sumOfPairs(word uint64) uint64 {
	return word&0xffff + word>>16&0xffff + word>>32&0xffff + word>>48
}

// sumOfBytes adds up counts.
func sumOfBytes(counts []uint8) (sum uint64) {
	for ; len(counts) >= stretch; counts = counts[stretch:] {
		part := (*[stretch]byte)(counts)
		sum += sumOfPairs(pairs(word(part, 0)) + pairs(word(part, 8)) + pairs(word(part, 16)) + pairs(word(part, 24)) +
			pairs(word(part, 32)) + pairs(word(part, 40)) + pairs(word(part, 48)) + pairs(word(part, 56)))
	}
	for _, n := range counts {
		sum += uint64(n)
	}
	return sum
}
