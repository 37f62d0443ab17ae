import type { Hash } from 'viem'

import { Proof } from '../review/ProofStrip.tsx'
import type { MessageCheck } from './messageChecks.ts'
import { text } from './messageCopy.ts'

export type MessageProofProps = { hash: Hash | undefined; checks: readonly MessageCheck[] }

/** The five checks of a message, each with who answered. */
export function MessageProof({ hash, checks }: MessageProofProps) {
  const count = checks.length
  const failed = checks.filter(({ state }) => state === 'failed').length
  const passed = checks.filter(({ state }) => state === 'passed').length
  return (
    <Proof
      label={text('message.checks')}
      hash={hash}
      seal={text('message.seal', { passed, count })}
      checks={checks.map((check) => ({
        ...check,
        said: text(...check.said),
        source: text(...check.source),
      }))}
    >
      <h2 role="status">
        {failed > 0
          ? text('message.checksFailed', { count: failed })
          : passed === count
            ? text('message.checksAll')
            : text('message.checksSome', { passed, count })}
      </h2>
    </Proof>
  )
}
