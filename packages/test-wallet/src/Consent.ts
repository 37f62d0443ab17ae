import type { Address } from 'viem'

import type { ConsentRequest } from './WalletRequest.ts'

/** What a wallet shows to its user before it does what a page requests. */
export type ConsentPrompt = {
  wallet: { name: string; icon: string }
  /** The account that would connect or sign. */
  account: Address
  chain: { id: number; name: string }
  request: ConsentRequest
}

/** Prompts the user. Resolves to `true` when the user approves. */
export type Consent = (prompt: ConsentPrompt) => Promise<boolean>
