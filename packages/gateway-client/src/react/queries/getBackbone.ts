import type { GatewayClient } from '../../client.ts'
import { getBackbone, type GetBackboneParameters } from '../../endpoints/getBackbone.ts'
import { gatewayKey } from '../keys.ts'
import { readOptions } from '../options.ts'

/** Caches version and settings of the service behind a chain. */
export const getBackboneQueryOptions = (
  client: GatewayClient,
  parameters: Omit<GetBackboneParameters, 'signal'>,
) =>
  readOptions({
    queryKey: [...gatewayKey(client), 'getBackbone', parameters],
    queryFn: ({ signal }) => getBackbone(client, { ...parameters, signal }),
  })
