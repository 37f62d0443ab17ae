import type { Answers } from '@ghost-pay/gateway-wire'

import { queueLines, waitingTransactions } from '../answers/queue.ts'
import { summarizeTransaction } from '../answers/transaction.ts'
import { addressesIn } from '../answers/transactionInfo.ts'
import { openAccount } from '../chain/openAccount.ts'
import type { Gateway } from '../Gateway.ts'
import { cutPage, pageUrl, readCursor } from '../request/page.ts'
import { readFlag } from '../request/readQuery.ts'
import { readTarget } from '../request/target.ts'
import { requestUrl } from '../request/url.ts'
import type { App } from './Route.ts'

/** The queue of an account. `count` is the number of lines of the page, as on the hosted gateway. */
export function getTransactionQueue(app: App, gateway: Gateway) {
  app.get('/v1/chains/:chainId/safes/:address/transactions/queued', async (c) => {
    const trusted = readFlag(c, 'trusted', true)
    const { chain, address } = readTarget(c, gateway)
    const { state, open } = await openAccount(chain, address)
    const waiting = waitingTransactions(open, state, { trusted })
    const cursor = readCursor(c.req.query('cursor'))
    const page = cutPage(waiting, cursor)
    const before = gateway.queueOverlap ? waiting[cursor.offset - 1] : undefined
    const shown = before ? [before, ...page.items] : page.items
    await chain.tokens.load(shown.flatMap(addressesIn))
    const results = queueLines(waiting, shown, state).map((line) =>
      line.type === 'TRANSACTION'
        ? { ...line, transaction: summarizeTransaction(line.transaction, state, chain.names) }
        : line,
    )
    return c.json({
      count: results.length,
      next: pageUrl(requestUrl(c), page.next),
      previous: pageUrl(requestUrl(c), page.previous),
      results,
    } satisfies Answers['GET /v1/chains/{chainId}/safes/{safeAddress}/transactions/queued'])
  })
}
