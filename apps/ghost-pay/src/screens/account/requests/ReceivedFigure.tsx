import type { ReceivedTransfer } from '@ghost-pay/payments/requests'

import { Amount } from '../../../components/Amount.tsx'
import { Source } from '../../../components/Source.tsx'
import { text } from './requestsCopy.ts'

export type ReceivedFigureProps = {
  transfer: Pick<ReceivedTransfer, 'amount' | 'blockNumber' | 'transactionHash'>
  /** Undefined while, or because, the chain has not told the token's decimals. */
  token: { symbol: string; decimals: number } | undefined
}

/** How much came, and the block that says so. */
export function ReceivedFigure({ transfer, token }: ReceivedFigureProps) {
  return (
    <span className="gp-request-figure gp-figures">
      <Amount
        value={token && transfer.amount}
        decimals={token?.decimals ?? 0}
        symbol={token?.symbol ?? ''}
        incoming
      />
      <Source source="chain" title={transfer.transactionHash}>
        {text('requests.block', { block: Number(transfer.blockNumber) })}
      </Source>
    </span>
  )
}
