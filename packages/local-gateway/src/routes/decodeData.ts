import type { Answers } from '@ghost-pay/gateway-wire'

import { decodeData as decode } from '../answers/dataDecoded.ts'
import type { Gateway } from '../Gateway.ts'
import { notFound } from '../problems.ts'
import { address, hex, nullish, object } from '../request/fields.ts'
import { readBody } from '../request/readBody.ts'
import { readChain } from '../request/target.ts'
import type { App } from './Route.ts'

/** Older clients send no `to`. The hosted gateway refuses them today, this gateway does not. */
const fields = object({ data: hex, to: nullish(address) })

/** Decodes calldata. */
export function decodeData(app: App, gateway: Gateway) {
  app.post('/v1/chains/:chainId/data-decoder', async (c) => {
    const { data, to } = await readBody(c, fields)
    const decoded = decode(data, to, readChain(c, gateway).names)
    if (!decoded) throw notFound()
    return c.json(decoded satisfies Answers['POST /v1/chains/{chainId}/data-decoder'])
  })
}
