import { gatewayHereUrl } from '../../../data/gatewayHereUrl.ts'
import { pageGateway } from '../../../data/pageGateway.ts'

/**
 * From which block on the gateway inside the page has read a chain.
 *
 * @returns undefined where it cannot say, for example because its node is silent
 */
export async function readFirstBlock(chainId: number): Promise<number | undefined> {
  // The health of this chain alone: of all of them, every node would be asked.
  const response = await pageGateway.fetch(`${gatewayHereUrl}/health?chain=${chainId}`)
  if (!response.ok) return undefined
  // The answer of this app's own gateway.
  const { chains } = (await response.json()) as { chains: { from: number | null }[] }
  return chains[0]?.from ?? undefined
}
