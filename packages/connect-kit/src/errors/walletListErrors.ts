import { ConnectKitError } from './ConnectKitError.ts'

/** The wallet is not in this page: not installed, switched off for it, or gone since (behaviour/wallets#provider-required). */
export class ProviderRequiredError extends ConnectKitError {
  override name = 'ConnectKitProviderRequiredError'
  /** The id of the wallet that was looked for. */
  readonly walletId: string

  constructor(walletId: string, options?: ErrorOptions) {
    super('Provider is required', options)
    this.walletId = walletId
  }
}

/** Pairing needs a WalletConnect project id and the host gave none. Wallets in the browser work without it. */
export class ProjectIdMissingError extends ConnectKitError {
  override name = 'ConnectKitProjectIdMissingError'

  constructor() {
    super(
      'Pairing with a phone needs a WalletConnect project id. Pass `projectId` to connectorsForWallets.',
    )
  }
}

/** The page is not inside the Safe app, or the Safe app did not answer. */
export class SafeNotInIframeError extends ConnectKitError {
  override name = 'ConnectKitSafeNotInIframeError'

  constructor() {
    super('The Safe app did not answer. Open this page as an app inside it.')
  }
}

/** A list of wallets cannot be used. The message says which group or wallet, and what to change. */
export class InvalidWalletListError extends ConnectKitError {
  override name = 'ConnectKitInvalidWalletListError'
}
