import { leaf, type Schema } from '../schema.ts'

/** Reads a whole number that JSON holds exactly, from 0, or `least`, to `most`. */
export function readCount<output extends number>(value: unknown, least = 0, most = Infinity) {
  const isCount = Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most
  // The bounds are what makes it an `output`.
  return isCount ? (value as output) : undefined
}

/** A number of things: nonces, signatures, blocks. */
export const count = leaf('a whole number', (value) => readCount(value))
/** How many owners must sign: 0 is refused, because every account needs at least one signature. */
export const threshold = leaf('a whole number from 1', (value) => readCount(value, 1))
/** A whole number that the gateway writes as text and the product counts, such as a chain id. */
export const countText: Schema<number, string> = leaf('a whole number', (value) =>
  readCount(typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value),
)
