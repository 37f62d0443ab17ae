import type { GatewayClient } from '../../client.ts'
import { getServiceChain, type GetServiceChainParameters } from '../../endpoints/getServiceChain.ts'
import { gatewayKey } from '../keys.ts'
import { readOptions } from '../options.ts'

/** Caches the configuration of a chain for one service. */
export const getServiceChainQueryOptions = (
  client: GatewayClient,
  parameters: Omit<GetServiceChainParameters, 'signal'>,
) =>
  readOptions({
    queryKey: [...gatewayKey(client), 'getServiceChain', parameters],
    queryFn: ({ signal }) => getServiceChain(client, { ...parameters, signal }),
  })
