export { createKitConfig, type CreateKitConfigParameters } from './connection/createKitConfig.ts'
export type { AutoConnect } from './connection/configState.ts'
export type { Identity, ResolveIdentity } from './connection/profileView.ts'
export type { ConnectionStatus } from './connection/connectionStatus.ts'
export type { KitChain } from './connection/chainIcon.ts'
export { readInitialState } from './connection/readInitialState.ts'
export { useConnectionStatus } from './connection/useConnectionStatus.ts'

export type { ConnectionEvents, KitFailure } from './context/Events.ts'
export type { AppInfo, AvatarProps, Slots, Terms } from './context/KitContext.ts'
export type { Connected, ConnectOptions, ModalUnavailableReason } from './context/ModalsContext.ts'

export type { ConnectWallet, Pairing } from './connect-modal/useConnectWallet.ts'
export { ConnectKitProvider, type ConnectKitProviderProps } from './provider/ConnectKitProvider.tsx'
export {
  ConnectDismissedError,
  DialogsNotLoadedError,
  InvalidKitIdError,
  InvalidRootError,
  ModalUnavailableError,
} from './provider/errors.ts'
export {
  type ModalResult,
  useAccountModal,
  useChainModal,
  useConnectModal,
} from './provider/useModals.ts'

export type { AccountView } from './connect-button/accountView.ts'
export type { ChainView } from './connect-button/chainView.ts'
export {
  ConnectButton,
  type ConnectButtonCustomProps,
  type ConnectButtonProps,
  type Responsive,
} from './connect-button/ConnectButton.tsx'
export {
  WalletButton,
  type WalletButtonCustomProps,
  type WalletButtonProps,
  type WalletButtonState,
} from './connect-button/WalletButton.tsx'
export type { AccountStatus, ChainStatus } from './connect-button/ConnectedButton.tsx'
export type { ConnectButtonState } from './connect-button/useConnectButton.ts'

export { createTheme, type CreateThemeOptions } from './theme/createTheme.ts'
export { InvalidColorError } from './theme/hexColor.ts'
export { darkTheme, lightTheme, midnightTheme, type Theme } from './theme/themes.ts'
export { type DarkMode, InvalidThemeError, type ThemeChoice } from './theme/ThemeChoice.ts'

export type {
  NewBatch,
  NewSingle,
  NewTransaction,
  RecentBatch,
  RecentSingle,
  RecentTransaction,
  RecentTransactionStatus,
} from './transactions/recentTransactions.ts'
export type {
  Replacement,
  SentTransaction,
  TransactionCall,
  TransactionOutcome,
  WaitForOutcomeParameters,
} from './transactions/waitForOutcome.ts'

export { createSiweAdapter, type SiweAdapterParameters } from './sign-in/createSiweAdapter.ts'
export {
  createSignInAdapter,
  type SignInAdapter,
  type SignInSession,
} from './sign-in/SignInAdapter.ts'
export { SignInProvider, type SignInProviderProps } from './sign-in/SignInProvider.tsx'
export type { SignOutOn } from './sign-in/signOutRule.ts'
export { useSignIn, type UseSignInResult } from './sign-in/useSignIn.ts'

export type { WalletOption, WalletWarning } from './wallets/WalletOption.ts'

export type { CopyKey, CopyOverrides, CopyValues } from './copy.ts'
export { formatSentence, type Sentence, type SentenceValues } from './format/formatSentence.ts'
export type { WalletErrorKind, WalletFailure } from './errors/describeWalletError.ts'
export type { SignInStage } from './errors/errors.ts'
export {
  Avatar,
  ChainAddFailedError,
  ChainNotConfiguredError,
  ConnectKitError,
  ConnectorNotFoundError,
  ConnectPanel,
  copy,
  describeWalletError,
  InvalidTransactionError,
  NoAddressOrChainError,
  PairingExpiredError,
  ProjectIdMissingError,
  ProviderRequiredError,
  RelayTimeoutError,
  ResourceUnavailableError,
  SafeNotInIframeError,
  SdkNotInstalledError,
  SessionExpiredError,
  SignInError,
  SwitchIgnoredError,
  useAddRecentTransaction,
  useClearRecentTransactions,
  useConnectWallet,
  useRecentTransactions,
  UserRejectedSwitchError,
  waitForOutcome,
  WalletTimeoutError,
} from './exports.ts'
export {
  ChainIcon,
  type IconSize,
  PairingCode,
  type PairingCodeProps,
  WalletIcon,
} from './provider/parts.tsx'
