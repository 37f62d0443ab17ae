import { ConnectKitError } from './ConnectKitError.ts'

export { ConnectKitError }
export {
  InvalidWalletListError,
  ProjectIdMissingError,
  ProviderRequiredError,
  SafeNotInIframeError,
} from './walletListErrors.ts'

/** The wallet's connector does not know this chain (behaviour/connection#not-configured). Add the chain to the wagmi config. */
export class ChainNotConfiguredError extends ConnectKitError {
  override name = 'ConnectKitChainNotConfiguredError'
  /** The chain that was asked for. */
  readonly chainId: number
  /** The connector's id. */
  readonly connectorId: string

  constructor({ chainId, connectorId, cause }: ChainNotConfiguredDetails) {
    super(`Chain "${chainId}" not configured for connector "${connectorId}"`, { cause })
    this.chainId = chainId
    this.connectorId = connectorId
  }
}

type ChainNotConfiguredDetails = { chainId: number; connectorId: string; cause?: unknown }

/** No connector has this id (behaviour/wallets#connector-not-found). Add the wallet to the list that the config was made of. */
export class ConnectorNotFoundError extends ConnectKitError {
  override name = 'ConnectKitConnectorNotFoundError'
  readonly connectorId: string | undefined

  constructor(connectorId?: string) {
    super('Connector not found')
    this.connectorId = connectorId
  }
}

/** A recent transaction needs a connected account on a chain (behaviour/recent-transactions#no-account). Connect first. */
export class NoAddressOrChainError extends ConnectKitError {
  override name = 'ConnectKitNoAddressOrChainError'

  constructor() {
    super('No address or chain ID found')
  }
}

/** A transaction was added that the list cannot keep (behaviour/recent-transactions#checks). The message names the rule. */
export class InvalidTransactionError extends ConnectKitError {
  override name = 'ConnectKitInvalidTransactionError'
  /** Every rule that is broken, as a sentence (behaviour/recent-transactions#checks). */
  readonly problems: readonly string[]

  constructor(problems: readonly [string, ...string[]]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** The visitor let the chain be added and did not switch to it (behaviour/connection#add-then-reject). A rejection. */
export class UserRejectedSwitchError extends ConnectKitError {
  override name = 'ConnectKitUserRejectedSwitchError'
  /** EIP-1193: the visitor refused. */
  readonly code = 4001
  readonly chainId: number

  constructor({ chainId, cause }: { chainId: number; cause?: unknown }) {
    super('User rejected switch after adding network', { cause })
    this.chainId = chainId
  }
}

/** The wallet did not take the chain. `cause` is what the wallet said; wagmi disguises it as a refusal. */
export class ChainAddFailedError extends ConnectKitError {
  override name = 'ConnectKitChainAddFailedError'
  readonly chainId: number

  constructor({ chainId, cause }: { chainId: number; cause: unknown }) {
    super(`The wallet did not add chain ${chainId}. Its reason is the cause of this error.`, {
      cause,
    })
    this.chainId = chainId
  }
}

/** The wallet answered that it switched, and is still on another chain. Ask the visitor to switch in the wallet. */
export class SwitchIgnoredError extends ConnectKitError {
  override name = 'ConnectKitSwitchIgnoredError'
  readonly wantedChainId: number
  readonly actualChainId: number | undefined

  constructor(wantedChainId: number, actualChainId?: number) {
    super(
      `The wallet said it switched to chain ${wantedChainId}, and is ${actualChainId === undefined ? 'still elsewhere' : `on ${actualChainId}`}. Switch in the wallet.`,
    )
    this.wantedChainId = wantedChainId
    this.actualChainId = actualChainId
  }
}

/** A request of this kind is open in the wallet already (EIP-1474, code -32002). Finish it there, then try again. */
export class ResourceUnavailableError extends ConnectKitError {
  override name = 'ConnectKitResourceUnavailableError'
  readonly code = -32002

  constructor(options?: ErrorOptions) {
    super('A request is already pending in the wallet. Open the wallet and answer it.', options)
  }
}

/** The wallet did not answer in time. It may still answer; the answer is dropped. */
export class WalletTimeoutError extends ConnectKitError {
  override name = 'ConnectKitWalletTimeoutError'
  /** How long was waited, in milliseconds. */
  readonly timeout: number

  constructor(timeout: number) {
    super(`The wallet did not answer within ${timeout / 1000} s. Open it and try again.`)
    this.timeout = timeout
  }
}

/** The wallet agreed to connect and named no account: it is locked, or no account was chosen in it. */
export class NoAccountError extends ConnectKitError {
  override name = 'ConnectKitNoAccountError'

  constructor() {
    super('The wallet gave no account. Unlock it, choose an account, and try again.')
  }
}

/** The WalletConnect relay could not be reached in time. Other wallets are not affected. */
export class RelayTimeoutError extends ConnectKitError {
  override name = 'ConnectKitRelayTimeoutError'
  /** How long was waited, in milliseconds. */
  readonly timeout: number

  constructor(timeout: number, options?: ErrorOptions) {
    super(
      `The WalletConnect relay did not answer within ${timeout / 1000} s. Check the network and the project id, then try again.`,
      options,
    )
    this.timeout = timeout
  }
}

/** The code expired before it was scanned. Show a new one. */
export class PairingExpiredError extends ConnectKitError {
  override name = 'ConnectKitPairingExpiredError'

  constructor(options?: ErrorOptions) {
    super('The pairing expired before a wallet used it. Try again for a new code.', options)
  }
}

/** The session with a paired wallet ended: the wallet closed it, or it expired. Pair again. */
export class SessionExpiredError extends ConnectKitError {
  override name = 'ConnectKitSessionExpiredError'

  constructor(options?: ErrorOptions) {
    super('The session with the wallet has ended. Connect again.', options)
  }
}

/** A wallet needs a package that the host did not install. The message has the command that does. */
export class SdkNotInstalledError extends ConnectKitError {
  override name = 'ConnectKitSdkNotInstalledError'
  /** What is missing, with the version that is known to work. */
  readonly packageName: string

  constructor(packageName: string, options?: ErrorOptions) {
    super(
      `This wallet needs a package that is not installed. Run: npm install ${packageName}`,
      options,
    )
    this.packageName = packageName
  }
}

/** A proposal to a shared account was cancelled by its owners: there will never be a receipt. */
export class ProposalCancelledError extends ConnectKitError {
  override name = 'ConnectKitProposalCancelledError'
  /** EIP-1193: refused, here by the owners. */
  readonly code = 4001

  constructor() {
    super('The owners cancelled this proposal. It will not be executed.')
  }
}

/** Where signing in failed. */
export type SignInStage = 'session' | 'nonce' | 'message' | 'sign' | 'verify'

/** Signing in failed. The cause is what the adapter or the wallet threw. A refusal in the wallet is none. */
export class SignInError extends ConnectKitError {
  override name = 'ConnectKitSignInError'
  /** `session`: asking whether there is one. `nonce`: preparing. `message`: making the message. `sign`: asking the wallet. `verify`: checking the signature. */
  readonly stage: SignInStage

  constructor(stage: SignInStage, options?: ErrorOptions) {
    super(signInSentences[stage], options)
    this.stage = stage
  }
}

/** To the letter of behaviour/sign-in#errors. */
const signInSentences: Readonly<Record<SignInStage, string>> = {
  session: 'The server did not say whether the visitor has signed in.',
  nonce: 'Error preparing message, please retry!',
  message: 'Oops, something went wrong!',
  sign: 'Error signing message, please retry!',
  verify: 'Error verifying signature, please retry!',
}
