/**
 * The error with which a wallet answers a request: the `ProviderRpcError` of EIP-1193.
 *
 * Codes: 4001 rejected, 4100 unauthorised, 4200 unsupported, 4900 and 4901 disconnected, 4902 unknown chain,
 * 5700, 5710, 5720, 5730, 5760 for batches (EIP-5792), -32002 request already pending, -32602 invalid parameters, -32603 internal; a
 * node's own errors keep their code.
 */
export class WalletRpcError extends Error {
  override name = 'WalletRpcError'
  readonly code: number
  /** Further data of a node's error, for example the revert data. */
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** A test wallet was pointed at a chain that is not a devnet. Name the chain in `allow.chainIds` if you mean it. */
export class ChainNotAllowedError extends Error {
  override name = 'ChainNotAllowedError'
  readonly chainId: number

  constructor(chainId: number) {
    super(
      `A test wallet does not sign for chain ${chainId}, because its keys are public. ` +
        `Use a devnet chain, or pass allow: { chainIds: [${chainId}] }.`,
    )
    this.chainId = chainId
  }
}

/** A test wallet was given an RPC URL on another machine. Name the host in `allow.hosts` if you mean it. */
export class HostNotAllowedError extends Error {
  override name = 'HostNotAllowedError'
  readonly host: string

  constructor(host: string) {
    super(
      `A test wallet talks to nodes on this machine only, and ${host} is another one. ` +
        `Use a loopback URL, or pass allow: { hosts: ['${host}'] }.`,
    )
    this.host = host
  }
}

/** A test wallet was created without chains or without an account. */
export class IncompleteWalletError extends Error {
  override name = 'IncompleteWalletError'
}

/** A test wallet was described with an option or a personality that does not exist, or with a value that an option does not take. */
export class WalletOptionError extends Error {
  override name = 'WalletOptionError'
  /** The option's name. */
  readonly option: string

  constructor(option: string, message: string) {
    super(message)
    this.option = option
  }
}
