import type { GatewayClient } from '../../client.ts'
import { getMasterCopies, type GetMasterCopiesParameters } from '../../endpoints/getMasterCopies.ts'
import { gatewayQuery } from './gatewayQuery.ts'

/** Caches the account contracts of a chain. */
export const getMasterCopiesQueryOptions = (
  client: GatewayClient,
  parameters: Omit<GetMasterCopiesParameters, 'signal'>,
) => gatewayQuery(client, 'getMasterCopies', getMasterCopies, parameters)
