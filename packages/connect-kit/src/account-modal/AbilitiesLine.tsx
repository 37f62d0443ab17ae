'use client'

import { useQuery } from '@tanstack/react-query'
import { useChains, useConnection } from 'wagmi'

import { useText } from '../context/useText.ts'
import { ownQuery } from '../platform/ownQuery.ts'
import { type AskedWallet, readAbilities } from './readAbilities.ts'
import type { WalletAbilities } from './walletAbilities.ts'

/** What the connected wallet can do on its chain, once it has said so (behaviour/account-modal#abilities). */
export function AbilitiesLine() {
  const chains = useChains()
  const { address, chainId, connector } = useConnection()
  const { data: abilities } = useQuery({
    ...ownQuery({
      async ask() {
        if (!connector || !address || chainId === undefined) return null
        const wallet = (await connector.getProvider({ chainId })) as AskedWallet
        return readAbilities(wallet, address, chainId)
      },
      tries: 1,
      holds: 60_000,
      read: (abilities) => abilities,
    }),
    queryKey: ['connect-kit', 'abilities', connector?.uid, chainId, address],
    enabled: address !== undefined && chains.some(({ id }) => id === chainId),
  })
  return abilities && <AbilitiesView abilities={abilities} />
}

const batches = { supported: 'account.atomic', ready: 'account.atomicReady' } as const

/** A quiet line for each thing that the wallet can do beside plain transactions. */
export function AbilitiesView({
  abilities: { atomic, sponsored },
}: {
  abilities: WalletAbilities
}) {
  const text = useText()
  return (
    <>
      {atomic && <p className="ck-kind">{text(batches[atomic])}</p>}
      {sponsored && <p className="ck-kind">{text('account.sponsored')}</p>}
    </>
  )
}
