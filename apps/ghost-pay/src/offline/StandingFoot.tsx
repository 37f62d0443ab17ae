import { dayAndTime } from '../format/dayAndTime.ts'
import { text } from './offlineCopy.ts'
import type { Standing } from './standing.ts'

import './StandingFoot.css'

export type StandingFootProps = {
  /** What is the case. */
  said: string
  /** What follows from it, or why it is so. */
  why: string
}

/** Says below the page what its figures stand on: as the last thing of the page it moves nothing. */
export function StandingFoot({ said, why }: StandingFootProps) {
  return (
    <aside className="gp-standing gp-standing-foot" aria-label={text('offline.label')}>
      <p role="status">
        <b>{said}</b> {why}
      </p>
    </aside>
  )
}

/**
 * Says what the page's figures stand on.
 *
 * @param now milliseconds since 1970
 * @returns the foot's sentences and, in a few words, what stands at the top; undefined while there is nothing to say
 */
export function sayStanding(
  standing: Standing,
  now: number,
): (StandingFootProps & { short: string }) | undefined {
  if (standing.status === 'fresh' || standing.status === 'asking') return undefined
  const time = standing.time === undefined ? undefined : dayAndTime(standing.time, now)
  const offline = text('offline.offline')
  if (time === undefined) return { short: offline, said: offline, why: text('offline.noFigures') }
  if (standing.status === 'old') {
    const said = text('offline.old', { time })
    return { short: said, said, why: text('offline.oldWhy') }
  }
  return {
    short: text('offline.short', { time }),
    said: offline,
    why: text('offline.asOf', { time }),
  }
}
