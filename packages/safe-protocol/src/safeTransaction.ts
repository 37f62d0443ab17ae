import type { Address, Hex } from 'viem'
import { getAddress } from 'viem/utils'

import { InvalidFieldError } from './errors.ts'
import { isAddressText, toHexBytes } from './hex.ts'
import { type NumberInput, toUint256 } from './uint.ts'

/** A transaction of an account, in the form the contract hashes it: nothing optional, addresses checksummed. */
export type SafeTransaction = {
  to: Address
  /** In the chain's smallest unit (wei). */
  value: bigint
  data: Hex
  /** 0 is a call, 1 a delegatecall: the target's code runs with the account's storage and funds. */
  operation: 0 | 1
  /** Gas for the inner call. 0 means all there is, and then a failing inner call reverts the whole transaction. */
  safeTxGas: bigint
  /** Gas that is paid back besides the inner call's. Named `dataGas` before version 1.0.0. */
  baseGas: bigint
  /** Price at which the account pays the executor back, 0 for no refund. */
  gasPrice: bigint
  /** Token of the refund, the zero address for the chain's currency. */
  gasToken: Address
  /** Who receives the refund; the zero address for the sender of the execution. */
  refundReceiver: Address
  nonce: bigint
}

/** A transaction as callers have it: numbers in any form, what is usually zero left out or `null`. */
export type SafeTransactionInput = {
  to: string
  value?: NumberInput | null | undefined
  data?: string | null | undefined
  operation?: 0 | 1 | undefined
  safeTxGas?: NumberInput | null | undefined
  baseGas?: NumberInput | null | undefined
  gasPrice?: NumberInput | null | undefined
  gasToken?: string | null | undefined
  refundReceiver?: string | null | undefined
  nonce: NumberInput
}

/** Twenty zero bytes: “none” wherever the contracts take an address. */
export const zeroAddress: Address = '0x0000000000000000000000000000000000000000'

/**
 * Brings a transaction into the form the contract hashes it (`SafeTx` of the Safe contracts): empty data is `0x`,
 * an absent token or receiver the zero address, an absent number 0.
 *
 * @throws InvalidFieldError naming the field that the contract could not read
 */
export function toSafeTransaction(input: SafeTransactionInput): SafeTransaction {
  const transaction = readTransaction(input)
  return {
    ...transaction,
    to: getAddress(transaction.to),
    gasToken: getAddress(transaction.gasToken),
    refundReceiver: getAddress(transaction.refundReceiver),
  }
}

/** `toSafeTransaction` without the checksums, which hashing has no use for. */
export function readTransaction(input: SafeTransactionInput): SafeTransaction {
  const given: unknown = input
  if (typeof given !== 'object' || given === null) {
    throw new InvalidFieldError('transaction', given, 'an object with the fields of a transaction')
  }
  return {
    to: readAddress('to', input.to),
    value: toUint256('value', input.value ?? 0n),
    data: toHexBytes('data', input.data ?? '0x'),
    operation: readOperation(input.operation),
    safeTxGas: toUint256('safeTxGas', input.safeTxGas ?? 0n),
    baseGas: toUint256('baseGas', input.baseGas ?? 0n),
    gasPrice: toUint256('gasPrice', input.gasPrice ?? 0n),
    gasToken: readAddress('gasToken', input.gasToken ?? zeroAddress),
    refundReceiver: readAddress('refundReceiver', input.refundReceiver ?? zeroAddress),
    nonce: toUint256('nonce', input.nonce),
  }
}

function readAddress(field: string, value: unknown): Address {
  if (!isAddressText(value)) {
    throw new InvalidFieldError(field, value, 'an address (0x and 40 hex characters)')
  }
  return value
}

function readOperation(operation: unknown): 0 | 1 {
  if (operation === undefined || operation === 0) return 0
  if (operation === 1) return 1
  throw new InvalidFieldError('operation', operation, '0 (call) or 1 (delegatecall)')
}
