import type { Context } from 'hono'
import type { Answers } from '@ghost-pay/gateway-wire'

import { chainInfo } from '../answers/chainInfo.ts'
import type { Gateway } from '../Gateway.ts'
import { readServiceKey } from '../request/readQuery.ts'
import { readChain } from '../request/target.ts'
import { originOf } from '../request/url.ts'
import type { App } from './Route.ts'

/** One chain. The second version requires a service key. */
export function getChain(app: App, gateway: Gateway) {
  async function answer(c: Context) {
    const chain = readChain(c, gateway)
    const deployed = await chain.deployments()
    return c.json(
      chainInfo(chain.settings, {
        origin: originOf(c),
        deployed,
        isTransactionService: gateway.isTransactionService,
      }) satisfies Answers['GET /v1/chains/{chainId}'],
    )
  }
  app.get('/v1/chains/:chainId', answer)
  app.get('/v2/chains/:chainId', (c) => {
    readServiceKey(c)
    return answer(c)
  })
}
