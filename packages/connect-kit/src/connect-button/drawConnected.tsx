import { AccountButton } from './AccountButton.tsx'
import { ChainButton } from './ChainButton.tsx'
import type { AccountStatus, ChainStatus } from './ConnectButton.tsx'
import type { AccountView } from './accountView.ts'
import type { ConnectButtonState } from './useConnectButton.ts'

export type DrawConnectedProps = {
  account: AccountView
  state: ConnectButtonState
  accountPart: AccountStatus
  chainPart: ChainStatus
  withBalance: boolean
  /** The host has more than one chain. */
  severalChains: boolean
  onAccount: () => void
}

/** Draws the chain and the account, side by side. */
export function drawConnected({
  account,
  state,
  accountPart,
  chainPart,
  withBalance,
  severalChains,
  onAccount,
}: DrawConnectedProps) {
  const { chain } = state
  return (
    <div className="ck-connected">
      {chain && (chain.unsupported || (severalChains && chainPart !== 'none')) && (
        <ChainButton
          chain={chain}
          show={chainPart}
          isOpen={state.chainModalOpen}
          onPress={state.openChainModal}
        />
      )}
      <AccountButton
        account={account}
        show={accountPart}
        withBalance={withBalance}
        isOpen={state.accountModalOpen}
        onPress={onAccount}
      />
    </div>
  )
}
