import type { LocalAccount } from 'viem'
import type { SeededProposal } from '@ghost-pay/local-chain'

import type { Ledger } from './createLedger.ts'
import type { Random } from './createRandom.ts'
import type { World } from './startWorld.ts'

/** Sends transactions of its own; nobody else uses its account. */
export type Sender = {
  account: LocalAccount
  /** Of the next transaction; `undefined` until the chain is asked. */
  nonce: number | undefined
}

/** What the writers of a run share. */
export type Soak = {
  /** The devnet that runs now. */
  world: World
  ledger: Ledger
  random: Random
  /** Alice, Bob and Carol. */
  owners: readonly [LocalAccount, LocalAccount, LocalAccount]
  senders: readonly [Sender, Sender, Sender, Sender]
  /** Payments of the Treasury, in the order of their nonces. */
  payments: Payment[]
  /** Proposals that nobody executes. */
  proposals: Payment[]
  messages: { text: string; proposer: number }[]
  /** Whether the end of this devnet has begun: what fails from now on fails because of that. */
  isOver: () => boolean
  /** Counts what was answered. */
  done: (act: string) => void
  /** A number that no other call gets. */
  serial: () => number
}

/** A transaction of the Treasury with the signatures of all three owners; the first is the proposer's. */
export type Payment = SeededProposal
