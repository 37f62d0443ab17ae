import { checked, checkSafe, checkWords } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import { filterUnreadable } from '../http/filterUnreadable.ts'
import type { RequestOptions, SafeId } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import { type Protocol, protocolsSchema } from '../schemas/portfolio.ts'
import type { UnknownMember } from '../schemas/union.ts'

/** What `getPositions` takes. */
export type GetPositionsParameters = SafeId &
  RequestOptions & {
    /** Currency of the fiat values. Default `usd`. */
    currency?: string | undefined
    /** Past the gateway's own cache. */
    refresh?: boolean | undefined
    sync?: boolean | undefined
  }

/** Reads what an account has put to work in other contracts (GET positions). */
export async function getPositions(
  client: GatewayClient,
  parameters: GetPositionsParameters,
): Promise<(Protocol | UnknownMember)[]> {
  const { chainId, address, currency = 'usd', refresh, sync, signal } = checked(parameters)
  checkSafe({ chainId, address })
  checkWords({ currency })
  const list = await request(client, {
    path: path`/v1/chains/${chainId}/safes/${address}/positions/${currency}`,
    query: { refresh, sync },
    schema: protocolsSchema,
    signal,
  })
  return filterUnreadable(client, list)
}
