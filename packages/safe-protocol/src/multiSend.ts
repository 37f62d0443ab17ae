import type { Address, Hex } from 'viem'
import { getAddress } from 'viem/utils'

import { readArguments, selectorOf } from './calldata.ts'
import { InvalidFieldError, MalformedMultiSendError } from './errors.ts'
import { addressWord, byteLength, toHexBytes, uintWord } from './hex.ts'
import {
  bytesArgument,
  type MetaTransaction,
  type MetaTransactionInput,
} from './metaTransaction.ts'
import { selectors } from './selectors.ts'
import { toUint256 } from './uint.ts'

/** operation (1) ‖ to (20) ‖ value (32) ‖ length of data (32), then the data. */
const headBytes = 85

/**
 * The calldata of `multiSend(bytes)` for a batch. The account runs it by delegatecall of MultiSendCallOnly, or of
 * MultiSend when a part is a delegatecall itself: see `batchTransaction`.
 *
 * @throws InvalidFieldError naming the field, as in `transactions[2].to`
 */
export function encodeMultiSend(transactions: readonly MetaTransactionInput[]): Hex {
  const packed = transactions.map(({ to, value, data, operation }, index) => {
    const at = (field: string) => `transactions[${index}].${field}`
    const kind: unknown = operation ?? 0
    if (kind !== 0 && kind !== 1) {
      throw new InvalidFieldError(at('operation'), operation, '0 (call) or 1 (delegatecall)')
    }
    const bytes = toHexBytes(at('data'), data ?? '0x')
    return (
      `0${kind}` +
      addressWord(at('to'), to).slice(24) +
      uintWord(toUint256(at('value'), value ?? 0n)) +
      uintWord(BigInt(byteLength(bytes))) +
      bytes.slice(2)
    )
  })
  return `${selectors['multiSend(bytes)']}${bytesArgument(`0x${packed.join('')}`)}`
}

/**
 * The parts of a batch.
 *
 * It is stricter than the contract: where the contract would read beyond the end or skip the last bytes, what a
 * person is shown could differ from what is executed, and so it is refused.
 *
 * @param data the calldata of `multiSend(bytes)`
 * @throws MalformedMultiSendError with the place of the damage
 */
export function decodeMultiSend(data: Hex): MetaTransaction[] {
  const calldata = toHexBytes('data', data)
  if (selectorOf(calldata) !== selectors['multiSend(bytes)']) {
    throw new MalformedMultiSendError('selector')
  }
  const packed = readArguments(calldata).bytes(0)
  if (packed === undefined) throw new MalformedMultiSendError('encoding')

  const transactions: MetaTransaction[] = []
  const length = byteLength(packed)
  let offset = 0
  while (offset < length) {
    if (offset + headBytes > length) throw new MalformedMultiSendError('truncated', offset)
    const start = 2 + offset * 2
    const operation = packed.slice(start, start + 2)
    if (operation !== '00' && operation !== '01') {
      throw new MalformedMultiSendError('operation', offset)
    }
    const size = BigInt(`0x${packed.slice(start + 106, start + 170)}`)
    if (size > BigInt(length - offset - headBytes)) {
      throw new MalformedMultiSendError('truncated', offset)
    }
    const end = start + (headBytes + Number(size)) * 2
    transactions.push({
      operation: operation === '01' ? 1 : 0,
      to: getAddress(`0x${packed.slice(start + 2, start + 42)}`),
      value: BigInt(`0x${packed.slice(start + 42, start + 106)}`),
      data: `0x${packed.slice(start + 170, end)}`,
    })
    offset += headBytes + Number(size)
  }
  return transactions
}

/**
 * One transaction that does what several would. A single one stays as it is.
 *
 * @param parameters.multiSend the MultiSendCallOnly of the account's chain, for example `getOfficialContract({ name:
 *   'MultiSendCallOnly', version: '1.4.1' }).address`; MultiSend when a part is a delegatecall
 * @throws InvalidFieldError when a part cannot be encoded or there is none
 */
export function batchTransaction({
  transactions,
  multiSend,
}: {
  transactions: readonly MetaTransactionInput[]
  multiSend: string
}): MetaTransaction {
  addressWord('multiSend', multiSend)
  const [first, second] = transactions
  if (!first) throw new InvalidFieldError('transactions', transactions, 'at least one transaction')
  const data = encodeMultiSend(transactions)
  if (!second) {
    const [single] = decodeMultiSend(data)
    if (single) return single
  }
  const to: Address = getAddress(multiSend)
  return { to, value: 0n, data, operation: 1 }
}
