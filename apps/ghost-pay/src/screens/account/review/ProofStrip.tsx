import type { ReactNode } from 'react'
import type { Hash } from 'viem'

import { Seal } from '../../../components/Seal.tsx'
import { Source } from '../../../components/Source.tsx'
import { useNow } from '../../../components/useNow.ts'
import { timeAgo } from '../../../format/timeAgo.ts'
import type { Said } from '../../../text/Said.ts'
import type { CheckState, ReviewCheck } from './reviewChecks.ts'
import { type reviewCopy, text } from './reviewCopy.ts'

export type ProofStripProps = {
  hash: Hash | undefined
  checks: readonly ReviewCheck[]
}

/** The checks, each with who answered and when; one lands when its answer has come. */
export function ProofStrip({ hash, checks }: ProofStripProps) {
  const now = useNow(1000)
  const { title, more } = proofSaid(checks)
  const sentence = ({ said, closes }: ProofSentence) =>
    closes ? text('review.checks.one', { said: text(...said) }) : text(...said)
  return (
    <Proof
      label={text('review.checks')}
      hash={hash}
      seal={text('review.seal', passedIn(checks))}
      checks={checks.map(({ said, source, time = 0, ...check }) => ({
        ...check,
        said: text(...said),
        source: (
          <>
            {text(...source)}
            {time > 0 && ` · ${timeAgo(time, now)}`}
          </>
        ),
      }))}
    >
      <div role="status">
        <h2>{text(...title)}</h2>
        <p className="gp-soft gp-small">{more.map(sentence).join(' ')}</p>
      </div>
    </Proof>
  )
}

export type ProofProps = Pick<ProofStripProps, 'hash'> & {
  label: string
  seal: string
  checks: readonly (Pick<ReviewCheck, 'state' | 'by'> &
    Record<'name' | 'said', string> & { source: ReactNode })[]
  children: ReactNode
}

/** Checks, each with who answered, below the seal of what they are about. */
export const Proof = ({ label, hash, seal, checks, children }: ProofProps) => (
  <section className="gp-card gp-proof gp-padded" aria-label={label}>
    <div className="gp-proof-top gp-beside">
      {hash !== undefined && (
        <Seal hash={hash} checks={checks.map(({ state }) => state)} label={seal} size={72} />
      )}
      {children}
    </div>
    <ol>
      {checks.map(({ name, state, said, by, source }) => (
        <li key={name} data-check={name} data-state={state}>
          <Tick state={state} />
          <span>
            <b>{said}</b>
            <Source source={by}>{source}</Source>
          </span>
        </li>
      ))}
    </ol>
  </section>
)

/** Solid for what is proven, dashed for what is not, turning for what is on its way. */
function Tick({ state }: { state: CheckState }) {
  return (
    <svg className="gp-tick" data-state={state} viewBox="0 0 20 20" aria-hidden="true">
      {state === 'failed' ? (
        <>
          <path className="gp-tick-fill" d="M6.7 2h6.6L18 6.7v6.6L13.3 18H6.7L2 13.3V6.7z" />
          <path className="gp-tick-line" d="m7.3 7.3 5.4 5.4M12.7 7.3l-5.4 5.4" />
        </>
      ) : state === 'warning' ? (
        <>
          <path className="gp-tick-fill" d="M10 1.5 18.5 10 10 18.5 1.5 10z" />
          <path className="gp-tick-line" d="M10 6v5M10 13.6v.1" />
        </>
      ) : state === 'passed' ? (
        <>
          <circle className="gp-tick-fill" cx="10" cy="10" r="9" />
          <path className="gp-tick-line" d="m6.2 10.2 2.6 2.6 5-5.3" />
        </>
      ) : (
        <circle className="gp-tick-open" cx="10" cy="10" r="8.25" />
      )}
    </svg>
  )
}

/** The checks in their short form, beside the button. Failed bars are higher, so that the shape tells too. */
export function SevenBars({ checks }: Pick<ProofStripProps, 'checks'>) {
  return (
    <span className="gp-seven" role="img" aria-label={text('review.checks.some', passedIn(checks))}>
      {checks.map(({ name, state }) => (
        <i key={name} data-state={state} />
      ))}
    </span>
  )
}

type Words = Said<typeof reviewCopy>

/** A sentence; `closes`: it is the name of a check, and still needs its full stop. */
type ProofSentence = { said: Words; closes: boolean }

/** How many checks there are, and how many were asked and agree. Nothing else counts as passed. */
export const passedIn = (checks: readonly ReviewCheck[]): { passed: number; count: number } => ({
  passed: checks.filter(({ state }) => state === 'passed').length,
  count: checks.length,
})

/** The checks in one line, and beneath it each thing that is not passed: by its name where it is the only one of its kind. */
export function proofSaid(checks: readonly ReviewCheck[]): {
  title: Words
  more: readonly ProofSentence[]
} {
  const inState = (state: CheckState) => checks.filter((check) => check.state === state)
  const { length: failed } = inState('failed')
  if (failed > 0) {
    return {
      title: ['review.checks.failed', { count: failed }],
      more: [{ said: ['review.checks.closed'], closes: false }],
    }
  }
  const { passed, count } = passedIn(checks)
  if (passed === count) {
    return {
      title: ['review.checks.all', { count }],
      more: [{ said: ['review.checks.solid'], closes: false }],
    }
  }
  const more = (['warning', 'open', 'running'] as const).flatMap((state): ProofSentence[] => {
    const [first, ...others] = inState(state)
    if (first === undefined) return []
    if (others.length === 0 && state !== 'running') return [{ said: first.said, closes: true }]
    return [{ said: [`review.checks.${state}`, { count: others.length + 1 }], closes: false }]
  })
  return { title: ['review.checks.some', { passed, count }], more }
}
