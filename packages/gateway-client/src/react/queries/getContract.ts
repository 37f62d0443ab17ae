import type { GatewayClient } from '../../client.ts'
import { getContract, type GetContractParameters } from '../../endpoints/getContract.ts'
import { waitingQuery } from './gatewayQuery.ts'

/** What `getContractQueryOptions` takes. */
export type GetContractQueryParameters = Omit<GetContractParameters, 'signal' | 'contract'> & {
  /** The query waits until there is one. */
  contract: GetContractParameters['contract'] | undefined
}

/** Caches what the gateway knows of a contract. */
export const getContractQueryOptions = (
  client: GatewayClient,
  parameters: GetContractQueryParameters,
) => waitingQuery(client, 'getContract', getContract, ['contract', parameters])
