import type { GatewayClient } from '../client.ts'
import type { RequestOptions } from '../parameters.ts'
import { request } from '../request.ts'
import { fiatCodesSchema } from '../schemas/balance.ts'

/** Lists the currencies in which the gateway can say what something is worth (GET supported-fiat-codes). */
export function getFiatCodes(
  client: GatewayClient,
  { signal }: RequestOptions = {},
): Promise<string[]> {
  return request(client, {
    path: '/v1/balances/supported-fiat-codes',
    schema: fiatCodesSchema,
    signal,
  })
}
