import { leaf, type Schema } from '../schema.ts'
import { readCount } from './numbers.ts'

/** A whole number of base units (wei, token units, gas), which the gateway writes as decimal text of at most 256 bits. */
export const amount: Schema<bigint, string> = leaf('a whole number of 256 bits', (value) => {
  const isWhole =
    typeof value === 'string' ? /^\d{1,78}$/.test(value) : readCount(value) !== undefined
  const output = isWhole ? BigInt(value as string | number) : -1n
  return output >> 256n === 0n ? output : undefined
})

/** Places after the point of a token's amounts, one byte on chain. */
export const decimals = leaf('a whole number from 0 to 255', (value) => readCount(value, 0, 255))
