import { useQuery } from '@tanstack/react-query'
import { type Address, isAddressEqual } from 'viem'
import { isUnknown } from '@ghost-pay/gateway-client'
import {
  getAllOwnedSafesQueryOptions,
  getSafeOverviewsQueryOptions,
  useGateway,
} from '@ghost-pay/gateway-client/react'
import { listingOf } from '@ghost-pay/safe-account'
import { knownWorth } from '@ghost-pay/safe-account/money'
import { type AccountId, accountKey } from '@ghost-pay/safe-account/store'

import { chains } from '../../chains.ts'
import { formatAccountId } from '../../data/accountId.ts'
import { currency } from '../../data/currency.ts'
import { isGatewayHere } from '../../data/place.ts'
import { formatFiat } from '../../format/fiat.ts'
import { useAccountsOnChain } from '../accounts/useAccountsOnChain.ts'
import type { RailAccount } from './RailAccountsView.tsx'

/** As many as the rail has room for, and as the gateway answers for at once. */
const shownAccounts = 5

/** What is listed changes seldom: asked about once in this many milliseconds. */
const staleTime = 5 * 60_000

/**
 * The accounts for the rail: the open one, and others that the gateway lists for the visitor and the chain says they own.
 *
 * @param viewer the connected address
 */
export function useRailAccounts(
  current: AccountId & { path: string },
  viewer: Address | undefined,
): readonly RailAccount[] {
  const client = useGateway()
  const owned = useQuery({
    ...getAllOwnedSafesQueryOptions(client, { owner: viewer ?? current.address }),
    // The page itself knows neither which accounts there are nor what they are worth.
    enabled: viewer !== undefined && !isGatewayHere,
    staleTime,
  })
  const lists = chains.flatMap(({ id }) => {
    const addresses = [...new Set(owned.data?.[id])].slice(0, shownAccounts)
    return addresses.length === 0 ? [] : [{ chainId: id, addresses }]
  })
  const answers = useAccountsOnChain(lists)
  const own = lists.flatMap(({ chainId, addresses }, index) =>
    addresses.flatMap((address) =>
      viewer !== undefined && listingOf(answers[index]?.accounts.get(address), viewer) === 'own'
        ? [{ chainId, address }]
        : [],
    ),
  )
  const isCurrent = (account: AccountId) =>
    account.chainId === current.chainId && isAddressEqual(account.address, current.address)
  // The order stays as the gateway's list has it, so that nothing jumps on a switch.
  const shown = (own.some(isCurrent) ? own : [current, ...own]).slice(0, shownAccounts)
  const overviews = useQuery({
    ...getSafeOverviewsQueryOptions(client, {
      safes: shown.map(({ chainId, address }) => ({ chainId, address })),
      currency,
      walletAddress: viewer,
    }),
    enabled: !isGatewayHere,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })
  const byKey = new Map(
    (overviews.data ?? []).flatMap((overview) =>
      overview === null || isUnknown(overview)
        ? []
        : [[accountKey({ ...overview, address: overview.address.value }), overview] as const],
    ),
  )
  return shown.map(({ chainId, address }) => {
    const overview = byKey.get(accountKey({ chainId, address }))
    const worth = knownWorth(Number(overview?.fiatTotal)) ?? 0
    return {
      address,
      path: `/a/${formatAccountId({ chainId, address }, chains)}`,
      detail:
        worth > 0
          ? formatFiat(worth.toFixed(0), currency, true)
          : (chains.find(({ id }) => id === chainId)?.name ?? ''),
      forViewer: overview?.awaitingConfirmation ?? undefined,
      waiting: overview?.queued,
    }
  })
}
