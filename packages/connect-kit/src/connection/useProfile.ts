'use client'

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useChains, useConfig, useConnection } from 'wagmi'

import type { Balance } from '../format/formatBalance.ts'
import * as limits from '../limits.ts'
import { ownQuery } from '../platform/ownQuery.ts'
import { isWaiting } from '../transactions/recentTransactions.ts'
import { useRecentTransactions } from '../transactions/useRecentTransactions.ts'
import {
  type Identity,
  type ProfileView,
  profileView,
  type ResolveIdentity,
} from './profileView.ts'

/** What the host or ENS says of an account. */
type Found = {
  hostName?: string | undefined
  name?: string | undefined
  avatar?: string | null | undefined
}

export type ProfileParameters = {
  /** The connected account. */
  address: `0x${string}` | undefined
  /** The balance is read only where it is shown. */
  withBalance: boolean
  /** What the host says of accounts. */
  kit: {
    /** Whose separators are used (BCP 47); the browser's when absent. */
    locale?: string | undefined
    /** Tokens whose balance is read in the place of the currency's, by chain id. */
    balanceTokens?: { readonly [chainId: number]: `0x${string}` | undefined } | undefined
    /** The host's own names and pictures. */
    resolveIdentity?: ResolveIdentity | undefined
  }
}

/**
 * What is known of the connected account beyond its address: name and picture from ENS, read from the host's own node of mainnet
 * and only if the host configured it, the balance of the chain's currency, and whether a transaction is pending. Belongs to the
 * code that loads after the first load: what it takes weighs as much as the button.
 */
export function useProfile({
  address,
  withBalance,
  kit: { balanceTokens, locale, resolveIdentity },
}: ProfileParameters): ProfileView {
  const config = useConfig()
  const chains = useChains()
  const { chainId } = useConnection()
  const isConfigured = (id: number | undefined) => chains.some((chain) => chain.id === id)

  const canAskEns = isConfigured(limits.nameLookupChainId)

  // Name and picture are one query, so that both appear at once.
  const { data: who } = useQuery({
    ...ownQuery({
      async ask(): Promise<Found | null> {
        if (!address) return null
        const identity = await ask(resolveIdentity, address)
        if (identity) return { hostName: identity.name, avatar: identity.avatar }
        if (!canAskEns) return null
        // The rules of names weigh more than everything else here.
        const { lookUpName } = await import('./lookUpName.ts')
        return lookUpName(config, address)
      },
      tries: 2,
      holds: 10 * 60_000,
      read: textsOf,
    }),
    queryKey: ['connect-kit', resolveIdentity ? 'identity' : 'ens', address],
    enabled: address !== undefined && (canAskEns || resolveIdentity !== undefined),
  })
  const token = balanceTokens?.[chainId ?? 0]
  const { data: balance } = useQuery({
    ...ownQuery({
      async ask() {
        if (!address || chainId === undefined) return null
        // What reads a balance weighs as much as all dialogs: the first press does not wait for it.
        const { readBalance } = await import('./readBalance.ts')
        return readBalance(config, { address, chainId, token })
      },
      tries: 2,
      read: balanceOf,
    }),
    // By its first word it is read again when a transaction has settled.
    queryKey: ['balance', 'connect-kit', chainId, token, address],
    enabled: withBalance && address !== undefined && isConfigured(chainId),
  })
  const hasPendingTransactions = useRecentTransactions().some(isWaiting)

  return useMemo(
    () =>
      profileView({
        hostName: who?.hostName,
        ensName: who?.name,
        ensAvatar: who?.avatar ?? undefined,
        balance: balance ?? undefined,
        hasPendingTransactions,
        locale,
      }),
    [who, balance, hasPendingTransactions, locale],
  )
}

/** What can be shown: a host may answer with anything, and so may what a page has kept of its answers. */
const textsOf = (found: Found | null): Found | null =>
  found && {
    hostName: textOf(found.hostName),
    name: textOf(found.name),
    avatar: textOf(found.avatar),
  }

const textOf = (said: unknown) => (typeof said === 'string' ? said : undefined)

/** A page that keeps its answers as text has a text in the place of the amount. */
function balanceOf(found: Balance | null): Balance | null {
  const isBalance =
    typeof found?.value === 'bigint' &&
    Number.isInteger(found.decimals) &&
    typeof found.symbol === 'string'
  return isBalance ? found : null
}

/** What the host says of an account. One that fails to say it says nothing. */
async function ask(
  resolveIdentity: ResolveIdentity | undefined,
  address: `0x${string}`,
): Promise<Identity | null | undefined> {
  try {
    return await resolveIdentity?.(address)
  } catch {
    return null
  }
}
