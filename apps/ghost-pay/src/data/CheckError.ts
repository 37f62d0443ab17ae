/** A check that has to hold before the wallet is asked to sign or send did not hold. The message says which, and what it means. */
export class CheckError extends Error {
  override name = 'CheckError'
  /** Whose word it is: ours, or that of the chain. */
  readonly by: 'check' | 'chain'
  /** The check could not be made; it may hold when it is tried again. */
  readonly passing: boolean

  constructor(
    message: string,
    options: {
      by?: 'check' | 'chain' | undefined
      passing?: boolean | undefined
      cause?: unknown
    } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.by = options.by ?? 'check'
    this.passing = options.passing ?? false
  }
}
