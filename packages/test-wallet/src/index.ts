export { announceTestWallets } from './announceTestWallets.ts'
export type { Consent, ConsentPrompt } from './Consent.ts'
export { createTestWallet } from './createTestWallet.ts'
export { devnetChainIds } from './devnetChainIds.ts'
export { describePrompt, type PromptDescription } from './describePrompt.ts'
export {
  ChainNotAllowedError,
  HostNotAllowedError,
  IncompleteWalletError,
  WalletOptionError,
  WalletRpcError,
} from './errors.ts'
export type { AllowList } from './assertChainAllowed.ts'
export { injectTestWallet } from './injectTestWallet.ts'
export type { OverlaySurface } from './overlay/openOverlay.ts'
export { promptInPanel } from './panel.ts'
export { accountless } from './personalities/accountless.ts'
export { approving } from './personalities/approving.ts'
export { batching } from './personalities/batching.ts'
export { chainless } from './personalities/chainless.ts'
export { disconnecting } from './personalities/disconnecting.ts'
export { emptying } from './personalities/emptying.ts'
export { garbled, type GarbledEvent } from './personalities/garbled.ts'
export { immovable } from './personalities/immovable.ts'
export { impersonating } from './personalities/impersonating.ts'
export { late } from './personalities/late.ts'
export { locked } from './personalities/locked.ts'
export { overlay } from './personalities/overlay.ts'
export { rejecting } from './personalities/rejecting.ts'
export { silent } from './personalities/silent.ts'
export { slow } from './personalities/slow.ts'
export { spoofing, type SpoofedField } from './personalities/spoofing.ts'
export { stubborn } from './personalities/stubborn.ts'
export { thenable } from './personalities/thenable.ts'
export { unknownChain, type AfterAdding } from './personalities/unknownChain.ts'
export type { FollowUp, Decision, Personality, WalletView } from './Personality.ts'
export type { Fetch } from './createRpc.ts'
export type {
  AccountSource,
  RequestRecord,
  TestWallet,
  TestWalletChain,
  TestWalletControl,
  TestWalletParameters,
  TestWalletProvider,
  WalletInfo,
} from './TestWallet.ts'
export type {
  ConsentRequest,
  TransactionRequest,
  TransactionType,
  TypedDataJson,
  WalletCall,
} from './WalletRequest.ts'
