import type { GatewayClient } from '../../client.ts'
import { getGasTokens, type GetGasTokensParameters } from '../../endpoints/getGasTokens.ts'
import { collectItems } from '../../lists/iterate.ts'
import type { PageOptions } from '../../parameters.ts'
import { gatewayKey } from '../keys.ts'
import { readOptions } from '../options.ts'

/** Caches all tokens in which fees can be paid, from all pages. */
export const getGasTokensQueryOptions = (
  client: GatewayClient,
  parameters: Omit<GetGasTokensParameters, keyof PageOptions>,
) =>
  readOptions({
    queryKey: [...gatewayKey(client), 'getGasTokens', parameters],
    queryFn: ({ signal }) => collectItems(client, getGasTokens, { ...parameters, signal }),
  })
