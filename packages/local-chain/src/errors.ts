/** No engine can run the chain here. The message says what was looked for. */
export class NoEngineError extends Error {
  override name = 'NoEngineError'
}

/** The chain did not start, or its process ended without `stop`. Start it again. */
export class ChainStoppedError extends Error {
  override name = 'ChainStoppedError'
  /** The exit code of the process; null when a signal ended it, or when it did not end. */
  readonly exitCode: number | null
  /** The signal that ended the process; null when there was none. */
  readonly signal: string | null

  constructor(
    message: string,
    { exitCode = null, signal = null }: { exitCode?: number | null; signal?: string | null } = {},
  ) {
    super(message)
    this.exitCode = exitCode
    this.signal = signal
  }
}

/** A contract is not what it should be at its canonical address, so nothing that follows could be trusted. */
export class ContractMismatchError extends Error {
  override name = 'ContractMismatchError'
  readonly contract: string

  constructor(contract: string, what: string) {
    super(`${contract}: ${what}`)
    this.contract = contract
  }
}
