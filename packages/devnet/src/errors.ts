/** Something already listens where the devnet wants to. Choose another port, or 0 for any free one. */
export class PortInUseError extends Error {
  override name = 'PortInUseError'
  readonly port: number
  readonly purpose: string

  constructor(port: number, purpose: string) {
    super(
      `Port ${port}, wanted for ${purpose}, is in use. Stop what listens there, or choose another port.`,
    )
    this.port = port
    this.purpose = purpose
  }
}

/** A devnet was asked for two chains of one id. */
export class DuplicateChainError extends Error {
  override name = 'DuplicateChainError'
  readonly chainId: number

  constructor(chainId: number) {
    super(`Chain ${chainId} is asked for twice. Give every chain an id of its own.`)
    this.chainId = chainId
  }
}

/** No engine can run the chain here. The message says what was looked for. */
export class NoEngineError extends Error {
  override name = 'NoEngineError'
}

/** The chain did not start, or ended by itself. Start the devnet anew. */
export class ChainStoppedError extends Error {
  override name = 'ChainStoppedError'
  /** What its process ended with; null when a signal ended it, or when it did not end. */
  readonly exitCode: number | null
  /** The signal that ended its process; null when there was none. */
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

/** The folder of the journal cannot be used. Choose another one, or see to it that it can be written to. */
export class JournalFolderError extends Error {
  override name = 'JournalFolderError'
  readonly folder: string

  constructor(folder: string, reason: string, cause: unknown) {
    super(`The journal cannot be kept in ${folder}: ${reason}. Choose another folder.`, { cause })
    this.folder = folder
  }
}

/** A request to a node's entrance was not handed on, or its answer is held back. The message is for whoever asked. */
export class JournalFailedError extends Error {
  override name = 'JournalFailedError'

  constructor(what: string, cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
    super(`The journal cannot be written (${code}). ${what}`, { cause })
  }
}

/** The chain that a journal's folder holds cannot be gone on with. The message says why, and what to do. */
export class KeptChainError extends Error {
  override name = 'KeptChainError'
  readonly file: string

  constructor(file: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.file = file
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

/** The chain's node refused a request. */
export class NodeRequestError extends Error {
  override name = 'NodeRequestError'
  readonly method: string
  readonly code: number

  constructor(method: string, { code, message }: { code: number; message: string }) {
    super(`${method}: ${message}`)
    this.method = method
    this.code = code
  }
}

/** The local gateway refused something that the seed handed to it. */
export class SeedRefusedError extends Error {
  override name = 'SeedRefusedError'
  readonly status: number

  constructor(path: string, status: number, body: string) {
    super(`The local gateway answered ${status} to ${path}: ${body}`)
    this.status = status
  }
}
