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

/** No engine can run the chain here. The message says what was looked for. */
export class NoEngineError extends Error {
  override name = 'NoEngineError'
}

/** The chain did not start, or ended by itself. */
export class ChainStoppedError extends Error {
  override name = 'ChainStoppedError'
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
