/** The sponge's rate for a digest of 256 bits, in bytes (FIPS 202, section 6.1). */
const rate = 136

/**
 * Keccak-256 as Ethereum uses it (FIPS 202 with the padding of the original submission), small rather than fast: the page
 * that carries it has room for no library. `viemUtils.test.ts` compares it with viem's.
 *
 * @returns 32 bytes
 */
export function keccak256Of(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array((Math.floor(bytes.length / rate) + 1) * rate)
  padded.set(bytes)
  const input = new DataView(padded.buffer)
  const end = padded.length - 1
  input.setUint8(bytes.length, 1)
  input.setUint8(end, input.getUint8(end) | 128)
  // Twenty-five lanes of 64 bits, the low half before the high one.
  const state = new DataView(new ArrayBuffer(200))
  for (let start = 0; start < end; start += rate) {
    for (let at = 0; at < rate; at += 4) flip(state, at, input.getInt32(start + at, true))
    permute(state)
  }
  return new Uint8Array(state.buffer, 0, 32)
}

const wordAt = (state: DataView, at: number): number => state.getInt32(at, true)

const setWord = (state: DataView, at: number, word: number): void => {
  state.setInt32(at, word, true)
}

const flip = (state: DataView, at: number, word: number): void => {
  setWord(state, at, wordAt(state, at) ^ word)
}

/** Keccak-f[1600] (FIPS 202, section 3.3). Places are in bytes, a row has 40. */
function permute(state: DataView): void {
  const row = new DataView(new ArrayBuffer(40))
  let register = 1
  for (let round = 0; round < 24; round++) {
    // θ
    for (let at = 0; at < 200; at += 4) {
      if (at < 40) setWord(row, at, 0)
      flip(row, at % 40, wordAt(state, at))
    }
    for (let at = 0; at < 200; at += 4) {
      const next = (at + 8) % 40
      flip(
        state,
        at,
        wordAt(row, (at + 32) % 40) ^ (wordAt(row, next) << 1) ^ (wordAt(row, next ^ 4) >>> 31),
      )
    }
    rotateAndMove(state)
    // χ
    for (let start = 0; start < 200; start += 40) {
      for (let at = 0; at < 40; at += 4) setWord(row, at, wordAt(state, start + at))
      for (let at = 0; at < 40; at += 4) {
        flip(state, start + at, ~wordAt(row, (at + 8) % 40) & wordAt(row, (at + 16) % 40))
      }
    }
    // ι: seven bits of the round's constant, at the places 2^n - 1.
    for (let n = 0; n < 7; n++) {
      const place = (1 << n) - 1
      if (register & 1) flip(state, (place >> 5) * 4, 1 << (place & 31))
      register = (register << 1) ^ ((register >> 7) * 0x171)
    }
  }
}

/** ρ and π */
function rotateAndMove(state: DataView): void {
  let [x, y, low, high] = [1, 0, wordAt(state, 8), wordAt(state, 12)]
  for (let t = 1; t < 25; t++) {
    ;[x, y] = [y, (2 * x + 3 * y) % 5]
    const turn = (t * (t + 1)) / 2
    const by = turn % 32
    if (turn & 32) [low, high] = [high, low]
    const at = 8 * (x + 5 * y)
    const moved = [wordAt(state, at), wordAt(state, at + 4)] as const
    // A shift by 32 would be one by 0; in two steps it leaves nothing.
    setWord(state, at, (low << by) | ((high >>> 1) >>> (31 - by)))
    setWord(state, at + 4, (high << by) | ((low >>> 1) >>> (31 - by)))
    ;[low, high] = moved
  }
}
