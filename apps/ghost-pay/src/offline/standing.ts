import { isOfThisVisit } from '../account/isOfThisVisit.ts'

/** What the page's figures stand on. */
export type Standing =
  | { status: 'fresh' }
  /** Some are of an earlier visit, and are being asked for. */
  | { status: 'asking' }
  /** The browser has no network; `time` is undefined while there is no figure. */
  | { status: 'offline'; time: number | undefined }
  /** There is a network, and figures of an earlier visit that nobody has confirmed since. */
  | { status: 'old'; time: number }

export type StandingParameters = {
  isOnline: boolean
  /** Answers that are on the screen: when each came, in milliseconds since 1970, and whether asking again has failed. */
  shown: readonly { time: number; hasFailed: boolean }[]
}

/** Says how old the figures on the screen are, where that has to be said: the time of the oldest. */
export function standingOf({ isOnline, shown }: StandingParameters): Standing {
  const oldest = (answers: StandingParameters['shown']) =>
    answers.length === 0 ? undefined : Math.min(...answers.map(({ time }) => time))
  if (!isOnline) return { status: 'offline', time: oldest(shown) }
  const old = shown.filter(({ time }) => !isOfThisVisit(time))
  const time = oldest(old.filter(({ hasFailed }) => hasFailed))
  if (time !== undefined) return { status: 'old', time }
  return { status: old.length > 0 ? 'asking' : 'fresh' }
}
