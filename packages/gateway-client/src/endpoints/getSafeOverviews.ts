import { checked, checkLists, checkSafe, checkWords, given } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import { GatewayMismatchError } from '../errors.ts'
import { filterUnreadable } from '../http/filterUnreadable.ts'
import type { RequestOptions, SafeId } from '../parameters.ts'
import { request } from '../request.ts'
import { isPlain } from '../schema.ts'
import type { Address } from '../schemas/address.ts'
import { readAddress } from '../schemas/address.ts'
import { type SafeOverview, safeOverviewsSchema } from '../schemas/safeOverview.ts'
import { isUnreadable, type UnknownMember } from '../schemas/union.ts'

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
 * Reads owners, total and queue length of many accounts (GET v2 safes), ten at a time. The answers come in the requested order;
 * `null` stands for an account that the gateway has left out, which it does silently. An answer that cannot be read is in the place of the
 * account that it names, and after all of them where it names none.
 */
export async function getSafeOverviews(
  client: GatewayClient,
  parameters: GetSafeOverviewsParameters,
): Promise<(SafeOverview | UnknownMember | null)[]> {
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
        signal,
      }),
    ),
  )
  const wanted = new Set(ids.map((id) => id.toLowerCase()))
  const byId = new Map<string, SafeOverview | UnknownMember>()
  const rest: UnknownMember[] = []
  const answered = filterUnreadable(client, answers.flat())
  // Those that can be read have their places first.
  const sorted = [...answered].sort((a, b) => Number(isUnreadable(a)) - Number(isUnreadable(b)))
  for (const each of sorted) {
    const { id, isNamed } = accountOf(each)
    if (isUnreadable(each) && (!isNamed || byId.has(id))) rest.push(each)
    else if (wanted.has(id)) byId.set(id, each)
    else
      throw new GatewayMismatchError({ field: 'address.value', expected: ids.join(), received: id })
  }
  return [...ids.map((id) => byId.get(id.toLowerCase()) ?? null), ...rest]
}

/** Which account an overview is of, as far as it says: also one that cannot be read. */
function accountOf(overview: SafeOverview | UnknownMember) {
  const { chainId, address } = isUnreadable(overview)
    ? overview.raw
    : (Object(overview) as Partial<SafeOverview>)
  const value = isPlain(address) ? String(address.value) : ''
  return {
    id: `${String(chainId)}:${value}`.toLowerCase(),
    isNamed: readAddress(value.toLowerCase()) !== undefined && /^\d+$/.test(String(chainId)),
  }
}
