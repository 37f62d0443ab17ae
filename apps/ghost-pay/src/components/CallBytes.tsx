import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Address, Hex } from 'viem'

const ClaimedCall = lazy(() =>
  import('./ClaimedCall.tsx').then(({ ClaimedCall }) => ({ default: ClaimedCall })),
)

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
    <details
      onToggle={(event) => {
        setOpen(event.currentTarget.open)
      }}
    >
      <summary>{children}</summary>
      <span className="gp-digest gp-mono">{data}</span>
      {isOpen && unread !== undefined && (
        <Suspense>
          <ClaimedCall {...unread} data={data} />
        </Suspense>
      )}
    </details>
  )
}
