import type { GatewayClient } from '../../client.ts'
import { getSession } from '../../endpoints/getSession.ts'
import { gatewayKey } from '../keys.ts'
import { readOptions } from '../options.ts'

/** Caches who is signed in. Without a session it is an error, with status 403. */
export const getSessionQueryOptions = (client: GatewayClient) =>
  readOptions({
    queryKey: [...gatewayKey(client), 'getSession', {}],
    queryFn: ({ signal }) => getSession(client, { signal }),
  })
