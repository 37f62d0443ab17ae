import { say, type Spoken } from '../text/Spoken.ts'

/** A check that has to hold before the wallet is asked to sign or send did not hold. It says which, and what it means. */
export class CheckError extends Error {
  override name = 'CheckError'
  /** What a person reads of it. */
  readonly said: Spoken
  /** Whose word it is: ours, or that of the chain. */
  readonly by: 'check' | 'chain'
  /** The check could not be made; it may hold when it is tried again. */
  readonly passing: boolean

  constructor(
    said: Spoken,
    options: {
      by?: 'check' | 'chain' | undefined
      passing?: boolean | undefined
      cause?: unknown
    } = {},
  ) {
    super(say(said), options.cause === undefined ? undefined : { cause: options.cause })
    this.said = said
    this.by = options.by ?? 'check'
    this.passing = options.passing ?? false
  }
}
