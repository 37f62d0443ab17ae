import type { GatewayClient } from '../../client.ts'
import { getAbout } from '../../endpoints/getAbout.ts'
import { gatewayKey } from '../keys.ts'
import { readOptions } from '../options.ts'

/** Caches name and version of the gateway. */
export const getAboutQueryOptions = (client: GatewayClient) =>
  readOptions({
    queryKey: [...gatewayKey(client), 'getAbout', {}],
    queryFn: ({ signal }) => getAbout(client, { signal }),
  })
