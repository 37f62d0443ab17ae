import {
  type GatewayClient,
  getTransactionHistory,
  isUnknown,
  iteratePages,
  type Transaction,
} from '@ghost-pay/gateway-client'

import { readWaiting } from '../queue/readWaiting.ts'
import { type ComparedPayment, isInside, type Likeness, likenessOf } from './alikePayments.ts'
import { type BatchAccount, paymentIn } from './batchPayments.ts'
import { isSentByAccount } from './isSentByAccount.ts'
import { isUnsaid } from './isUnsaid.ts'
import { readBatchPayments } from './readBatchPayments.ts'

/** Something that left, or waits. */
type FoundTransaction = {
  /** The gateway's own. */
  id: string
  /** When it left, in milliseconds since 1970; undefined while it waits. */
  at: number | undefined
  /** Its place in line; undefined for what left. */
  place: number | undefined
}

/** Something that paid the same lately, or waits to. */
export type AlikeTransaction = Likeness & FoundTransaction

/** Something of which every payment is a line of what would be paid: a single payment, or few. */
export type InsideTransaction = FoundTransaction & { payments: readonly ComparedPayment[] }

/** What was found, and how much of it was looked at. */
export type Alike = {
  found: readonly AlikeTransaction[]
  /** What is wholly among several lines, and is not the same or much alike. */
  inside: readonly InsideTransaction[]
  /** Batches and calls that nobody has shown, and those beyond as many as are asked for. */
  unread: number
  /** False where more has left, or waits, than was read. */
  isWhole: boolean
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
 * @returns of what was found what waits first, then the newest; the same before what is much alike
 * @throws what the gateway client throws
 */
export async function readAlike(
  client: GatewayClient,
  { drafts, now, signal, ...account }: ReadAlikeParameters,
): Promise<Alike> {
  const safe = { chainId: account.chainId, address: account.address, signal }
  const [waiting, left] = await Promise.all([
    readWaiting(client, safe),
    readLeft(client, safe, now - span),
  ])
  const rows = [...waiting.transactions, ...left.transactions]
  const unsaid = rows.filter(isUnsaid)
  const skipped = new Set(unsaid.slice(mostBatches))
  const paid = await Promise.all(
    rows.map(async (row) =>
      skipped.has(row) ? undefined : await paymentsOf(client, account, row, signal),
    ),
  )
  const all = rows.map((row, index) => ({ ...placeOf(row), payments: paid[index] ?? [] }))
  const found = all.flatMap(({ payments, ...one }) =>
    drafts.flatMap((own) => {
      const likeness = likenessOf(own, payments, one.at === undefined)
      return likeness === undefined ? [] : [{ ...likeness, ...one }]
    }),
  )
  const lines = drafts.flat()
  const inside =
    lines.length < 2
      ? []
      : all.filter(
          ({ id, payments }) => isInside(payments, lines) && !found.some((one) => one.id === id),
        )
  const isSame = ({ kind }: AlikeTransaction) => kind === 'same'
  return {
    found: [...found.filter(isSame), ...found.filter((one) => !isSame(one))],
    inside,
    unread: paid.filter((one) => one === undefined).length,
    isWhole: waiting.isWhole && waiting.unread === 0 && left.isWhole,
  }
}

function placeOf({ id, timestamp, txStatus, executionInfo }: Transaction): FoundTransaction {
  const isLeft = txStatus === 'SUCCESS'
  const place = executionInfo?.type === 'MULTISIG' ? executionInfo.nonce : undefined
  return { id, at: isLeft ? timestamp : undefined, place: isLeft ? undefined : place }
}

/** What the account itself has done since a moment, the newest first, and whether the history was read back to it. */
async function readLeft(
  client: GatewayClient,
  safe: Pick<ReadAlikeParameters, 'chainId' | 'address' | 'signal'>,
  since: number,
): Promise<{ transactions: Transaction[]; isWhole: boolean }> {
  const transactions: Transaction[] = []
  let isReadable = true
  const pages = iteratePages(client, getTransactionHistory, safe, { maxPages: mostPages })
  for await (const { results, next } of pages) {
    const rows = results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
    // What cannot be read may have paid the same.
    isReadable &&= !results.some(isUnknown)
    transactions.push(...rows.filter((row) => isSentByAccount(row) && row.timestamp >= since))
    if (next === null || rows.some(({ timestamp }) => timestamp < since)) {
      return { transactions, isWhole: isReadable }
    }
  }
  return { transactions, isWhole: false }
}

/** What a row pays: nothing where its bytes say no payments; undefined where the gateway does not show them. */
async function paymentsOf(
  client: GatewayClient,
  account: BatchAccount,
  row: Transaction,
  signal: AbortSignal | undefined,
): Promise<readonly ComparedPayment[] | undefined> {
  if (!isUnsaid(row)) return paymentIn(row)
  try {
    return (await readBatchPayments(client, { ...account, id: row.id, signal })) ?? []
  } catch {
    return undefined
  }
}
