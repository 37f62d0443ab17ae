import type { Said } from '../../../text/Said.ts'
import type { CheckState, ReviewCheck } from './reviewChecks.ts'
import type { reviewCopy } from './reviewCopy.ts'

type Words = Said<typeof reviewCopy>

/** A sentence; `closes`: it is the name of a check, and still needs its full stop. */
export type ProofSentence = { said: Words; closes: boolean }

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
