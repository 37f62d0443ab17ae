import type { GatewayClient } from '../../client.ts'
import { getFiatCodes } from '../../endpoints/getFiatCodes.ts'
import { gatewayKey } from '../keys.ts'
import { readOptions } from '../options.ts'

/** Caches the currencies in which the gateway can say what something is worth. */
export const getFiatCodesQueryOptions = (client: GatewayClient) =>
  readOptions({
    queryKey: [...gatewayKey(client), 'getFiatCodes', {}],
    queryFn: ({ signal }) => getFiatCodes(client, { signal }),
  })
