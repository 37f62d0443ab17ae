import type { Answers } from '@ghost-pay/gateway-wire'

import { safeInfo } from '../answers/safeInfo.ts'
import { tagsOf } from '../answers/tags.ts'
import { recommendedVersionOf } from '../chain/LocalChain.ts'
import { openAccount } from '../chain/openAccount.ts'
import type { Gateway } from '../Gateway.ts'
import { readTarget } from '../request/target.ts'
import type { App } from './Route.ts'

/** An account: owners, threshold, nonce, version, and when its lists changed last. */
export function getSafeInfo(app: App, gateway: Gateway) {
  app.get('/v1/chains/:chainId/safes/:address', async (c) => {
    const { chain, address } = readTarget(c, gateway)
    const { state, open, ledger, offchain } = await openAccount(chain, address)
    const messages = [...offchain.messages.values()].filter(({ safe }) => safe === address)
    return c.json(
      safeInfo({
        chainId: chain.settings.chainId,
        state,
        tags: tagsOf({ state, open, ledger, messages }),
        recommendedVersion: recommendedVersionOf(chain.settings),
        names: chain.names,
      }) satisfies Answers['GET /v1/chains/{chainId}/safes/{safeAddress}'],
    )
  })
}
