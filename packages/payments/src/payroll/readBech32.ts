/** Another kind of chain, whose addresses are no addresses here. */
export type ForeignNetwork = 'bitcoin' | 'bitcoinTest' | 'cosmos' | 'litecoin'

/** Most characters of a bech32 text (BIP-173; behaviour/payments#recipient-text). */
const longestBech32 = 90

const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3] as const
/** What the checksum of a right text comes to: in BIP-173, and in BIP-350. */
const ends: readonly number[] = [1, 0x2bc830a3]

const networks: Readonly<Record<string, ForeignNetwork>> = {
  bc: 'bitcoin',
  tb: 'bitcoinTest',
  ltc: 'litecoin',
  cosmos: 'cosmos',
}

/** A text in the shape of bech32. */
export type Bech32Text =
  { status: 'right'; network: ForeignNetwork | undefined } | { status: 'tooLong'; length: number }

/**
 * Reads whether a text is an address in bech32 or bech32m, by its checksum.
 *
 * @returns undefined for any other text
 */
export function readBech32(text: string): Bech32Text | undefined {
  const lower = text.toLowerCase()
  if (text !== lower && text !== text.toUpperCase()) return undefined
  const separator = lower.lastIndexOf('1')
  const prefix = lower.slice(0, separator)
  const data = lower.slice(separator + 1)
  if (separator < 1 || data.length < 6 || !/^[\x21-\x7e]+$/.test(prefix)) return undefined
  const values = [...data].map((character) => alphabet.indexOf(character))
  if (values.includes(-1)) return undefined
  const network = networks[prefix]
  if (text.length > longestBech32) return { status: 'tooLong', length: text.length }
  const codes = [...prefix].map((character) => character.charCodeAt(0))
  const checked = [
    ...codes.map((code) => code >> 5),
    0,
    ...codes.map((code) => code & 31),
    ...values,
  ]
  return ends.includes(checksumOf(checked)) ? { status: 'right', network } : undefined
}

function checksumOf(values: readonly number[]): number {
  let sum = 1
  for (const value of values) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    generators.forEach((generator, bit) => {
      if ((top >>> bit) & 1) sum ^= generator
    })
  }
  return sum
}
