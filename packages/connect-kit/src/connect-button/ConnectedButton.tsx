'use client'

import { useProfile } from '../connection/useProfile.ts'
import { useKit } from '../context/KitContext.ts'
import { AccountButton, type AccountStatus } from './AccountButton.tsx'
import { accountView } from './accountView.ts'
import { ChainButton, type ChainStatus } from './ChainButton.tsx'
import type { ChainView } from './chainView.ts'

export type ConnectedButtonProps = {
  address: `0x${string}`
  /** Absent where the chain is not shown. */
  chain: ChainView | undefined
  accountStatus: AccountStatus
  chainStatus: ChainStatus
  withBalance: boolean
  accountModalOpen: boolean
  chainModalOpen: boolean
  onAccount: () => void
  onChain: () => void
}

/** The connect button of a visitor who is connected: the chain and the account, side by side. */
export function ConnectedButton(props: ConnectedButtonProps) {
  const { address, chain, withBalance } = props
  const account = accountView(address, useProfile({ address, withBalance, kit: useKit() }))
  return (
    <div className="ck-connected">
      {chain && (
        <ChainButton
          chain={chain}
          show={props.chainStatus}
          isOpen={props.chainModalOpen}
          onPress={props.onChain}
        />
      )}
      <AccountButton
        account={account}
        show={props.accountStatus}
        withBalance={withBalance}
        isOpen={props.accountModalOpen}
        onPress={props.onAccount}
      />
    </div>
  )
}
