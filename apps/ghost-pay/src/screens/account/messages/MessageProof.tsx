import type { Hash } from 'viem'

import { Seal } from '../../../components/Seal.tsx'
import { Source } from '../../../components/Source.tsx'
import { Tick } from '../review/ProofStrip.tsx'
import type { MessageCheck } from './messageChecks.ts'
import { text } from './messageCopy.ts'

export type MessageProofProps = { hash: Hash | undefined; checks: readonly MessageCheck[] }

/** The five checks of a message, each with who answered. */
export function MessageProof({ hash, checks }: MessageProofProps) {
  const count = checks.length
  const failed = checks.filter(({ state }) => state === 'failed').length
  const passed = checks.filter(({ state }) => state === 'passed').length
  return (
    <section className="gp-proof" aria-label={text('message.checks')}>
      <div className="gp-proof-top">
        {hash !== undefined && (
          <Seal
            hash={hash}
            checks={checks.map(({ state }) => state)}
            label={text('message.seal', { passed, count })}
            size={72}
          />
        )}
        <h2 role="status">
          {failed > 0
            ? text('message.checksFailed', { count: failed })
            : passed === count
              ? text('message.checksAll')
              : text('message.checksSome', { passed, count })}
        </h2>
      </div>
      <ol>
        {checks.map(({ name, state, said, by, source }) => (
          <li key={name} data-check={name} data-state={state}>
            <Tick state={state} />
            <span>
              <b>{text(...said)}</b>
              <Source source={by}>{text(...source)}</Source>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
