import { checkChainId, checked } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { PageOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { requestPage } from '../requestPage.ts'
import { type GasTokenPage, gasTokenPageSchema } from '../schemas/relay.ts'

/** What `getGasTokens` takes. */
export type GetGasTokensParameters = PageOptions & { chainId: number }

/** Reads a page of the tokens in which fees can be paid (GET fees/gas-tokens). */
export async function getGasTokens(
  client: GatewayClient,
  parameters: GetGasTokensParameters,
): Promise<GasTokenPage> {
  const { chainId, pageUrl, signal } = checked(parameters)
  checkChainId(chainId)
  return requestPage(client, {
    path: path`/v1/chains/${chainId}/fees/gas-tokens`,
    pageUrl,
    schema: gasTokenPageSchema,
    signal,
  })
}
