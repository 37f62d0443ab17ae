import type { Answers } from '@ghost-pay/gateway-wire'

import { transactionData } from '../answers/transactionDetails.ts'
import { addressesIn, transactionInfo } from '../answers/transactionInfo.ts'
import { openAccount } from '../chain/openAccount.ts'
import type { Gateway } from '../Gateway.ts'
import { address, decimal, hex, nullish, object, operation } from '../request/fields.ts'
import { readBody } from '../request/readBody.ts'
import { readTarget } from '../request/target.ts'
import type { App } from './Route.ts'

const preview = object({ to: address, value: decimal, data: nullish(hex), operation })

/** Decodes and classifies a transaction before it is proposed. Nothing is simulated. */
export function previewTransaction(app: App, gateway: Gateway) {
  app.post('/v1/chains/:chainId/transactions/:address/preview', async (c) => {
    const body = await readBody(c, preview)
    const { chain, address: safe } = readTarget(c, gateway)
    await openAccount(chain, safe)
    const call = { ...body, safe, data: body.data ?? '0x' }
    await chain.tokens.load(addressesIn(call))
    return c.json({
      txInfo: transactionInfo(call, chain.names),
      txData: transactionData(call, chain.names),
    } satisfies Answers['POST /v1/chains/{chainId}/transactions/{safeAddress}/preview'])
  })
}
