import type { GatewayClient } from '../../client.ts'
import {
  getIndexingStatus,
  type GetIndexingStatusParameters,
} from '../../endpoints/getIndexingStatus.ts'
import { gatewayKey } from '../keys.ts'
import { readOptions } from '../options.ts'

/** Caches how far the gateway has read a chain. */
export const getIndexingStatusQueryOptions = (
  client: GatewayClient,
  parameters: Omit<GetIndexingStatusParameters, 'signal'>,
) =>
  readOptions({
    queryKey: [...gatewayKey(client), 'getIndexingStatus', parameters],
    queryFn: ({ signal }) => getIndexingStatus(client, { ...parameters, signal }),
  })
