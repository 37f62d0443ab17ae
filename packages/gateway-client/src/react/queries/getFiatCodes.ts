import type { GatewayClient } from '../../client.ts'
import { getFiatCodes } from '../../endpoints/getFiatCodes.ts'
import { gatewayQuery } from './gatewayQuery.ts'

/** Caches the currencies in which the gateway can say what something is worth. */
export const getFiatCodesQueryOptions = (client: GatewayClient) =>
  gatewayQuery(client, 'getFiatCodes', getFiatCodes, {})
