import type { Consent } from './Consent.ts'
import type { ConsentRequest } from './WalletRequest.ts'

/** What a personality may look at when it decides. */
export type WalletView = {
  locked: boolean
  /** Whether this page may see the accounts. */
  connected: boolean
  chainId: number
  /** Ids of the chains that a page has added since the wallet was created. */
  addedChainIds: readonly number[]
}

/** Something the wallet does of its own accord after it has agreed. */
export type Aftermath =
  | { event: 'disconnect'; code: number; message: string; afterMs: number }
  | { event: 'accountsEmptied'; afterMs: number }
  /** Emits any event with any value, also one that EIP-1193 does not allow. */
  | { event: 'emitted'; name: string; value: unknown; afterMs: number }

/** What a wallet makes of a request. */
export type Decision =
  /**
   * Does it, after asking the person if there is a panel. `until`: not before `control.release()`. `keepsChain`: an added chain
   * is not switched to.
   */
  | {
      answer: 'approve'
      afterMs?: number | undefined
      until?: 'released' | undefined
      keepsChain?: boolean | undefined
      then?: readonly Aftermath[] | undefined
    }
  /** Answers with an error. */
  | {
      answer: 'refuse'
      code: number
      message: string
      afterMs?: number | undefined
      until?: 'released' | undefined
    }
  /** Answers as if it had done it. */
  | { answer: 'pretend'; result: unknown; afterMs?: number | undefined }
  /** Never answers. */
  | { answer: 'nothing' }

/** How a simulated wallet behaves. Data and one pure function; make your own like any of ours. */
export type Personality = {
  name: string
  decide: (request: ConsentRequest, view: WalletView) => Decision
  /** Whether it is locked from the start. */
  startsLocked?: boolean | undefined
  /** What it announces instead of what it was given: for wallets that lie. */
  info?: { name?: string; icon?: string; rdns?: string } | undefined
  /** What it answers to methods, whatever is true: for wallets that answer nonsense. */
  replies?: Readonly<Record<string, unknown>> | undefined
  /** What its provider has besides, from the start: for providers of an odd shape. */
  properties?: Readonly<Record<string, unknown>> | undefined
  /** Whether it takes batches of calls (EIP-5792). */
  batches?: boolean | undefined
  /** Its own way to ask the person, where that is what the personality is about. */
  consent?: Consent | undefined
}
