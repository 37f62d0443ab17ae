import type { Hash } from 'viem'
import { getBlock, getTransactionReceipt } from 'viem/actions'
import type { Config } from 'wagmi'
import { wordsOfLine } from '@ghost-pay/payments/memo'
import {
  buildReceipt,
  formatReceiptFile,
  type ReceiptParameters,
} from '@ghost-pay/payments/receipt'
import { givenIn } from '@ghost-pay/safe-account/review'
import type { SignableView } from '@ghost-pay/safe-account/view'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import { chainClient } from '../../../chain/chainClient.ts'
import { saveFile } from '../../../page/saveFile.ts'
import type { OwnView } from './ownView.ts'

export type SaveReceiptParameters = Pick<OwnView, 'signable' | 'view'> & {
  hash: Hash
  /** The note of the owners, as they wrote it; undefined for none. */
  note: string | undefined
  /** The only line of a batch that the file has, from 0; undefined for all of them. */
  line: number | undefined
}

/**
 * Saves what the chain says of an executed transaction as a file (behaviour/requests#receipt).
 *
 * @throws NoReceiptError when the chain does not say that it was done; what viem throws when the node does not answer
 */
export async function saveReceipt(
  config: Config,
  { signable, view, hash, note, line }: SaveReceiptParameters,
): Promise<void> {
  const { chainId, safe } = signable
  const client = chainClient(config, chainId)
  const receipt = await getTransactionReceipt(client, { hash })
  const { timestamp } = await getBlock(client, { blockNumber: receipt.blockNumber })
  const native = givenIn(view).flatMap(({ to, token, amount }) =>
    token === null && amount !== undefined && amount > 0n ? [{ to, amount }] : [],
  )
  const text = formatReceiptFile(
    buildReceipt({
      chainId,
      account: safe,
      safeTxHash: safeTxHash(signable),
      receipt,
      time: Number(timestamp),
      native,
      ...(line === undefined ? { memo: note } : lineReceipt(view, { note, line })),
    }),
  )
  const part = line === undefined ? '' : `-${line + 1}`
  saveFile(`receipt-${hash.slice(2, 10)}${part}.json`, 'application/json', text)
}

/**
 * What the receipt of one payee of a batch is made of: that payment and what the note says of it, and nothing of the others.
 *
 * @param options.line from 0
 */
export function lineReceipt(
  { parts }: Pick<SignableView, 'parts'>,
  { note, line }: { note: string | undefined; line: number },
): Required<Pick<ReceiptParameters, 'only' | 'memo'>> {
  const payments = parts.slice(0, line + 1).map(({ payment }) => payment)
  const one = payments[line]
  if (one?.amount.value === undefined) throw new Error(`Line ${line} is no payment.`)
  const { to, amount } = one
  const before = payments.slice(0, line)
  const nth = before.filter(
    (other) =>
      other?.to === to &&
      other.amount.token === amount.token &&
      other.amount.value === amount.value,
  ).length
  const memo = wordsOfLine(note ?? '', { count: parts.length, line })
  return {
    only: { token: amount.token ?? null, to, amount: one.amount.value, nth },
    memo: memo === '' ? undefined : memo,
  }
}
