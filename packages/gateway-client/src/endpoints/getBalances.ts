import { checked, checkSafe, checkWords } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import { reportUnreadable } from '../http/reportUnreadable.ts'
import type { RequestOptions, SafeId } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import { type Balances, balancesSchema } from '../schemas/balance.ts'

/** What `getBalances` takes. */
export type GetBalancesParameters = SafeId &
  RequestOptions & {
    /** Currency of the fiat values. Default `usd` (behaviour/gateway-client#currency). */
    currency?: string | undefined
    /** Only tokens of a token list. Default of the gateway: false. */
    trusted?: boolean | undefined
    /** Without what is taken for spam. Default of the gateway: true. */
    excludeSpam?: boolean | undefined
  }

/** Reads what an account holds, with fiat values, the largest first (GET balances). An unknown currency has fiat values of 0. */
export async function getBalances(
  client: GatewayClient,
  parameters: GetBalancesParameters,
): Promise<Balances> {
  const { chainId, address, currency = 'usd', trusted, excludeSpam, signal } = checked(parameters)
  checkSafe({ chainId, address })
  checkWords({ currency })
  const answer = await request(client, {
    path: path`/v1/chains/${chainId}/safes/${address}/balances/${currency}`,
    query: { trusted, exclude_spam: excludeSpam },
    schema: balancesSchema,
    signal,
  })
  return reportUnreadable(client, answer)
}
