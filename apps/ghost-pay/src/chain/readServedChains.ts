import { collectItems, getChains } from '@ghost-pay/gateway-client'

import { gateway } from '../gateway.ts'
import { isGatewayHere } from '../gateway/place.ts'

/** The ids of all chains that the gateway serves, in its order. */
export async function readServedChains(signal: AbortSignal): Promise<number[]> {
  // The gateway inside the page serves every chain of this build. To list them it would ask the node of each.
  if (isGatewayHere) return []
  const configs = await collectItems(gateway, getChains, { limit: 100, signal })
  return configs.map(({ chainId }) => chainId)
}
