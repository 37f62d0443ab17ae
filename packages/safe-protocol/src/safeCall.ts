import type { SafeTransaction } from './safeTransaction.ts'

/** What the owners of an account have it do: the fields of a transaction but for the nonce, which the account counts itself. */
export type SafeCall = Omit<SafeTransaction, 'nonce'>

/** The fields, in the order in which `execTransaction` and `getTransactionHash` of the contract take them. */
const order = [
  'to',
  'value',
  'data',
  'operation',
  'safeTxGas',
  'baseGas',
  'gasPrice',
  'gasToken',
  'refundReceiver',
] as const satisfies readonly (keyof SafeCall)[]

type Field = (typeof order)[number]

/** The types of some fields, one after the other. */
type InOrder<Fields extends Record<Field, unknown>, Order extends readonly Field[]> = {
  readonly [Index in keyof Order]: Fields[Order[Index]]
}

/** The arguments that `execTransaction` and `getTransactionHash` of the contract begin with. */
export type SafeCallArguments = InOrder<SafeCall, typeof order>

/**
 * A call as the arguments of a function of the contract.
 *
 * @returns the nine values in order; `execTransaction` takes the signatures behind them, `getTransactionHash` the nonce
 */
export function safeCallArguments(call: SafeCall): SafeCallArguments {
  // One value for each field of the order, which the type is made of as well.
  return order.map((field) => call[field]) as unknown as SafeCallArguments
}

/**
 * The call in the arguments of `execTransaction` or `getTransactionHash`.
 *
 * @param values as `safeAbi` reads them; those behind the call are left out
 * @returns undefined when the operation is neither a call (0) nor a delegatecall (1): no account executes another one
 */
export function readSafeCall(
  values: readonly [
    ...InOrder<Omit<SafeCall, 'operation'> & { operation: number }, typeof order>,
    ...unknown[],
  ],
): SafeCall | undefined {
  const call = pickFields((_, index) => values[index])
  const operation: number = call.operation
  return operation === 0 || operation === 1 ? call : undefined
}

/** A copy of a call alone, without the nonce, the signatures or whatever else stands beside its fields. */
export function copySafeCall(call: SafeCall): SafeCall {
  return pickFields((field) => call[field])
}

function pickFields(valueOf: (field: Field, index: number) => unknown): SafeCall {
  // Every field of the order has a value. A field of a call that the order misses does not compile here.
  return Object.fromEntries(order.map((field, index) => [field, valueOf(field, index)])) as Pick<
    SafeCall,
    Field
  >
}
