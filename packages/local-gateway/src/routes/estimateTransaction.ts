import type { Answers } from '@ghost-pay/gateway-wire'

import { nonces } from '../answers/nonces.ts'
import { estimateGas } from '../chain/estimateGas.ts'
import { openAccount } from '../chain/openAccount.ts'
import type { Gateway } from '../Gateway.ts'
import { address, decimal, hex, nullish, object, operation } from '../request/fields.ts'
import { readBody } from '../request/readBody.ts'
import { readTarget } from '../request/target.ts'
import type { App } from './Route.ts'

/** The body of an estimation. */
export const estimation = object({ to: address, value: decimal, data: nullish(hex), operation })

/** What a transaction would need: a nonce, and gas for the inner call. */
export function estimateTransaction(app: App, gateway: Gateway) {
  app.post('/v2/chains/:chainId/safes/:address/multisig-transactions/estimations', async (c) => {
    const body = await readBody(c, estimation)
    const { chain, address: safe } = readTarget(c, gateway)
    const { state, open } = await openAccount(chain, safe)
    const gas = await estimateGas(chain.node, { ...body, state, data: body.data ?? '0x' })
    return c.json({
      ...nonces(state, open),
      safeTxGas: gas.toString(),
    } satisfies Answers['POST /v2/chains/{chainId}/safes/{address}/multisig-transactions/estimations'])
  })
}
