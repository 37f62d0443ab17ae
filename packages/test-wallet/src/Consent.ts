import type { Address } from 'viem'

import type { ConsentRequest } from './WalletRequest.ts'

/** What a person is asked. */
export type ConsentPrompt = {
  wallet: { name: string; icon: string }
  /** The account that would be shown or would sign. */
  account: Address
  chain: { id: number; name: string }
  request: ConsentRequest
}

/** Asks the person. `true` means approve. */
export type Consent = (prompt: ConsentPrompt) => Promise<boolean>
