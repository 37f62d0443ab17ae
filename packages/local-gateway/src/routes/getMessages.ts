import type { Answers } from '@ghost-pay/gateway-wire'

import { startOfDay } from '../answers/history.ts'
import { message } from '../answers/message.ts'
import { openAccount } from '../chain/openAccount.ts'
import type { Gateway } from '../Gateway.ts'
import { cutPage, pageUrl, readCursor } from '../request/page.ts'
import { readTarget } from '../request/target.ts'
import { requestUrl } from '../request/url.ts'
import type { App } from './Route.ts'

/** The messages of an account, newest first, with a label (00:00 UTC) before each day. */
export function getMessages(app: App, gateway: Gateway) {
  app.get('/v1/chains/:chainId/safes/:address/messages', async (c) => {
    const { chain, address } = readTarget(c, gateway)
    const { state, offchain } = await openAccount(chain, address)
    const records = [...offchain.messages.values()]
      .filter(({ safe }) => safe === address)
      .sort((a, b) => b.createdAt - a.createdAt)
    const page = cutPage(records, readCursor(c.req.query('cursor')))
    const results = page.items.flatMap((record, index) => {
      const day = startOfDay(record.createdAt)
      const before = page.items[index - 1]
      const item = { type: 'MESSAGE' as const, ...message(record, state, chain.names) }
      return before && startOfDay(before.createdAt) === day
        ? [item]
        : [{ type: 'DATE_LABEL' as const, timestamp: day }, item]
    })
    return c.json({
      count: page.total,
      next: pageUrl(requestUrl(c), page.next),
      previous: pageUrl(requestUrl(c), page.previous),
      results,
    } satisfies Answers['GET /v1/chains/{chainId}/safes/{safeAddress}/messages'])
  })
}
