import type { Hex } from 'viem'

import type { Allowance } from './guard.ts'
import type { PersonalityDescription } from './personalities/personalities.ts'
import type { TestWalletChain } from './TestWallet.ts'

/** A test wallet as plain data, which can be sent into a page. */
export type TestWalletDescription = {
  name: string
  privateKey: Hex
  chains: readonly TestWalletChain[]
  /** `approving` unless given. */
  personality?: PersonalityDescription | undefined
  /** Whether a panel asks the person before the wallet approves; not unless given. */
  panel?: boolean | undefined
  /**
   * Whether the panel stays away at first. `'page'` leaves it to the page's address: `?auto=1` turns the panel off for this
   * tab, `?auto=0` on again.
   */
  auto?: boolean | 'page' | undefined
  remember?: 'session' | 'local' | false | undefined
  rdns?: string | undefined
  icon?: string | undefined
  /** Names of properties that its provider has with the value `true`, as `isMetaMask`. */
  flags?: readonly string[] | undefined
  /** Where its provider lies on `window`, for example `ethereum` or `phantom.ethereum`; nowhere unless given. */
  injectedAs?: string | undefined
  /** Whether it is announced by EIP-6963; `true` unless given. With `false` and `injectedAs`, a wallet of the old kind. */
  announced?: boolean | undefined
  allow?: Allowance | undefined
}
