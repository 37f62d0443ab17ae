import type { Address } from 'viem'
import { getAddress } from 'viem/utils'

import { InvalidFieldError } from '../errors.ts'
import { addressWord } from '../hex.ts'
import type { MetaTransaction, MetaTransactionInput } from '../metaTransaction.ts'
import { decodeMultiSend } from './decodeMultiSend.ts'
import { encodeMultiSend } from './encodeMultiSend.ts'

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
