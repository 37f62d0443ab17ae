import * as own from '../errors/errors.ts'

/** The wallet did not take the chain. `cause` is what the wallet said; wagmi disguises it as a refusal. */
export const ChainAddFailedError: typeof own.ChainAddFailedError = own.ChainAddFailedError
export type ChainAddFailedError = own.ChainAddFailedError

/** The wallet's connector does not know this chain (behaviour/connection#not-configured). Add the chain to the wagmi config. */
export const ChainNotConfiguredError: typeof own.ChainNotConfiguredError =
  own.ChainNotConfiguredError
export type ChainNotConfiguredError = own.ChainNotConfiguredError

/** Every error that the kit itself makes. Its subclasses each name one thing that a caller can act on. */
export const ConnectKitError: typeof own.ConnectKitError = own.ConnectKitError
export type ConnectKitError = own.ConnectKitError

/** No connector has this id (behaviour/wallets#connector-not-found). Add the wallet to the list that the config was made of. */
export const ConnectorNotFoundError: typeof own.ConnectorNotFoundError = own.ConnectorNotFoundError
export type ConnectorNotFoundError = own.ConnectorNotFoundError

/** A transaction was added that the list cannot keep (behaviour/recent-transactions#checks). The message names the rule. */
export const InvalidTransactionError: typeof own.InvalidTransactionError =
  own.InvalidTransactionError
export type InvalidTransactionError = own.InvalidTransactionError

/** A recent transaction needs a connected account on a chain (behaviour/recent-transactions#no-account). Connect first. */
export const NoAddressOrChainError: typeof own.NoAddressOrChainError = own.NoAddressOrChainError
export type NoAddressOrChainError = own.NoAddressOrChainError

/** The code expired before it was scanned. Show a new one. */
export const PairingExpiredError: typeof own.PairingExpiredError = own.PairingExpiredError
export type PairingExpiredError = own.PairingExpiredError

/** Pairing needs a WalletConnect project id and the host gave none. Wallets in the browser work without it. */
export const ProjectIdMissingError: typeof own.ProjectIdMissingError = own.ProjectIdMissingError
export type ProjectIdMissingError = own.ProjectIdMissingError

/** The wallet is not in this page: not installed, switched off for it, or gone since (behaviour/wallets#provider-required). */
export const ProviderRequiredError: typeof own.ProviderRequiredError = own.ProviderRequiredError
export type ProviderRequiredError = own.ProviderRequiredError

/** The WalletConnect relay could not be reached in time. Other wallets are not affected. */
export const RelayTimeoutError: typeof own.RelayTimeoutError = own.RelayTimeoutError
export type RelayTimeoutError = own.RelayTimeoutError

/** A request of this kind is open in the wallet already (EIP-1474, code -32002). Finish it there, then try again. */
export const ResourceUnavailableError: typeof own.ResourceUnavailableError =
  own.ResourceUnavailableError
export type ResourceUnavailableError = own.ResourceUnavailableError

/** The page is not inside the Safe app, or the Safe app did not answer. */
export const SafeNotInIframeError: typeof own.SafeNotInIframeError = own.SafeNotInIframeError
export type SafeNotInIframeError = own.SafeNotInIframeError

/** A wallet needs a package that the host did not install. The message has the command that does. */
export const SdkNotInstalledError: typeof own.SdkNotInstalledError = own.SdkNotInstalledError
export type SdkNotInstalledError = own.SdkNotInstalledError

/** The session with a paired wallet ended: the wallet closed it, or it expired. Pair again. */
export const SessionExpiredError: typeof own.SessionExpiredError = own.SessionExpiredError
export type SessionExpiredError = own.SessionExpiredError

/** Signing in failed. The cause is what the adapter or the wallet threw. A refusal in the wallet is none. */
export const SignInError: typeof own.SignInError = own.SignInError
export type SignInError = own.SignInError

/** The wallet answered that it switched, and is still on another chain. Ask the visitor to switch in the wallet. */
export const SwitchIgnoredError: typeof own.SwitchIgnoredError = own.SwitchIgnoredError
export type SwitchIgnoredError = own.SwitchIgnoredError

/** The visitor let the chain be added and did not switch to it (behaviour/connection#add-then-reject). A rejection. */
export const UserRejectedSwitchError: typeof own.UserRejectedSwitchError =
  own.UserRejectedSwitchError
export type UserRejectedSwitchError = own.UserRejectedSwitchError

/** The wallet did not answer in time. It may still answer; the answer is dropped. */
export const WalletTimeoutError: typeof own.WalletTimeoutError = own.WalletTimeoutError
export type WalletTimeoutError = own.WalletTimeoutError
