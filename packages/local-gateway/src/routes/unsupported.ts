import type { Answers } from '@ghost-pay/gateway-wire'

import type { Gateway } from '../Gateway.ts'
import { refusal, serviceProblem } from '../problems.ts'
import { readChain, readTarget } from '../request/target.ts'
import type { App } from './Route.ts'

/** Calls that need a service which does not exist here: relayers, oracles, push messages, portfolios. */
export function unsupported(app: App, gateway: Gateway) {
  const noRelayer = () => refusal(403, 'No relayer defined')

  app.post('/v1/chains/:chainId/relay', (c) => {
    readChain(c, gateway)
    throw noRelayer()
  })
  app.get('/v1/chains/:chainId/relay/status/:taskId', (c) => {
    readChain(c, gateway)
    throw noRelayer()
  })
  app.get('/v1/chains/:chainId/relay/:address', (c) => {
    readTarget(c, gateway)
    throw noRelayer()
  })
  app.get('/v1/chains/:chainId/fees/gas-tokens', (c) => {
    readChain(c, gateway)
    throw noRelayer()
  })
  app.post('/v1/chains/:chainId/fees/:address/preview', (c) => {
    readTarget(c, gateway)
    throw noRelayer()
  })
  app.get('/v1/chains/:chainId/gas-price', (c) => {
    readChain(c, gateway)
    throw serviceProblem(503, 'Service unavailable')
  })
  app.get('/v1/chains/:chainId/safes/:address/positions/:fiatCode', (c) => {
    readTarget(c, gateway)
    return c.json(
      [] satisfies Answers['GET /v1/chains/{chainId}/safes/{safeAddress}/positions/{fiatCode}'],
    )
  })
  app.get('/v1/portfolio/:address', (c) =>
    c.json({
      totalBalanceFiat: '0',
      totalTokenBalanceFiat: '0',
      totalPositionsBalanceFiat: '0',
      tokenBalances: [],
      positionBalances: [],
    } satisfies Answers['GET /v1/portfolio/{address}']),
  )
  // There is no cache to clear.
  app.delete('/v1/portfolio/:address', (c) => c.body(null, 204))
  // Nothing is ever pushed: a registration succeeds, and a look-up finds nothing.
  app.post('/v1/register/notifications', (c) => c.body(null, 200))
  app.delete('/v1/chains/:chainId/notifications/devices/:uuid', (c) => c.body(null, 200))
  app.delete('/v1/chains/:chainId/notifications/devices/:uuid/safes/:address', (c) =>
    c.body(null, 200),
  )
  app.post('/v2/register/notifications', (c) =>
    c.json(
      { deviceUuid: crypto.randomUUID() } satisfies Answers['POST /v2/register/notifications'],
      201,
    ),
  )
  app.get('/v2/chains/:chainId/notifications/devices/:uuid/safes/:address', () => {
    throw serviceProblem(404, 'Not found')
  })
  app.delete('/v2/chains/:chainId/notifications/devices/:uuid/safes/:address', (c) =>
    c.body(null, 200),
  )
  app.delete('/v2/chains/:chainId/notifications/devices/:uuid', (c) => c.body(null, 200))
  app.delete('/v2/notifications/subscriptions', (c) => c.body(null, 200))
}
