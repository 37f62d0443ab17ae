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

/** Why a node that has been used before cannot be used. */
export type UnusableNodeCode =
  /** Nothing that speaks JSON-RPC answers at the address. */
  | 'noAnswer'
  /** It has no test methods: it may be a public chain's node, or another kind of node for development. */
  | 'noTestMethods'
  /** It runs another chain than the one that was asked for. */
  | 'otherChainId'
  /** Other code is at the canonical address of a contract. */
  | 'otherCode'
  /** Its last block is too young for the history of the seed to come after it. */
  | 'noRoomForHistory'

/** A node that has been used before cannot be used: `code` says why, the message what to do. Nothing on it was changed. */
export class UnusableNodeError extends Error {
  override name = 'UnusableNodeError'
  readonly code: UnusableNodeCode

  constructor(code: UnusableNodeCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
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
