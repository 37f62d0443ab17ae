import {
  type GatewayClient,
  getTransactionHistory,
  type HistoryPage,
  type Transaction,
} from '@ghost-pay/gateway-client'

import { type ComparedPayment, type Likeness, likenessOf } from './alikePayments.ts'
import type { BatchAccount } from './batchPayments.ts'
import { isSentByAccount } from './isSentByAccount.ts'
import { readBatchPayments } from './readBatchPayments.ts'
import { readWaiting } from './readWaiting.ts'

/** Something that paid the same lately, or waits to. */
export type AlikeTransaction = Likeness & {
  /** The gateway's own. */
  id: string
  /** When it left, in milliseconds since 1970; undefined while it waits. */
  at: number | undefined
  /** Its place in line; undefined for what left. */
  place: number | undefined
}

/** How long ago something left that is still compared: a month and a weekend, in milliseconds. */
const span = 35 * 24 * 60 * 60_000

/** How far a history is read, and of how many batches the bytes are. */
const mostPages = 10
const mostBatches = 60

export type ReadAlikeParameters = BatchAccount & {
  /** What would be paid: one after another, each a transaction of its own. */
  drafts: readonly (readonly ComparedPayment[])[]
  /** Milliseconds since 1970. */
  now: number
  signal?: AbortSignal | undefined
}

/**
 * Looks for what paid the same in the last 35 days, and for what waits and would. A batch is read by its own bytes; of one payment the
 * list says enough to point at it (behaviour/payments#paid-already).
 *
 * @returns what waits first, then the newest; the same before what is much alike
 * @throws what the gateway client throws
 */
export async function readAlike(
  client: GatewayClient,
  { drafts, now, signal, ...account }: ReadAlikeParameters,
): Promise<readonly AlikeTransaction[]> {
  const safe = { chainId: account.chainId, address: account.address, signal }
  const [{ transactions: waiting }, left] = await Promise.all([
    readWaiting(client, safe),
    readLeft(client, safe, now - span),
  ])
  let batches = 0
  const found = await Promise.all(
    [...waiting, ...left].map(async (transaction): Promise<AlikeTransaction[]> => {
      const { id, timestamp, txStatus, txInfo, executionInfo } = transaction
      if (txInfo.type === 'Custom' && !txInfo.isCancellation) batches += 1
      if (batches > mostBatches && txInfo.type === 'Custom') return []
      const payments = await paymentsOf(client, { ...account, signal }, transaction)
      const isLeft = txStatus === 'SUCCESS'
      const place = executionInfo?.type === 'MULTISIG' ? executionInfo.nonce : undefined
      return drafts.flatMap((own) => {
        const likeness = likenessOf(own, payments)
        return likeness === undefined
          ? []
          : [
              {
                ...likeness,
                id,
                at: isLeft ? timestamp : undefined,
                place: isLeft ? undefined : place,
              },
            ]
      })
    }),
  )
  const all = found.flat()
  const isSame = ({ kind }: AlikeTransaction) => kind === 'same'
  return [...all.filter(isSame), ...all.filter((one) => !isSame(one))]
}

/** What the account itself has done since a moment, the newest first. */
async function readLeft(
  client: GatewayClient,
  safe: Pick<ReadAlikeParameters, 'chainId' | 'address' | 'signal'>,
  since: number,
): Promise<Transaction[]> {
  const left: Transaction[] = []
  let pageUrl: string | null = null
  for (let count = 0; count < mostPages; count += 1) {
    const page: HistoryPage = await getTransactionHistory(client, { ...safe, pageUrl })
    const rows = page.results.flatMap((item) =>
      item.type === 'TRANSACTION' ? [item.transaction] : [],
    )
    left.push(...rows.filter((row) => isSentByAccount(row) && row.timestamp >= since))
    pageUrl = page.next
    if (pageUrl === null || rows.some(({ timestamp }) => timestamp < since)) break
  }
  return left
}

/** What a row pays; nothing where that cannot be read. */
async function paymentsOf(
  client: GatewayClient,
  account: BatchAccount & { signal?: AbortSignal | undefined },
  { id, txInfo }: Transaction,
): Promise<readonly ComparedPayment[]> {
  if (txInfo.type === 'Custom' && !txInfo.isCancellation) {
    try {
      return (await readBatchPayments(client, { ...account, id })) ?? []
    } catch {
      // One that the gateway does not show is compared with nothing.
      return []
    }
  }
  if (txInfo.type !== 'Transfer' || txInfo.direction === 'INCOMING') return []
  const { transferInfo, recipient } = txInfo
  if (transferInfo.type !== 'NATIVE_COIN' && transferInfo.type !== 'ERC20') return []
  const token = transferInfo.type === 'ERC20' ? transferInfo.tokenAddress : null
  return transferInfo.value === null
    ? []
    : [{ to: recipient.value, token, amount: transferInfo.value }]
}
