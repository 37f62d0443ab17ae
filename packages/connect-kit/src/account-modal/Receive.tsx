'use client'

import { useState } from 'react'
import { useChains, useConnection } from 'wagmi'

import { type CodeDrawer, ReceiveView } from './ReceiveView.tsx'

/**
 * The code of the connected address, on a chain of the page (behaviour/account-modal#receive).
 *
 * @param props.Code draws it. It is the dialogs' own, handed over so that their code stays one piece.
 */
export function Receive({ Code }: { Code: CodeDrawer }) {
  const [open, setOpen] = useState(false)
  const { address, chainId } = useConnection()
  const chain = useChains().find(({ id }) => id === chainId)
  return (
    address &&
    chain && (
      <ReceiveView
        address={address}
        chain={chain.name}
        open={open}
        onToggle={() => setOpen(!open)}
        Code={Code}
      />
    )
  )
}
