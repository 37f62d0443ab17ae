import type { TokenDifference } from '@ghost-pay/safe-account/tokens'

import { text as sayHere } from '../../../components/gatewayHereCopy.ts'
import { NodeFailure } from '../../../components/NodeFailure.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Warnings } from '../../../components/Warnings.tsx'
import { isGatewayHere } from '../../../data/place.ts'
import { text as sayTruth } from '../../../data/truthCopy.ts'
import { warningsToSay } from '../review/warningsToSay.ts'
import { text as sayToken } from './tokenLieCopy.ts'
import { text } from './transactionPageCopy.ts'
import { contradictionSaid } from './truthSaid.ts'
import type { OwnTransaction } from './useOwnTransaction.ts'

export type TransactionNoticesProps = {
  transaction: OwnTransaction
  /** What the gateway describes stands above already, beside what would be signed. */
  isCompared?: boolean | undefined
}

/** Warnings about a transaction, or about what the gateway says of it; the worst first. */
export function TransactionNotices({
  transaction: { own, unreadable, isNodeError, retry, truth },
  isCompared = false,
}: TransactionNoticesProps) {
  return (
    <>
      {unreadable !== undefined && (
        <Notice tone="stop" title={text('notices.unreadable')}>
          <p>{text(`notices.unreadable.${unreadable}`)}</p>
          <p>{text('notices.claimed')}</p>
        </Notice>
      )}
      {own?.isTampered === true && (
        <Notice tone="stop" title={text('notices.hash')}>
          {text('notices.hash.text')}
        </Notice>
      )}
      {own?.isMisdescribed === true && !isCompared && (
        <Notice tone="stop" title={text('notices.other')}>
          {text('notices.other.text')}
        </Notice>
      )}
      {own?.tokenDifferences.map((difference) => (
        <Notice key={difference.kind} tone="stop" title={sayDifference(difference)}>
          {text('notices.token')}
        </Notice>
      ))}
      {truth.contradiction !== undefined && (
        <Notice tone="stop" title={sayTruth(...contradictionSaid(truth.contradiction).title)}>
          {sayTruth(...contradictionSaid(truth.contradiction).text)}
        </Notice>
      )}
      {isNodeError && <NodeFailure what={text('notices.what')} retrying={false} onRetry={retry} />}
      {isGatewayHere && truth.isOpen && (
        <Notice tone="warning" title={sayHere('here.onlyHere')}>
          {sayHere('here.handOn')}
        </Notice>
      )}
      {own !== undefined && <Warnings warnings={warningsToSay(own.view)} />}
    </>
  )
}

function sayDifference(difference: TokenDifference): string {
  const { kind, symbol } = difference
  switch (kind) {
    case 'decimals': {
      const { claimed, decimals } = difference
      return sayToken('tokenLie.decimals', { symbol, claimed, decimals })
    }
    case 'symbol':
      return sayToken('tokenLie.symbol', { symbol, own: difference.own })
    default:
      return sayToken(`tokenLie.${kind}`, { symbol })
  }
}

/** Says of what was executed that the gateway shows something else, above figures that are not the gateway's. */
export function ExecutedNotice({
  transaction: { own, fromChain },
}: Pick<TransactionNoticesProps, 'transaction'>) {
  if (fromChain !== 'read' && own?.isMisdescribed !== true) return null
  return (
    <Notice tone="stop" title={text('notices.executed')}>
      {text('notices.executed.text')}
    </Notice>
  )
}
