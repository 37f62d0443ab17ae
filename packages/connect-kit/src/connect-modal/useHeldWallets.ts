'use client'

import { useState } from 'react'

import type { WalletOption } from '../wallets/WalletOption.ts'

/**
 * Holds a list of wallets while a pointer is on it and about to press one: no wallet moves under the pointer.
 *
 * @param wallets as they are now
 * @returns those that stood there when the pointer came, or as they are now where there is none, whether they are held, and the
 * handlers of the element around them
 */
export function useHeldWallets(wallets: readonly WalletOption[]): {
  standing: readonly WalletOption[]
  isHeld: boolean
  holdProps: { onPointerEnter: () => void; onPointerLeave: () => void }
} {
  const [held, setHeld] = useState<readonly WalletOption[]>()
  return {
    standing: held ?? wallets,
    isHeld: held !== undefined,
    holdProps: {
      onPointerEnter: () => setHeld(wallets),
      onPointerLeave: () => setHeld(undefined),
    },
  }
}
