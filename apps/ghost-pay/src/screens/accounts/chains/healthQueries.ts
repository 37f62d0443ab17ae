import { probeRpcUrl } from '@ghost-pay/chains/rpc'
import { type GatewayClient, getAbout } from '@ghost-pay/gateway-client'

type Signal = { signal: AbortSignal }

/** Asks how the node of a chain answers. */
export const nodeHealth = (chainId: number, url: string) => ({
  queryKey: ['node-health', chainId, url],
  queryFn: ({ signal }: Signal) => probeRpcUrl(url, { chainId, signal }),
})

/** Asks how long a gateway takes to answer, in milliseconds. */
export const gatewayHealth = (client: GatewayClient) => ({
  queryKey: ['gateway-health', client.baseUrl],
  queryFn: async ({ signal }: Signal) => {
    const start = performance.now()
    await getAbout(client, { signal })
    return performance.now() - start
  },
})
