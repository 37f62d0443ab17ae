import type { Address } from './schemas/primitives.ts'

/** Addresses that were read before, by how they were written: an answer names the same few again and again. */
const known = /* @__PURE__ */ new Map<string, Address>()

/**
 * Reads an address as EIP-55 says: all in lower case is checksummed, and a checksum that is there must be right.
 *
 * @returns the checksummed address; `undefined` for anything else
 */
export function readAddress(value: unknown): Address | undefined {
  if (typeof value !== 'string') return undefined
  const before = known.get(value)
  if (before || !/^0x[\da-fA-F]{40}$/.test(value)) return before
  const lower = value.slice(2).toLowerCase()
  const digest = keccak256(lower)
  const address: Address = `0x${lower.replace(/[a-f]/g, (digit, at: number) =>
    // A letter is a capital where the digest's hex digit of the same place is 8 or more.
    (digest[at >> 3]! >> ((at & 6) * 4 + 7 - (at & 1) * 4)) & 1 ? digit.toUpperCase() : digit,
  )}`
  if (value !== address && value.slice(2) !== lower) return undefined
  if (known.size > 5000) known.clear()
  known.set(value, address)
  return address
}

/**
 * Keccak-256 of the 40 characters of an address, which fit into one block: hence one permutation (Keccak-f[1600], FIPS 202, with
 * the padding Ethereum uses).
 *
 * @returns the state; its first eight words are the digest, each with its first byte lowest
 */
function keccak256(text: string): Uint32Array {
  // 25 lanes of 64 bits, each as its low and its high half.
  const state = new Uint32Array(50)
  for (let at = 0; at < 40; at++) state[at >> 2]! |= text.charCodeAt(at) << ((at & 3) * 8)
  state[10] = 1
  state[33] = 2 ** 31
  const row = new Uint32Array(10)
  for (let round = 0, register = 1; round < 24; round++) {
    // Theta: each lane takes in the parity of two neighbouring columns.
    row.fill(0)
    for (let at = 0; at < 50; at++) row[at % 10]! ^= state[at]!
    for (let at = 0; at < 50; at++) {
      const next = (at + 2) % 10
      state[at]! ^= row[(at + 8) % 10]! ^ ((row[next]! << 1) | (row[next ^ 1]! >>> 31))
    }
    // Rho and pi: each lane is turned, and goes to the next place of a walk through all but the first.
    let low = state[2]!
    let high = state[3]!
    for (let step = 1, turn = 1, x = 1, y = 0; step < 25; turn += ++step) {
      const column = y
      y = (2 * x + 3 * y) % 5
      x = column
      const at = 2 * x + 10 * y
      const half = (turn >> 5) & 1
      const nextLow = state[at]!
      const nextHigh = state[at + 1]!
      // Shifts count modulo 32; a turn by 32 changes the halves.
      state[at + half] = (low << turn) | (high >>> -turn)
      state[at + 1 - half] = (high << turn) | (low >>> -turn)
      low = nextLow
      high = nextHigh
    }
    // Chi: each lane is mixed with the two after it in its row.
    for (let start = 0; start < 50; start += 10) {
      for (let at = 0; at < 10; at++) row[at] = state[start + at]!
      for (let at = 0; at < 10; at++)
        state[start + at]! ^= ~row[(at + 2) % 10]! & row[(at + 4) % 10]!
    }
    // Iota: the round's constant, from a shift register.
    for (let bit = 1; bit < 128; bit *= 2) {
      register = (register << 1) ^ ((register >> 7) * 0x171)
      if (register & 2) state[(bit - 1) >> 5]! ^= 1 << (bit - 1)
    }
  }
  return state
}
