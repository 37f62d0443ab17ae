import { leaf } from '../schema.ts'
import { readCount } from './numbers.ts'

/** 0 is a call, 1 a delegatecall; any other is refused. */
export type Operation = number

/** A call or a delegatecall. */
export const operation = leaf('0 or 1', (value) => readCount<Operation>(value, 0, 1))
