import type { Context, Hono } from 'hono'

import { chainInfo } from '../answers/chainInfo.ts'
import type { Gateway } from '../Gateway.ts'
import { text } from '../request/fields.ts'
import { readChain } from '../request/target.ts'
import { originOf } from '../request/url.ts'

/** One chain, also in the second version, which asks for a service key. */
export function getChain(app: Hono, gateway: Gateway) {
  const answer = (c: Context) => c.json(chainInfo(readChain(c, gateway).settings, originOf(c)))
  app.get('/v1/chains/:chainId', answer)
  app.get('/v2/chains/:chainId', (c) => {
    text(c.req.query('serviceKey'), ['serviceKey'])
    return answer(c)
  })
}
