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
import { contradictionSaid, statusSaid } from './truthSaid.ts'
import type { OwnTransaction } from './useOwnTransaction.ts'
import type { Hash } from 'viem'
import { getExplorerUrl } from '@ghost-pay/chains/explorer'
import { HexDigest } from '../../../components/HexDigest.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { text as sayStatus } from '../../../data/statusCopy.ts'
import type { Executed } from '../../../data/useExecuted.ts'


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

type UnprovenExecutionProps = {
  account: SharedAccount
  /** The chain's transaction, as the gateway names it. */
  hash: Hash
  transaction: Pick<OwnTransaction, 'truth'>
  fromChain: Exclude<Executed['status'], 'read'>
}

/** What was executed and is shown falsely by the gateway, while the chain has not said what it was: a page without any figure. */
export function UnprovenExecution({
  account: { chain },
  hash,
  transaction: { truth },
  fromChain,
}: UnprovenExecutionProps) {
  if (fromChain === 'pending') return <Skeleton label={text('notices.executed.reading')} rows={4} />
  return (
    <>
      <h1>
        {truth.isClaimed
          ? sayStatus('status.claimed', { status: sayStatus(...statusSaid(truth.status)) })
          : sayStatus(...statusSaid(truth.status))}
      </h1>
      <Notice tone="stop" title={text(`notices.executed.${fromChain}`)}>
        {text(`notices.executed.${fromChain}.text`)}
      </Notice>
      {truth.contradiction !== undefined && (
        <Notice tone="stop" title={sayTruth(...contradictionSaid(truth.contradiction).title)}>
          {sayTruth(...contradictionSaid(truth.contradiction).text)}
        </Notice>
      )}
      <HexDigest
        digest={hash}
        copyLabel={text('notices.executed.copy')}
        explorerUrl={getExplorerUrl({ chain, type: 'tx', value: hash })}
      />
    </>
  )
}
