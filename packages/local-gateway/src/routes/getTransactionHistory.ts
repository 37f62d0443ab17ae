import type { Context } from 'hono'
import type { Address } from 'viem'
import type { Answers, Transaction } from '@ghost-pay/gateway-wire'

import {
  dayIn,
  type HistoryEntry,
  type OwnersExecution,
  startOfDay,
  withDateLabels,
} from '../answers/history.ts'
import { isImitation } from '../answers/imitation.ts'
import { summarizeModuleTransaction } from '../answers/moduleTransactions.ts'
import type { MultisigTransaction } from '../answers/multisigTransactions.ts'
import {
  allEntries,
  genuineEntries,
  type ShownEntries,
  trustedEntries,
} from '../answers/shownEntries.ts'
import { summarizeTransaction } from '../answers/transaction.ts'
import { addressesIn } from '../answers/transactionInfo.ts'
import { summarizeTransfer, tokenOf } from '../answers/transfers.ts'
import { readCreation, summarizeCreation } from '../chain/creation.ts'
import { type Account, openAccount, readExecutions } from '../chain/openAccount.ts'
import type { ServedChain } from '../chain/serveChain.ts'
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
    const { entries } = account.ledger
    const shown = await shownEntries(account, { trusted, withImitations })
    const cursor = readCursor(c.req.query('cursor'))
    const page = cutPage(shown, cursor)
    const listed = await summarizeEntries(account, page.items)
    const creation = page.next ? null : await readCreation(account)
    if (creation) listed.push(summarizeCreation(creation, address, chain.names))

    const [before] = cursor.offset > 0 ? shown.slice(cursor.offset - 1, cursor.offset) : []
    const results = withDateLabels(listed, {
      dayOf,
      before: before === undefined ? null : (entries.at(before)?.timestamp ?? null),
      midnight: gateway.responseFormat === '2023',
    })
    return c.json({
      count: shown.length,
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
  const offset = Number(c.req.query('timezone_offset')) || 0
  if (timeZone === undefined) return (timestamp) => String(startOfDay(timestamp + offset))
  try {
    return dayIn(timeZone)
  } catch {
    throw fieldProblem({ code: 'custom', message: 'Invalid Timezone', path: [] })
  }
}

async function shownEntries(
  { chain, address, ledger }: Account,
  { trusted, withImitations }: { trusted: boolean; withImitations: boolean },
): Promise<ShownEntries> {
  const { entries } = ledger
  const shown = trusted
    ? trustedEntries(ledger, (token) => chain.isTrustedToken(token))
    : allEntries(entries)
  if (withImitations) return shown
  await chain.tokens.load(ledger.tokens.newestFirst())
  return genuineEntries(shown, entries, { safe: address, decimalsOf: decimalsIn(chain) })
}

const decimalsIn =
  ({ tokens }: ServedChain) =>
  (token: Address): number =>
    tokens.get(token)?.decimals ?? 0

/** Entries of the history, by their places in it. */
async function summarizeEntries(
  account: Account,
  places: readonly number[],
): Promise<Transaction[]> {
  const { chain, state, address, ledger } = account
  const entries = places.flatMap((place) => ledger.entries.at(place) ?? [])
  const executions = entries.flatMap((entry) => (entry.kind === 'multisig' ? entry.execution : []))
  const executed = new Map<OwnersExecution, MultisigTransaction>()
  const transactions = await readExecutions(account, executions)
  await chain.tokens.load([...entries.flatMap(namesIn), ...transactions.flatMap(addressesIn)])
  executions.forEach((execution, index) => {
    const transaction = transactions[index]
    if (transaction) executed.set(execution, transaction)
  })
  return entries.flatMap((entry, index) => {
    switch (entry.kind) {
      case 'multisig': {
        const transaction = executed.get(entry.execution)
        return transaction ? summarizeTransaction(transaction, state, chain.names) : []
      }
      case 'module':
        return summarizeModuleTransaction(entry.transaction, address, chain.names)
      case 'transfer': {
        const compared = { safe: address, decimalsOf: decimalsIn(chain) }
        const imitation = isImitation(ledger.entries, places[index] ?? 0, compared)
        return summarizeTransfer(entry.transfer, address, chain.names, { imitation })
      }
    }
  })
}

/** The contracts that an entry names; those of the owners' transactions are in what was read of them. */
function namesIn(entry: HistoryEntry): Address[] {
  switch (entry.kind) {
    case 'multisig':
      return []
    case 'module':
      return addressesIn(entry.transaction)
    case 'transfer': {
      const token = tokenOf(entry.transfer)
      return token ? [token] : []
    }
  }
}
