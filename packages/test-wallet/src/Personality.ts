import type { Address } from 'viem'

import type { Consent } from './Consent.ts'
import type { ConsentRequest } from './WalletRequest.ts'

/** The part of a wallet's state that a personality decides by. */
export type WalletView = {
  locked: boolean
  /** Whether this page may see the accounts. */
  connected: boolean
  chainId: number
  /** Ids of the chains that a page has added since the wallet was created. */
  addedChainIds: readonly number[]
}

/** Something that the wallet does by itself after it has approved a request. Times are in milliseconds. */
export type FollowUp =
  | { event: 'disconnect'; code: number; message: string; afterMs: number }
  | { event: 'accountsEmptied'; afterMs: number }
  /** Emits any event with any value, also one that EIP-1193 does not allow. */
  | { event: 'custom'; name: string; value: unknown; afterMs: number }

/** How a wallet answers a request. */
export type Decision =
  /**
   * Does it, after prompting the user where there is a `consent`. `until`: not before `control.release()`. `keepsChain`: the
   * wallet does not switch to a chain that it adds.
   */
  | {
      answer: 'approve'
      afterMs?: number | undefined
      until?: 'released' | undefined
      keepsChain?: boolean | undefined
      followUps?: readonly FollowUp[] | undefined
    }
  /** Rejects with an error. */
  | {
      answer: 'reject'
      code: number
      message: string
      afterMs?: number | undefined
      until?: 'released' | undefined
    }
  /** Responds with a result, and does nothing. */
  | { answer: 'respond'; result: unknown; afterMs?: number | undefined }
  /** Never answers. */
  | { answer: 'ignore' }

/** How a simulated wallet behaves: data and one pure function. */
export type Personality = {
  name: string
  decide: (request: ConsentRequest, view: WalletView) => Decision
  /** Whether it is locked from the start. */
  startsLocked?: boolean | undefined
  /** What it announces instead of the wallet's own name, icon or rdns. */
  info?: { name?: string; icon?: string; rdns?: string } | undefined
  /** Fixed results by method, in every state of the wallet. */
  replies?: Readonly<Record<string, unknown>> | undefined
  /** Further properties of its provider. */
  properties?: Readonly<Record<string, unknown>> | undefined
  /** Whether it takes batches of calls (EIP-5792). */
  batches?: boolean | undefined
  /**
   * The contract whose code its account runs (EIP-7702) so that a batch is one transaction: one with the `multiSend(bytes)` of
   * Safe's MultiSend. It does not check the caller, so anyone can spend from the account: use it only on a chain without value.
   */
  batcher?: Address | undefined
  /** Prompts the user instead of the wallet's own `consent`. */
  consent?: Consent | undefined
}
