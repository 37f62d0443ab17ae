import type { Answers } from '@ghost-pay/gateway-wire'

import { nonces } from '../answers/nonces.ts'
import { openAccount } from '../chain/openAccount.ts'
import type { Gateway } from '../Gateway.ts'
import { readTarget } from '../request/target.ts'
import type { App } from './Route.ts'

/** The nonce of an account, and the one to propose with. */
export function getNonces(app: App, gateway: Gateway) {
  app.get('/v1/chains/:chainId/safes/:address/nonces', async (c) => {
    const { chain, address } = readTarget(c, gateway)
    const { state, open } = await openAccount(chain, address)
    return c.json(
      nonces(state, open) satisfies Answers['GET /v1/chains/{chainId}/safes/{safeAddress}/nonces'],
    )
  })
}
