import { compareVersions } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { AddressBlock } from '../../../components/AddressBlock.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Source } from '../../../components/Source.tsx'
import { text } from './messageCopy.ts'

export type MessagesSideProps = { account: Pick<SharedAccount, 'onChain'> }

/** Beside the messages: how many sign one, and what at the account answers apps. */
export function MessagesSide({ account: { onChain } }: MessagesSideProps) {
  const answers = whatAnswers(onChain)
  return (
    <>
      <section className="gp-stack-tight" aria-labelledby="messages-needed">
        <h2 id="messages-needed">{text('messages.neededTitle')}</h2>
        <p className="gp-soft gp-small">
          {onChain === undefined
            ? '–'
            : text('messages.needed', {
                count: onChain.threshold,
                owners: onChain.owners.length,
              })}
        </p>
      </section>
      <section className="gp-stack-tight" aria-labelledby="messages-answers">
        <h2 id="messages-answers">{text('messages.answersTitle')}</h2>
        {answers === 'none' ? (
          <Notice tone="warning" title={text('messages.answersNone')} />
        ) : (
          <p className="gp-soft gp-small">
            {text(answers === 'unknown' ? 'messages.answersUnknown' : 'messages.answers')}
          </p>
        )}
        {onChain !== undefined && <Source source="chain">{text('messages.chain')}</Source>}
        {answers === 'handler' && onChain?.fallbackHandler && (
          <details className="gp-details">
            <summary>{text('messages.details')}</summary>
            <p className="gp-soft gp-small">
              {text('messages.answersWith', {
                contract: onChain.fallbackHandler.official?.name ?? text('messages.handler'),
              })}
            </p>
            <AddressBlock address={onChain.fallbackHandler.address} shape="account" />
          </details>
        )}
      </section>
    </>
  )
}

/** Before 1.3.0 the contract answered apps itself; since then its fallback handler does, where it has one. */
function whatAnswers(onChain: SharedAccount['onChain']): 'itself' | 'handler' | 'none' | 'unknown' {
  if (onChain?.version === undefined) return 'unknown'
  if (compareVersions(onChain.version, '1.3.0') < 0) return 'itself'
  if (onChain.fallbackHandler === undefined) return 'unknown'
  return onChain.fallbackHandler === null ? 'none' : 'handler'
}
