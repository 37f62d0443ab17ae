import type { Context } from 'hono'
import type { Answers } from '@ghost-pay/gateway-wire'

import { chainInfo } from '../answers/chainInfo.ts'
import type { Gateway } from '../Gateway.ts'
import { cutPage, pageUrl, readCursor } from '../request/page.ts'
import { readServiceKey } from '../request/readQuery.ts'
import { originOf, requestUrl } from '../request/url.ts'
import type { App } from './Route.ts'

/** Every chain of the gateway. The second version requires a service key. */
export function getChains(app: App, gateway: Gateway) {
  const { isTransactionService } = gateway

  async function answer(c: Context) {
    const page = cutPage(gateway.chains, readCursor(c.req.query('cursor')))
    return c.json({
      count: page.total,
      next: pageUrl(requestUrl(c), page.next),
      previous: pageUrl(requestUrl(c), page.previous),
      results: await Promise.all(
        page.items.map(async (chain) =>
          chainInfo(chain.settings, {
            origin: originOf(c),
            isTransactionService,
            deployed: await chain.deployments(),
          }),
        ),
      ),
    } satisfies Answers['GET /v1/chains'])
  }
  app.get('/v1/chains', answer)
  app.get('/v2/chains', (c) => {
    readServiceKey(c)
    return answer(c)
  })
}
