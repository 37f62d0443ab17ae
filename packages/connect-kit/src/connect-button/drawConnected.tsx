import { AccountButton, type AccountButtonProps } from './AccountButton.tsx'
import { ChainButton, type ChainButtonProps } from './ChainButton.tsx'

export type DrawConnectedProps = {
  account: AccountButtonProps
  /** Absent where the chain is not shown. */
  chain: ChainButtonProps | undefined
}

/** Draws the chain and the account, side by side. */
export function drawConnected({ account, chain }: DrawConnectedProps) {
  return (
    <div className="ck-connected">
      {chain && <ChainButton {...chain} />}
      <AccountButton {...account} />
    </div>
  )
}
