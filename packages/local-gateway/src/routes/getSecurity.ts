import type { Gateway } from '../Gateway.ts'
import { readTarget } from '../request/target.ts'
import type { App } from './Route.ts'

/**
 * Security checks of recipients, contracts and threats. There are none here: the answer is empty, which means that no group of
 * checks was made.
 */
export function getSecurity(app: App, gateway: Gateway) {
  app.get('/v1/chains/:chainId/security/:address/recipient/:recipient', (c) => {
    readTarget(c, gateway, 'recipient')
    readTarget(c, gateway)
    return c.json({})
  })
  for (const analysis of ['counterparty-analysis', 'threat-analysis'])
    app.post(`/v1/chains/:chainId/security/:address/${analysis}`, (c) => {
      readTarget(c, gateway)
      return c.json({})
    })
}
