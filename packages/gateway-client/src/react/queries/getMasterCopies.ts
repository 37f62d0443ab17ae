import type { GatewayClient } from '../../client.ts'
import { getMasterCopies, type GetMasterCopiesParameters } from '../../endpoints/getMasterCopies.ts'
import { gatewayKey } from '../keys.ts'
import { readOptions } from '../options.ts'

/** Caches the account contracts of a chain. */
export const getMasterCopiesQueryOptions = (
  client: GatewayClient,
  parameters: Omit<GetMasterCopiesParameters, 'signal'>,
) =>
  readOptions({
    queryKey: [...gatewayKey(client), 'getMasterCopies', parameters],
    queryFn: ({ signal }) => getMasterCopies(client, { ...parameters, signal }),
  })
