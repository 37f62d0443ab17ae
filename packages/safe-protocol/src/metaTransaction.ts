import type { Address, Hex } from 'viem'
import { getAddress } from 'viem/utils'

import { addressWord, byteLength, uintWord } from './hex.ts'
import { type NumberInput, toUint256 } from './uint.ts'

/** What an account is to do: a transaction without nonce and gas, alone or as a part of a batch. */
export type MetaTransaction = {
  to: Address
  /** In the chain's smallest unit (wei). */
  value: bigint
  data: Hex
  /** 0 is a call, 1 a delegatecall. */
  operation: 0 | 1
}

/** The same, with what is usually zero left out. */
export type MetaTransactionInput = {
  to: string
  value?: NumberInput | null | undefined
  data?: string | null | undefined
  operation?: 0 | 1 | undefined
}

/** A call of `to` with the given words behind the selector. */
export function callOf(to: string, selector: Hex, ...words: string[]): MetaTransaction {
  addressWord('to', to)
  return { to: getAddress(to), value: 0n, data: `${selector}${words.join('')}`, operation: 0 }
}

/** ABI encoding of one `bytes` argument. */
export function bytesArgument(bytes: Hex): string {
  return uintWord(32n) + bytesTail(bytes)
}

/** The dynamic part of a `bytes` argument: its length, then the bytes filled up to whole words. */
export function bytesTail(bytes: Hex): string {
  const length = byteLength(bytes)
  return uintWord(BigInt(length)) + bytes.slice(2) + '00'.repeat((32 - (length % 32)) % 32)
}

/** An ABI word with an unsigned number of any accepted form. */
export function numberWord(field: string, value: NumberInput): string {
  return uintWord(toUint256(field, value))
}
