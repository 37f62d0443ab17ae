/** A program listens on the port already. Choose another port, or 0 for any free one. */
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

/** Two chains of a devnet have one id. */
export class DuplicateChainError extends Error {
  override name = 'DuplicateChainError'
  readonly chainId: number

  constructor(chainId: number) {
    super(`Chain ${chainId} is asked for twice. Give every chain an id of its own.`)
    this.chainId = chainId
  }
}

/** Two options exclude each other. The message says why. */
export class ConflictingOptionsError extends Error {
  override name = 'ConflictingOptionsError'
  readonly option: string
  readonly other: string

  constructor(option: string, other: string, reason: string) {
    super(`${option} cannot be combined with ${other}: ${reason}`)
    this.option = option
    this.other = other
  }
}

/** The folder of the journal cannot be used. Choose another one, or make it writable. */
export class JournalFolderError extends Error {
  override name = 'JournalFolderError'
  readonly folder: string

  constructor(folder: string, reason: string, cause: unknown) {
    super(`The journal cannot be kept in ${folder}: ${reason}. Choose another folder.`, { cause })
    this.folder = folder
  }
}

/** A request to a node was not forwarded, or its answer is held back. The message is the answer. */
export class JournalFailedError extends Error {
  override name = 'JournalFailedError'

  constructor(what: string, cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
    super(`The journal cannot be written (${code}). ${what}`, { cause })
  }
}

/** The chain cannot be asked for this yet: it would not be saved. Ask again in a moment. */
export class ChainNotUpError extends Error {
  override name = 'ChainNotUpError'

  constructor() {
    super('The chain is not up yet.')
  }
}

/** The chain that a journal's folder holds cannot be continued. The message says why, and what to do. */
export class StoredChainError extends Error {
  override name = 'StoredChainError'
  readonly file: string

  constructor(file: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.file = file
  }
}

/** The local gateway refused a proposal of the seed. */
export class SeedRefusedError extends Error {
  override name = 'SeedRefusedError'
  readonly status: number

  constructor(path: string, status: number, body: string) {
    super(`The local gateway answered ${status} to ${path}: ${body}`)
    this.status = status
  }
}
