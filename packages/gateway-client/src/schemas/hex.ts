import { leaf, type Schema } from '../schema.ts'

/** Thirty-two bytes, in lower case. */
export type Hash = `0x${string}`
/** Any number of bytes. */
export type Hex = `0x${string}`

/** Thirty-two bytes as hex. */
export const hashSchema: Schema<Hash, string> = leaf('a hash (32 bytes of hex)', (value) => {
  const hex = readHex(value)
  return hex?.length === 66 ? (hex.toLowerCase() as Hash) : undefined
})
/** Any number of bytes as hex. */
export const hexSchema: Schema<Hex, string> = leaf('whole bytes of hex', readHex)

function readHex(value: unknown): Hex | undefined {
  return typeof value === 'string' && value.length % 2 === 0 && /^0x[\da-fA-F]*$/.test(value)
    ? (value as Hex)
    : undefined
}
