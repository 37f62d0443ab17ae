import type { Answers } from '@ghost-pay/gateway-wire'

import type { Gateway } from '../Gateway.ts'
import { fiatCodes } from '../static/fiatCodes.ts'
import type { App } from './Route.ts'

/** The currencies of balances: the usual ones, and those that the chains' prices are in. */
export function getFiatCodes(app: App, gateway: Gateway) {
  app.get('/v1/balances/supported-fiat-codes', (c) => {
    const priced = gateway.chains.flatMap(({ settings }) =>
      Object.values(settings.prices ?? {}).flatMap((prices) => Object.keys(prices)),
    )
    return c.json(
      [
        ...new Set([...fiatCodes, ...priced]),
      ].sort() satisfies Answers['GET /v1/balances/supported-fiat-codes'],
    )
  })
}
