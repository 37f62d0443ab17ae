import type { GatewayClient } from '../../client.ts'
import { getCounterfactualSafes } from '../../endpoints/getCounterfactualSafes.ts'
import { gatewayKey } from '../keys.ts'
import { readOptions } from '../options.ts'

/** Caches the accounts of the signed-in user that have no contract yet. */
export const getCounterfactualSafesQueryOptions = (client: GatewayClient) =>
  readOptions({
    queryKey: [...gatewayKey(client), 'getCounterfactualSafes', {}],
    queryFn: ({ signal }) => getCounterfactualSafes(client, { signal }),
  })
