import type { Hash } from 'viem'
import { getBlock, getTransactionReceipt } from 'viem/actions'
import type { Config } from 'wagmi'
import { buildReceipt, formatReceiptFile } from '@ghost-pay/payments/receipt'
import { givenIn } from '@ghost-pay/safe-account/review'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import { chainClient } from '../../../data/chainClient.ts'
import { saveFile } from '../../../data/saveFile.ts'
import { lineReceipt } from './lineReceipt.ts'
import type { OwnView } from './ownView.ts'

export type SaveReceiptParameters = Pick<OwnView, 'signable' | 'view'> & {
  /** Of the chain's transaction. */
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
