/**
 * What the dialogs use as well, under names of its own. A bundler that splits code by files, such as esbuild, would otherwise take
 * everything that an entry point re-exports into the first load of every page: 15 kB in the place of 9.
 */
import { useConnectWallet as useOwnConnectWallet } from './connect-modal/useConnectWallet.ts'
import { copy as ownCopy } from './copy.ts'
import { describeWalletError as describe } from './errors/describeWalletError.ts'
import * as errors from './errors/errors.ts'
import { ConnectPanel as OwnConnectPanel } from './provider/ConnectPanel.tsx'
import { useAddRecentTransaction as useAdd } from './transactions/useAddRecentTransaction.ts'
import { useClearRecentTransactions as useClear } from './transactions/useClearRecentTransactions.ts'
import { useRecentTransactions as useRecent } from './transactions/useRecentTransactions.ts'
import type { waitForOutcome as WaitForOutcome } from './transactions/waitForOutcome.ts'
import { Avatar as OwnAvatar } from './ui/Avatar.tsx'

/** The face of an account: the host's avatar, the ENS picture, or shapes made from the address. */
export const Avatar: typeof OwnAvatar = OwnAvatar

/** The connect dialog without the dialog, in a place of your page. The code of the dialogs comes with it. */
export const ConnectPanel: typeof OwnConnectPanel = OwnConnectPanel

/** Every sentence the kit shows, by key. `{name}` is filled in when it is shown. */
export const copy: typeof ownCopy = ownCopy

/** Sorts an error of a wallet, wagmi, viem or the kit into one of the kinds that a page can act on. */
export const describeWalletError: typeof describe = describe

/** The connection without a dialog: the wallets, the pairing URI and the failures, for a page that draws them by itself. */
export const useConnectWallet: typeof useOwnConnectWallet = useOwnConnectWallet

/** Adds a transaction that the visitor sent to those that the account dialog shows. */
export const useAddRecentTransaction: typeof useAdd = useAdd

/** Forgets the transactions of the connected account on its chain. */
export const useClearRecentTransactions: typeof useClear = useClear

/** The transactions of the connected account on its chain, the latest first. */
export const useRecentTransactions: typeof useRecent = useRecent

/** Waits until the chain says how a transaction ended, also when another one takes its place. Its code is fetched by the first call. */
export const waitForOutcome: typeof WaitForOutcome = async (client, parameters) => {
  const { waitForOutcome: wait } = await import('./transactions/waitForOutcome.ts')
  return wait(client, parameters)
}

/** The wallet did not take the chain. `cause` is what the wallet said; wagmi disguises it as a refusal. */
export const ChainAddFailedError: typeof errors.ChainAddFailedError = errors.ChainAddFailedError
export type ChainAddFailedError = errors.ChainAddFailedError

/** The wallet's connector does not know this chain (behaviour/connection#not-configured). Add the chain to the wagmi config. */
export const ChainNotConfiguredError: typeof errors.ChainNotConfiguredError =
  errors.ChainNotConfiguredError
export type ChainNotConfiguredError = errors.ChainNotConfiguredError

/** Every error that the kit itself makes. Its subclasses each name one thing that a caller can act on. */
export const ConnectKitError: typeof errors.ConnectKitError = errors.ConnectKitError
export type ConnectKitError = errors.ConnectKitError

/** No connector has this id (behaviour/wallets#connector-not-found). Add the wallet to the list that the config was made of. */
export const ConnectorNotFoundError: typeof errors.ConnectorNotFoundError =
  errors.ConnectorNotFoundError
export type ConnectorNotFoundError = errors.ConnectorNotFoundError

/** A transaction was added that the list cannot keep (behaviour/recent-transactions#checks). The message names the rule. */
export const InvalidTransactionError: typeof errors.InvalidTransactionError =
  errors.InvalidTransactionError
export type InvalidTransactionError = errors.InvalidTransactionError

/** A recent transaction needs a connected account on a chain (behaviour/recent-transactions#no-account). Connect first. */
export const NoAddressOrChainError: typeof errors.NoAddressOrChainError =
  errors.NoAddressOrChainError
export type NoAddressOrChainError = errors.NoAddressOrChainError

/** The code expired before it was scanned. Show a new one. */
export const PairingExpiredError: typeof errors.PairingExpiredError = errors.PairingExpiredError
export type PairingExpiredError = errors.PairingExpiredError

/** Pairing needs a WalletConnect project id and the host gave none. Wallets in the browser work without it. */
export const ProjectIdMissingError: typeof errors.ProjectIdMissingError =
  errors.ProjectIdMissingError
export type ProjectIdMissingError = errors.ProjectIdMissingError

/** The wallet is not in this page: not installed, switched off for it, or gone since (behaviour/wallets#provider-required). */
export const ProviderRequiredError: typeof errors.ProviderRequiredError =
  errors.ProviderRequiredError
export type ProviderRequiredError = errors.ProviderRequiredError

/** The WalletConnect relay could not be reached in time. Other wallets are not affected. */
export const RelayTimeoutError: typeof errors.RelayTimeoutError = errors.RelayTimeoutError
export type RelayTimeoutError = errors.RelayTimeoutError

/** A request of this kind is open in the wallet already (EIP-1474, code -32002). Finish it there, then try again. */
export const ResourceUnavailableError: typeof errors.ResourceUnavailableError =
  errors.ResourceUnavailableError
export type ResourceUnavailableError = errors.ResourceUnavailableError

/** The page is not inside the Safe app, or the Safe app did not answer. */
export const SafeNotInIframeError: typeof errors.SafeNotInIframeError = errors.SafeNotInIframeError
export type SafeNotInIframeError = errors.SafeNotInIframeError

/** A wallet needs a package that the host did not install. The message has the command that does. */
export const SdkNotInstalledError: typeof errors.SdkNotInstalledError = errors.SdkNotInstalledError
export type SdkNotInstalledError = errors.SdkNotInstalledError

/** The session with a paired wallet ended: the wallet closed it, or it expired. Pair again. */
export const SessionExpiredError: typeof errors.SessionExpiredError = errors.SessionExpiredError
export type SessionExpiredError = errors.SessionExpiredError

/** Signing in failed. The cause is what the adapter or the wallet threw. A refusal in the wallet is none. */
export const SignInError: typeof errors.SignInError = errors.SignInError
export type SignInError = errors.SignInError

/** The wallet answered that it switched, and is still on another chain. Ask the visitor to switch in the wallet. */
export const SwitchIgnoredError: typeof errors.SwitchIgnoredError = errors.SwitchIgnoredError
export type SwitchIgnoredError = errors.SwitchIgnoredError

/** The visitor let the chain be added and did not switch to it (behaviour/connection#add-then-reject). A rejection. */
export const UserRejectedSwitchError: typeof errors.UserRejectedSwitchError =
  errors.UserRejectedSwitchError
export type UserRejectedSwitchError = errors.UserRejectedSwitchError

/** The wallet did not answer in time. It may still answer; the answer is dropped. */
export const WalletTimeoutError: typeof errors.WalletTimeoutError = errors.WalletTimeoutError
export type WalletTimeoutError = errors.WalletTimeoutError
