'use client'

import { useState } from 'react'
import { useChains, useConnection } from 'wagmi'

import { useOwnId } from '../context/useOwnId.ts'
import { useText } from '../context/useText.ts'
import { Code } from '../ui/Code.tsx'

/** The code of the connected address, on a chain of the page (behaviour/account-modal#receive). */
export function Receive() {
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
      />
    )
  )
}

export type ReceiveViewProps = {
  address: string
  /** The name of the network that it is good on. */
  chain: string
  open: boolean
  onToggle: () => void
}

/**
 * A button, and under it the address as a code for the phone of whoever pays, with the network that it is good on.
 *
 * The code says the bare address. An EIP-681 link (`ethereum:0x…@100`) would name the network too, but many wallets and exchanges
 * that scan a recipient take only an address, and some read the link as one on mainnet. So the network stands in words.
 */
export function ReceiveView({ address, chain, open, onToggle }: ReceiveViewProps) {
  const text = useText()
  const id = useOwnId()
  return (
    <div className="ck-receive">
      <button
        type="button"
        className="ck-button ck-tile"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={onToggle}
      >
        {text('account.receive')}
      </button>
      {open && (
        <div id={id} ref={showAll}>
          <Code text={address} alternative={text('account.code')} size="download" />
          <p className="ck-soft">{text('account.onlyOn', { chain })}</p>
        </div>
      )}
    </div>
  )
}

/** Scrolls as far as it has to for the code to be seen: a sheet may be shorter than what it holds. */
const showAll = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
