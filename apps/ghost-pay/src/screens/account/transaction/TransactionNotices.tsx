import type { Hash } from 'viem'
import type {
  StatusWord,
  TransactionTruth,
  TruthContradiction,
} from '@ghost-pay/safe-account/checks'
import type { TokenDifference } from '@ghost-pay/safe-account/tokens'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { HexDigest } from '../../../components/HexDigest.tsx'
import { NodeFailure } from '../../../components/NodeFailure.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { Warnings } from '../../../components/Warnings.tsx'
import { isGatewayHere } from '../../../gateway/place.ts'
import type { Said } from '../../../text/Said.ts'
import { warningsToSay } from '../review/warningsToSay.ts'
import { text, type transactionPageCopy } from './transactionPageCopy.ts'
import type { Executed } from './useChainWord.ts'
import type { OwnTransaction } from './useOwnTransaction.ts'

export type TransactionNoticesProps = {
  transaction: OwnTransaction
  /** Where gateway and chain differ about its token, where no owners sign it. */
  tokenDifferences?: readonly TokenDifference[] | undefined
  /** What the gateway describes stands above already, beside what would be signed. */
  isCompared?: boolean | undefined
}

/** Warnings about a transaction, or about what the gateway says of it; the worst first. */
export function TransactionNotices({
  transaction: { own, unreadable, isNodeError, retry, truth },
  tokenDifferences = own?.tokenDifferences,
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
      {tokenDifferences?.map((difference) => (
        <Notice key={difference.kind} tone="stop" title={sayDifference(difference)}>
          {text('notices.token')}
        </Notice>
      ))}
      <Contradiction truth={truth} />
      {isNodeError && <NodeFailure what={text('notices.what')} retrying={false} onRetry={retry} />}
      {isGatewayHere && truth.isOpen && (
        <Notice tone="warning" title={text('notices.onlyHere')}>
          {text('notices.handOn')}
        </Notice>
      )}
      {own !== undefined && <Warnings warnings={warningsToSay(own.view)} />}
    </>
  )
}

/** Where the gateway says of it what the chain does not. */
function Contradiction({ truth: { contradiction } }: Pick<OwnTransaction, 'truth'>) {
  if (contradiction === undefined) return null
  const said = contradictionSaid(contradiction)
  return (
    <Notice tone="stop" title={text(...said.title)}>
      {text(...said.text)}
    </Notice>
  )
}

function sayDifference(difference: TokenDifference): string {
  const { kind, symbol } = difference
  switch (kind) {
    case 'decimals': {
      const { claimed, decimals } = difference
      return text('tokenLie.decimals', { symbol, claimed, decimals })
    }
    case 'symbol':
      return text('tokenLie.symbol', { symbol, own: difference.own })
    default:
      return text(`tokenLie.${kind}`, { symbol })
  }
}

/** Says of what was executed that the gateway says or shows something else, above what the chain says. */
export function ExecutedNotice({
  transaction: { own, fromChain, truth },
}: Pick<TransactionNoticesProps, 'transaction'>) {
  return (
    <>
      <Contradiction truth={truth} />
      {(fromChain === 'read' || own?.isMisdescribed === true) && (
        <Notice tone="stop" title={text('notices.executed')}>
          {text('notices.executed.text')}
        </Notice>
      )}
    </>
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
export function UnprovenExecution(props: UnprovenExecutionProps) {
  const { hash, fromChain } = props
  const { chain } = props.account
  const { truth } = props.transaction
  if (fromChain === 'pending') return <Skeleton label={text('notices.executed.reading')} rows={4} />
  return (
    <>
      <h1>{sayState(truth)}</h1>
      <Notice tone="stop" title={text(`notices.executed.${fromChain}`)}>
        {text(`notices.executed.${fromChain}.text`)}
      </Notice>
      <Contradiction truth={truth} />
      <HexDigest digest={hash} chain={chain} />
    </>
  )
}

/** Says how far a transaction is. */
export const statusSaid = (status: StatusWord): Said<typeof transactionPageCopy> =>
  status.kind === 'unknown'
    ? ['status.unknown', { status: status.status }]
    : [`status.${status.kind}`]

/** The same as a word on the page, marked where it is the gateway's alone. */
export function sayState({ isClaimed, status }: TransactionTruth): string {
  const said = text(...statusSaid(status))
  return isClaimed ? text('status.claimed', { status: said }) : said
}

/** Says what a gateway says of how far a transaction is, and the chain does not. */
export function contradictionSaid(contradiction: TruthContradiction): {
  title: Said<typeof transactionPageCopy>
  text: Said<typeof transactionPageCopy>
} {
  const { kind } = contradiction
  if (kind === 'notCancelled' || kind === 'used') {
    const nonce = String(contradiction.nonce)
    return { title: [`truth.${kind}.title`, { nonce }], text: [`truth.${kind}`] }
  }
  return { title: [`truth.${kind}.title`], text: [`truth.${kind}`] }
}
