import { collectItems, type GatewayClient, getChains } from '@ghost-pay/gateway-client'

/** The ids of all chains that a gateway serves, in its order. */
export async function readServedChains(
  client: GatewayClient,
  signal: AbortSignal,
): Promise<number[]> {
  const configs = await collectItems(client, getChains, { limit: 100, signal })
  return configs.map(({ chainId }) => chainId)
}
