import { checksumAddress, type Hex } from 'viem'

const digits = '0123456789abcdef'

/**
 * Where the one character stands that is wrong in an address with a broken checksum: put right, the checksum is right. A
 * checksum that no single character, or more than one, explains has no such place. It tries hundreds of addresses, some
 * milliseconds long: not for every line of a list.
 *
 * @param typed 0x and 40 hex digits, whose capitals are not those of EIP-55
 * @returns the place behind 0x, counted from 1
 */
export function wrongPlace(typed: Hex): number | undefined {
  const places = [...typed.slice(2)].flatMap((character, index) => {
    const others = [...digits].filter((digit) => digit !== character.toLowerCase())
    const ways = [swapCase(character), ...others, ...others.map((other) => other.toUpperCase())]
    const isRight = ways.some((other) => isChecksummed(replaceAt(typed, index + 2, other)))
    return isRight ? [index + 1] : []
  })
  return places.length === 1 ? places[0] : undefined
}

const swapCase = (character: string): string =>
  character === character.toLowerCase() ? character.toUpperCase() : character.toLowerCase()

const replaceAt = (text: Hex, index: number, character: string): Hex =>
  `0x${text.slice(2, index)}${character}${text.slice(index + 1)}`

const isChecksummed = (typed: Hex): boolean =>
  checksumAddress(`0x${typed.slice(2).toLowerCase()}`) === typed
