'use client'

import { useText } from '../context/useText.ts'
import type { WalletAbilities } from './walletAbilities.ts'

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
