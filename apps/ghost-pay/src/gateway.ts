import { createGatewayClient } from '@ghost-pay/gateway-client'

import { gatewayHereUrl } from './data/gatewayHereUrl.ts'
import { load } from './data/load.ts'
import { isGatewayHere } from './data/place.ts'
import { env } from './env.ts'

/** The hosted gateway of this build. */
export const hostedGateway = createGatewayClient({ baseUrl: env.gatewayUrl })

/**
 * The gateway that the screens ask: the hosted one, or the one inside the page, whose code is loaded with the first question. The
 * first page does without either, so this file is loaded with the screens that ask.
 */
export const gateway = isGatewayHere
  ? createGatewayClient({
      baseUrl: gatewayHereUrl,
      // It reads the newest blocks of a chain before it can answer for the first time.
      timeout: 60_000,
      fetch: async (url, init) => {
        const { pageGateway } = await load(() => import('./data/pageGateway.ts'))
        return pageGateway.fetch(url, init)
      },
    })
  : hostedGateway
