import type { Context } from 'hono'
import type { Address, Hash } from 'viem'
import type { Answers, Transaction } from '@ghost-pay/gateway-wire'

import {
  dayIn,
  type HistoryEntry,
  historyOf,
  startOfDay,
  withDateLabels,
} from '../answers/history.ts'
import { findImitations } from '../answers/imitation.ts'
import { summarizeModuleTransaction } from '../answers/moduleTransactions.ts'
import { summarizeTransaction } from '../answers/transaction.ts'
import { addressesIn } from '../answers/transactionInfo.ts'
import {
  summarizeTransfer,
  tokenOf,
  type TransferEvent,
  transfersOf,
} from '../answers/transfers.ts'
import { readCreation, summarizeCreation } from '../chain/creation.ts'
import { type Account, openAccount } from '../chain/openAccount.ts'
import type { Gateway } from '../Gateway.ts'
import { fieldProblem } from '../problems.ts'
import { cutPage, pageUrl, readCursor } from '../request/page.ts'
import { readFlag } from '../request/readQuery.ts'
import { readTarget } from '../request/target.ts'
import { requestUrl } from '../request/url.ts'
import type { App } from './Route.ts'

/** The history of an account, newest first, with its creation at the end of the last page. */
export function getTransactionHistory(app: App, gateway: Gateway) {
  app.get('/v1/chains/:chainId/safes/:address/transactions/history', async (c) => {
    const trusted = readFlag(c, 'trusted', true)
    const withImitations = readFlag(c, 'imitation', true)
    const dayOf = readDays(c)
    const { chain, address } = readTarget(c, gateway)
    const account = await openAccount(chain, address)
    const everything = historyOf(address, account.events, account.transactions)
    const imitations = await imitationsIn(account, everything)
    const entries = everything.filter(
      (entry) =>
        (!trusted || isTrusted(account, entry)) && (withImitations || !imitations.has(entry)),
    )
    const cursor = readCursor(c.req.query('cursor'))
    const page = cutPage(entries, cursor)
    await chain.tokens.load(page.items.flatMap(namesIn))
    const listed = page.items.map((entry) => summarizeEntry(account, entry, imitations.has(entry)))
    const creation = page.next ? null : await readCreation(account)
    if (creation) listed.push(summarizeCreation(creation, address, chain.names))

    const results = withDateLabels(listed, {
      dayOf,
      before: entries[cursor.offset - 1]?.timestamp ?? null,
      midnight: gateway.responseFormat === '2023',
    })
    return c.json({
      count: entries.length,
      next: pageUrl(requestUrl(c), page.next),
      previous: pageUrl(requestUrl(c), page.previous),
      results: results.map((item) =>
        'id' in item
          ? { type: 'TRANSACTION' as const, transaction: item, conflictType: 'None' as const }
          : item,
      ),
    } satisfies Answers['GET /v1/chains/{chainId}/safes/{safeAddress}/transactions/history'])
  })
}

/** The day of a timestamp: in a time zone, or with an offset to UTC in milliseconds, as older clients send it. */
function readDays(c: Context): (timestamp: number) => string {
  const timeZone = c.req.query('timezone')
  const offset = Number(c.req.query('timezone_offset') ?? 0)
  if (timeZone === undefined && offset !== 0 && Number.isFinite(offset))
    return (timestamp) => startOfDay(timestamp + offset).toString()
  try {
    return dayIn(timeZone ?? 'UTC')
  } catch {
    throw fieldProblem({ code: 'custom', message: 'Invalid Timezone', path: [] })
  }
}

function isTrusted({ chain }: Account, entry: HistoryEntry): boolean {
  if (entry.kind !== 'transfer' || entry.transfer.kind !== 'erc20Transfer') return true
  return chain.isTrustedToken(entry.transfer.emitter)
}

/** Compares every token transfer, including those inside the owners' transactions, which are the ones that are imitated. */
async function imitationsIn(
  { chain, address, events }: Account,
  entries: readonly HistoryEntry[],
): Promise<ReadonlySet<HistoryEntry>> {
  const transfers = transfersOf(events, address).filter(({ kind }) => kind === 'erc20Transfer')
  await chain.tokens.load(transfers.map(({ emitter }) => emitter))
  const byTransaction = new Map<Hash | undefined, TransferEvent[]>()
  for (const transfer of transfers) {
    const known = byTransaction.get(transfer.transactionHash)
    if (known) known.push(transfer)
    else byTransaction.set(transfer.transactionHash, [transfer])
  }
  return findImitations(entries, address, {
    transfersIn: (entry) =>
      entry.kind === 'transfer' ? [entry.transfer] : (byTransaction.get(hashOf(entry)) ?? []),
    decimalsOf: (token) => chain.tokens.get(token)?.decimals ?? 0,
  })
}

function hashOf(entry: HistoryEntry): Hash | undefined {
  switch (entry.kind) {
    case 'multisig':
      return entry.transaction.execution?.transactionHash
    case 'module':
      return entry.transaction.transactionHash
    case 'transfer':
      return entry.transfer.transactionHash
  }
}

function namesIn(entry: HistoryEntry): Address[] {
  if (entry.kind !== 'transfer') return addressesIn(entry.transaction)
  const token = tokenOf(entry.transfer)
  return token ? [token] : []
}

function summarizeEntry(
  { chain, state, address }: Account,
  entry: HistoryEntry,
  imitation: boolean,
): Transaction {
  switch (entry.kind) {
    case 'multisig':
      return summarizeTransaction(entry.transaction, state, chain.names)
    case 'module':
      return summarizeModuleTransaction(entry.transaction, address, chain.names)
    case 'transfer':
      return summarizeTransfer(entry.transfer, address, chain.names, { imitation })
  }
}
