import { checked, checkNumbers, checkSafe, given } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { PageOptions, SafeId } from '../parameters.ts'
import { path } from '../path.ts'
import { requestPage } from '../requestPage.ts'
import { type HistoryPage, historyPageSchema } from '../schemas/transaction.ts'

/** What `getTransactionHistory` takes. */
export type GetTransactionHistoryParameters = SafeId &
  PageOptions & {
    /** IANA time zone by which the gateway groups days, for example `Europe/Berlin`. */
    timezone?: string | undefined
    /** Distance to UTC in milliseconds. @deprecated in favour of `timezone` */
    timezoneOffset?: number | undefined
    /** `false` shows transfers of tokens on no list, too. Default of the gateway: true. */
    trusted?: boolean | undefined
    /** `false` hides transfers that imitate others. Default of the gateway: true. */
    imitation?: boolean | undefined
  }

/** Reads a page of what has happened, the newest first (GET transactions/history). `groupHistory` sorts it by day. */
export async function getTransactionHistory(
  client: GatewayClient,
  parameters: GetTransactionHistoryParameters,
): Promise<HistoryPage> {
  const { chainId, address, timezone, timezoneOffset, trusted, imitation, pageUrl, signal } =
    checked(parameters)
  checkSafe({ chainId, address })
  checkNumbers(given({ timezoneOffset }))
  return requestPage(client, {
    path: path`/v1/chains/${chainId}/safes/${address}/transactions/history`,
    query: { timezone, timezone_offset: timezoneOffset, trusted, imitation },
    pageUrl,
    about: { 'results.*.transaction.id': address },
    schema: historyPageSchema,
    signal,
  })
}
