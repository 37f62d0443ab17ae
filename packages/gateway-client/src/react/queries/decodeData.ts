import type { GatewayClient } from '../../client.ts'
import { decodeData, type DecodeDataParameters } from '../../endpoints/decodeData.ts'
import { waitingQuery } from './gatewayQuery.ts'

/** What `decodeDataQueryOptions` takes. */
export type DecodeDataQueryParameters = Omit<DecodeDataParameters, 'signal' | 'data'> & {
  /** The query waits until there is one. */
  data: DecodeDataParameters['data'] | undefined
}

/** Caches calldata, read. */
export const decodeDataQueryOptions = (
  client: GatewayClient,
  parameters: DecodeDataQueryParameters,
) => waitingQuery(client, 'decodeData', decodeData, ['data', parameters])
