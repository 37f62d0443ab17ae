import type { Answers } from '@ghost-pay/gateway-wire'

import { message } from '../answers/message.ts'
import { openAccount } from '../chain/openAccount.ts'
import type { Gateway } from '../Gateway.ts'
import { notFound } from '../problems.ts'
import { hash } from '../request/fields.ts'
import { readChain } from '../request/target.ts'
import type { App } from './Route.ts'

/** One message, by its hash. */
export function getMessage(app: App, gateway: Gateway) {
  app.get('/v1/chains/:chainId/messages/:messageHash', async (c) => {
    const messageHash = hash(c.req.param('messageHash'), [])
    const chain = readChain(c, gateway)
    const { store } = await chain.open()
    const record = store.current().messages.get(messageHash)
    if (!record) throw notFound()
    const { state } = await openAccount(chain, record.safe)
    return c.json(
      message(
        record,
        state,
        chain.names,
      ) satisfies Answers['GET /v1/chains/{chainId}/messages/{messageHash}'],
    )
  })
}
