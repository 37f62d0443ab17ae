/** Numbers that look random and come again with the same seed, so that what a run did can be done again. */
export type Random = {
  /** From 0 up to, but not, 1. */
  next: () => number
  /** A whole number from 0 up to, but not, `limit`. */
  below: (limit: number) => number
  /** One of some values. */
  pick: <Value>(values: readonly [Value, ...Value[]]) => Value
}

/**
 * Creates random numbers: xorshift with 32 bits (Marsaglia, “Xorshift RNGs”, 2003).
 *
 * @param seed any whole number
 */
export function createRandom(seed: number): Random {
  // A state of 0 would stay 0; neighbouring seeds begin far from each other.
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0 || 1
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 2 ** 32
  }
  for (let turns = 0; turns < 8; turns += 1) next()
  const below = (limit: number) => Math.floor(next() * limit)
  return { next, below, pick: (values) => values[below(values.length)] ?? values[0] }
}
