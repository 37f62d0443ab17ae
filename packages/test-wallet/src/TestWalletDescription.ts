import type { Hex } from 'viem'

import type { AllowList } from './assertChainAllowed.ts'
import type { PersonalityDescription } from './personalities/personalities.ts'
import type { TestWalletChain } from './TestWallet.ts'

/** A test wallet as plain data, which can be sent into a page. */
export type TestWalletDescription = {
  name: string
  privateKey: Hex
  chains: readonly TestWalletChain[]
  /** `approving` unless given. */
  personality?: PersonalityDescription | undefined
  /** Whether a panel prompts the user before the wallet approves; not unless given. */
  panel?: boolean | undefined
  /** What the panel says below the wallet's name; that it has public keys unless given. */
  about?: string | undefined
  /**
   * Whether the panel is off at first. With `'page'`, the page's address decides: `?auto=1` turns the panel off for this tab,
   * `?auto=0` on again.
   */
  auto?: boolean | 'page' | undefined
  remember?: 'session' | 'local' | false | undefined
  rdns?: string | undefined
  icon?: string | undefined
  /** Names of properties that its provider has with the value `true`, as `isMetaMask`. */
  flags?: readonly string[] | undefined
  /** Path of its provider on `window`, for example `ethereum` or `phantom.ethereum`; not injected unless given. */
  injectedAs?: string | undefined
  /** Whether it is announced by EIP-6963; `true` unless given. With `false` and `injectedAs`, a wallet from before EIP-6963. */
  announced?: boolean | undefined
  allow?: AllowList | undefined
}
