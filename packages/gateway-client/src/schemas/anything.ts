import { leaf } from '../schema.ts'

/** A value that this package does not look into. */
export const anything = leaf('a value', (value) => value)
