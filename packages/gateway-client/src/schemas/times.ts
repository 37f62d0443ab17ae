import { leaf, type Schema } from '../schema.ts'
import { readCount } from './numbers.ts'

/** Milliseconds since 1970, as far as `Date` goes. */
export const timestamp = leaf('a time in milliseconds', (value) => readCount(value, 0, 8.64e15))

/** A moment that the gateway writes as ISO 8601 text, as milliseconds since 1970. */
export const isoTimestamp: Schema<number, string> = leaf('a date', (value) => {
  const time =
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : NaN
  return Number.isNaN(time) ? undefined : time
})
