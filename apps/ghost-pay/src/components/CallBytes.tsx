import { type ReactNode, useState } from 'react'
import type { Address, Hex } from 'viem'

import { ClaimedCall } from './ClaimedCall.tsx'

import './Facts.css'

export type CallBytesProps = {
  data: Hex
  /** The contract that is called, where the app cannot read the call itself: then the gateway is asked when they are opened. */
  unread: { chainId: number; to: Address } | undefined
  /** How many they are, in words. */
  children: ReactNode
}

/** The bytes of a call, whole, behind how many they are. */
export function CallBytes({ data, unread, children }: CallBytesProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{children}</summary>
      <span className="gp-digest gp-mono">{data}</span>
      {isOpen && unread !== undefined && <ClaimedCall {...unread} data={data} />}
    </details>
  )
}
