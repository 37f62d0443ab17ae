import type { Address, Hex } from 'viem'

import type { ArgumentReader } from '../calldata.ts'
import type { DescribeContext } from '../describeContext.ts'
import type { TransactionAction } from '../transactionDescription.ts'

/** Actions that hold no other transactions. */
export type SimpleAction = Exclude<TransactionAction, { kind: 'batch' | 'execute' }>

/** A call with calldata, ready to be read. */
export type CallToRead = {
  to: Address
  selector: Hex | undefined
  args: ArgumentReader
  context: DescribeContext
}

/** Reads the functions of one kind: the action, `'unknown'` for other functions, `undefined` for damaged arguments. */
export type CallReader = (call: CallToRead) => SimpleAction | 'unknown' | undefined

/** The fields without `undefined`. */
type Complete<T> = { [Key in keyof T]: Exclude<T[Key], undefined> }

/** Builds an action out of arguments; `undefined` unless every one of them could be read. */
export function readFields<T extends Record<string, unknown>>(
  fields: T,
  build: (fields: Complete<T>) => SimpleAction,
): SimpleAction | undefined {
  const complete = Object.values(fields).every((value) => value !== undefined)
  // Checked in the line above: no field is undefined.
  return complete ? build(fields as Complete<T>) : undefined
}
