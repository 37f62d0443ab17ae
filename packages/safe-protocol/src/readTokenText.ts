import { decodeAbiParameters, type Hex, hexToBytes, size } from 'viem'

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
        ? new TextDecoder('utf-8', { fatal: true }).decode(hexToBytes(answer))
        : decodeAbiParameters([{ type: 'string' }], answer)[0]
    return text
      .replaceAll('\0', '')
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
  } catch {
    return ''
  }
}
