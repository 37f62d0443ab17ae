import { decodeAbiParameters, type Hex, hexToString, size } from 'viem'

/**
 * Reads what a token answers to `symbol()` or `name()`: text, or the 32 bytes in which the oldest tokens have it. Zero bytes, with
 * which some pad it, and other control characters are left out.
 *
 * @param answer undefined where the token does not know the question
 * @returns empty when the token does not say
 */
export function readTokenText(answer: Hex | undefined): string {
  if (answer === undefined) return ''
  try {
    const text =
      size(answer) === 32
        ? hexToString(answer)
        : decodeAbiParameters([{ type: 'string' }], answer)[0]
    // Bytes that are no text.
    if (text.includes('\uFFFD')) return ''
    return text
      .replaceAll('\0', '')
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
  } catch {
    return ''
  }
}
