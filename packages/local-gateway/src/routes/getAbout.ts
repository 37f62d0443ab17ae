import type { Context } from 'hono'
import type { Answers } from '@ghost-pay/gateway-wire'

import { transactionServiceOf } from '../answers/chainInfo.ts'
import type { Gateway } from '../Gateway.ts'
import { readChain } from '../request/target.ts'
import { originOf } from '../request/url.ts'
import type { App } from './Route.ts'

/** Used for the name and version of the service: the gateway has no service behind it. */
const name = 'Ghost Pay local gateway'
const version = 'local'

/** The name of the gateway, and how far each chain is indexed. */
export function getAbout(app: App, gateway: Gateway) {
  app.get('/about', (c) =>
    c.json({ name, version, buildNumber: null } satisfies Answers['GET /about']),
  )

  app.get('/v1/chains/:chainId/about', (c) => {
    const { settings } = readChain(c, gateway)
    const { isTransactionService } = gateway
    const at = { isTransactionService, origin: originOf(c) }
    const transactionServiceBaseUri = transactionServiceOf(settings, at)
    return c.json({
      transactionServiceBaseUri,
      name,
      version,
      buildNumber: '0',
    } satisfies Answers['GET /v1/chains/{chainId}/about'])
  })

  app.get('/v1/chains/:chainId/about/backbone', (c) => {
    readChain(c, gateway)
    return c.json(aboutService(c) satisfies Answers['GET /v1/chains/{chainId}/about/backbone'])
  })

  app.get('/v1/chains/:chainId/about/indexing', async (c) => {
    const { view } = await readChain(c, gateway).open()
    const { number, timestamp } = view.head
    const read = new Date(timestamp).toISOString()
    return c.json({
      currentBlockNumber: number,
      currentBlockTimestamp: read,
      erc20BlockNumber: number,
      erc20BlockTimestamp: read,
      erc20Synced: true,
      masterCopiesBlockNumber: number,
      masterCopiesBlockTimestamp: read,
      masterCopiesSynced: true,
      synced: true,
      lastSync: timestamp,
    } satisfies Answers['GET /v1/chains/{chainId}/about/indexing'])
  })
}

/** What a transaction service says of itself. */
export function aboutService(c: Context) {
  const { protocol, host } = new URL(originOf(c))
  return {
    name,
    version,
    api_version: 'v1',
    secure: protocol === 'https:',
    host,
    headers: null,
    settings: {},
  }
}
