'use client'

import type { ReactNode } from 'react'

import { shortAddress } from '../format/shortAddress.ts'

export type PlainButtonProps = {
  /** The account of the visitor, where it is known; it stands in the place of the words. */
  address: `0x${string}` | undefined
  isOpen: boolean
  onPress: () => void
  children?: ReactNode
}

/** The connect button without the code that shows an account: the words, or the account by its address alone. */
export function PlainButton({ address, isOpen, onPress, children }: PlainButtonProps) {
  return (
    <button
      type="button"
      className={address ? 'ck-connected-part ck-strong' : 'ck-connect-wallet'}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {address ? shortAddress(address) : children}
    </button>
  )
}
