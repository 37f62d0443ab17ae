import { readBytes, writeBytes } from './bytes.ts'

const shortestMatch = 4

/**
 * Makes bytes shorter where a part repeats an earlier one: a batch says the same token, selector and zeros in every line. The form
 * is LZ77 with plain counts: so many bytes as they are, then so many from so far back, and again.
 */
export function compress(source: Uint8Array): Uint8Array {
  const output = writeBytes()
  const lastSeen = new Map<number, number>()
  let start = 0
  let place = 0
  while (place + shortestMatch <= source.length) {
    const key = keyAt(source, place)
    const earlier = lastSeen.get(key)
    lastSeen.set(key, place)
    if (earlier === undefined) {
      place += 1
      continue
    }
    let length = shortestMatch
    while (place + length < source.length && source[earlier + length] === source[place + length]) {
      length += 1
    }
    output.sized(source.subarray(start, place))
    output.count(length)
    output.count(place - earlier)
    const end = place + length
    for (place += 1; place < end && place + shortestMatch <= source.length; place += 1) {
      lastSeen.set(keyAt(source, place), place)
    }
    place = end
    start = end
  }
  output.sized(source.subarray(start))
  return output.done()
}

function keyAt(source: Uint8Array, place: number): number {
  let key = 0
  for (let i = 0; i < shortestMatch; i += 1) key = key * 256 + (source[place + i] ?? 0)
  return key
}

/**
 * The bytes again; `undefined` when they are damaged or longer than allowed.
 *
 * @param parameters.limit in bytes: a few bytes can stand for millions
 */
export function decompress(
  source: Uint8Array,
  { limit }: { limit: number },
): Uint8Array | undefined {
  const input = readBytes(source)
  const output: number[] = []
  for (;;) {
    const literals = input.sized()
    if (literals === undefined || output.length + literals.length > limit) return undefined
    for (const byte of literals) output.push(byte)
    if (input.left() === 0) return Uint8Array.from(output)
    const length = input.count()
    const distance = input.count()
    if (length === undefined || distance === undefined) return undefined
    if (distance < 1 || distance > output.length || output.length + length > limit) return undefined
    for (let i = 0; i < length; i += 1) output.push(output[output.length - distance] ?? 0)
  }
}
