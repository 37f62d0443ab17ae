import type { Context } from 'hono'
import type { Answers, Collectible } from '@ghost-pay/gateway-wire'

import { collectiblesOf } from '../chain/collectibles.ts'
import { openAccount } from '../chain/openAccount.ts'
import type { Gateway } from '../Gateway.ts'
import { pageOf } from '../request/listPage.ts'
import { readFlag } from '../request/readQuery.ts'
import { readTarget } from '../request/target.ts'
import type { App } from './Route.ts'

/** The ERC-721 tokens of an account: in pages (v2), or all at once (v1, which the hosted gateway removed). */
export function getCollectibles(app: App, gateway: Gateway) {
  async function read(c: Context) {
    const trusted = readFlag(c, 'trusted', false)
    const excludeSpam = readFlag(c, 'exclude_spam', true)
    const { chain, address } = readTarget(c, gateway)
    return collectiblesOf(await openAccount(chain, address), (token) =>
      trusted ? chain.isTrustedToken(token) : !excludeSpam || !chain.isSpam(token),
    )
  }
  app.get('/v2/chains/:chainId/safes/:address/collectibles', async (c) =>
    pageOf<Collectible>(c, await read(c)),
  )
  app.get('/v1/chains/:chainId/safes/:address/collectibles', async (c) =>
    c.json(
      (await read(
        c,
      )) satisfies Answers['GET /v1/chains/{chainId}/safes/{safeAddress}/collectibles'],
    ),
  )
}
