import { useQuery } from '@tanstack/react-query'
import { type Address, getAddress, isAddressEqual } from 'viem'
import { useConnection } from 'wagmi'
import { getAllOwnedSafesQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'
import type { AccountId } from '@ghost-pay/safe-account/store'

import { isGatewayHere } from '../../gateway/place.ts'
import { useKeptAccounts } from '../../kept/useKeptAccounts.ts'

/**
 * Accounts on a chain that could pay: those the connected address owns, as a hosted gateway lists them, and those opened here.
 *
 * @returns `isUntold` while, or because, the gateway has not said which accounts the connected address owns there
 */
export function usePayers(
  chainId: number,
  payee: Address,
): { accounts: readonly AccountId[]; isUntold: boolean } {
  const client = useGateway()
  const { address: owner } = useConnection()
  const kept = useKeptAccounts()
  const isAsked = owner !== undefined && !isGatewayHere
  const owned = useQuery({
    ...getAllOwnedSafesQueryOptions(client, { owner: owner ?? payee }),
    // The page's own gateway knows only the accounts that it was asked about: that is no list.
    enabled: isAsked,
  })
  const found = [
    ...kept.filter((account) => account.chainId === chainId).map(({ address }) => address),
    ...(owned.data?.[chainId] ?? []),
  ].map((address) => getAddress(address))
  const accounts = [...new Set(found)]
    .filter((address) => !isAddressEqual(address, payee))
    .map((address) => ({ chainId, address }))
  // Of a chain that could not be asked the gateway says null.
  return {
    accounts,
    isUntold: isAsked && (owned.data === undefined || owned.data[chainId] === null),
  }
}
