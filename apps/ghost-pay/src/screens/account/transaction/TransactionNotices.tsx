import { NodeFailure } from '../../../components/NodeFailure.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Warnings } from '../../../components/Warnings.tsx'
import type { Unreadable } from '../../../data/signableFromDetails.ts'
import type { OwnTransaction } from './useOwnTransaction.ts'

export type TransactionNoticesProps = {
  transaction: OwnTransaction
  /** Asking the node again. */
  retrying?: boolean | undefined
}

const unreadableBecause: Record<Unreadable, string> = {
  noCall: 'The gateway does not show what it calls, so nobody can tell what it does.',
  operation: 'The gateway shows a kind of call that no account makes.',
  version: 'Nobody knows the version of this account, so its hash cannot be computed.',
}

/** Warnings about a transaction, or about what the gateway says of it; the worst first. */
export function TransactionNotices({
  transaction: { own, unreadable, isNodeError, retry, truth },
  retrying = false,
}: TransactionNoticesProps) {
  return (
    <>
      {unreadable !== undefined && (
        <Notice tone="stop" title="This cannot be checked. Do not sign it anywhere.">
          <p>{unreadableBecause[unreadable]}</p>
          <p>
            Recipient and amount are the gateway’s word alone. It is neither signed nor executed
            here.
          </p>
        </Notice>
      )}
      {own?.isTampered === true && (
        <Notice
          tone="stop"
          title="The gateway’s transaction does not match its hash. Do not sign it anywhere."
        >
          What is shown here gives another hash than the one the gateway asks to sign.
        </Notice>
      )}
      {own?.isMisdescribed === true && (
        <Notice
          tone="stop"
          title="The gateway describes another transaction than this one. Do not trust it."
        >
          What you see here is read from the transaction itself, not from the gateway’s words.
        </Notice>
      )}
      {own?.tokenSentences.map((sentence) => (
        <Notice key={sentence} tone="stop" title={sentence}>
          What you see here is what the contract says. It is not signed here while they differ.
        </Notice>
      ))}
      {truth.contradiction !== undefined && (
        <Notice tone="stop" title={truth.contradiction.title}>
          {truth.contradiction.text}
        </Notice>
      )}
      {isNodeError && <NodeFailure what="this transaction" retrying={retrying} onRetry={retry} />}
      {own !== undefined && <Warnings warnings={own.view.warnings} />}
    </>
  )
}
