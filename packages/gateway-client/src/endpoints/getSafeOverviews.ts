import { checkLists, checkSafe, checkWords, checked, given } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import { dropInvalid } from '../http/dropInvalid.ts'
import { GatewayMismatchError } from '../errors.ts'
import type { RequestOptions, SafeId } from '../parameters.ts'
import { request } from '../request.ts'
import type { Address } from '../schemas/primitives.ts'
import { type SafeOverview, safeOverviewsSchema } from '../schemas/safe.ts'

/** What `getSafeOverviews` takes. */
export type GetSafeOverviewsParameters = RequestOptions & {
  /** Any number of accounts, on any chains. */
  safes: readonly SafeId[]
  /** Currency of the totals. Default `usd`. */
  currency?: string | undefined
  /** Counts only tokens of a token list. Default of the gateway: false. */
  trusted?: boolean | undefined
  /** Whose confirmations `awaitingConfirmation` counts. */
  walletAddress?: Address | undefined
}

/** The gateway answers for the first ten only. */
const chunkSize = 10

/**
 * Reads owners, total and queue length of many accounts (GET v2 safes), ten at a time. The answers come in the order asked for;
 * `null` stands for an account that the gateway has left out, which it does silently.
 */
export async function getSafeOverviews(
  client: GatewayClient,
  parameters: GetSafeOverviewsParameters,
): Promise<(SafeOverview | null)[]> {
  const { safes, currency = 'usd', trusted, walletAddress, signal } = checked(parameters)
  checkLists({ safes })
  safes.forEach(checkSafe)
  checkWords({ currency, ...given({ walletAddress }) })
  const query = { currency, trusted, wallet_address: walletAddress }
  const ids = safes.map(({ chainId, address }) => `${chainId}:${address}`)
  const chunks = ids.flatMap((_, index) =>
    index % chunkSize === 0 ? [ids.slice(index, index + chunkSize)] : [],
  )
  const answers = await Promise.all(
    chunks.map((chunk) =>
      request(client, {
        path: '/v2/safes',
        query: { ...query, safes: chunk.join() },
        schema: safeOverviewsSchema,
        mend: dropInvalid,
        signal,
      }),
    ),
  )
  const asked = new Set(ids.map((id) => id.toLowerCase()))
  const byId = new Map<string, SafeOverview>()
  for (const each of answers.flat()) {
    const id = `${each.chainId}:${each.address.value}`.toLowerCase()
    if (!asked.has(id)) {
      throw new GatewayMismatchError({ field: 'address.value', asked: ids.join(), received: id })
    }
    byId.set(id, each)
  }
  return ids.map((id) => byId.get(id.toLowerCase()) ?? null)
}
