import type { Hex } from 'viem'

import { InvalidFieldError } from '../errors.ts'
import { addressWord, byteLength, toHexBytes, uintWord } from '../hex.ts'
import { bytesArgument, type MetaTransactionInput } from '../metaTransaction.ts'
import { selectors } from '../selectors.ts'
import { toUint256 } from '../uint.ts'

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
