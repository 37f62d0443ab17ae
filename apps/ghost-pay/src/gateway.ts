import { createGatewayClient, type GatewayClient } from '@ghost-pay/gateway-client'

import { env } from './env.ts'
import { gatewayHereUrl } from './gateway/gatewayHereUrl.ts'
import { isGatewayHere } from './gateway/place.ts'
import { load } from './page/load.ts'

/** The hosted gateway of this build. */
export const hostedGateway = createGatewayClient({ baseUrl: env.gatewayUrl })

const hostedGateways: ReadonlyMap<number, GatewayClient> = new Map(
  Object.entries(env.gatewayUrls).map(([chainId, baseUrl]) => [
    Number(chainId),
    createGatewayClient({ baseUrl }),
  ]),
)

/** The hosted gateway of a chain: its own, where the build names one for it. */
export const hostedGatewayOf = (chainId: number | undefined): GatewayClient =>
  (chainId === undefined ? undefined : hostedGateways.get(chainId)) ?? hostedGateway

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
        const { pageGateway } = await load(() => import('./gateway/pageGateway.ts'))
        return pageGateway.fetch(url, init)
      },
    })
  : hostedGateway

/** The gateway that the screens of an account on a chain ask. The one inside the page serves every chain. */
export const gatewayOf = (chainId: number | undefined): GatewayClient =>
  isGatewayHere ? gateway : hostedGatewayOf(chainId)
