import type { Address, Hash, Hex } from 'viem'

import type { OffchainEvent } from '../offchain/OffchainEvent.ts'
import { type Account, openAccount } from './openAccount.ts'
import type { ServedChain } from './serveChain.ts'

/**
 * What a caller has decided about an account, once it is read: the events to record.
 *
 * @throws when there is a reason against it; then nothing of this decision is recorded
 */
export type Decide = (account: Account) => readonly OffchainEvent[]

/** Records a decision, and resolves when it is in the store. `about` says what the decision depends on. */
export type RecordDecision = (
  chain: ServedChain,
  safe: Address,
  decide: Decide,
  about: { safeTxHash: Hash; signature: Hex | null },
) => Promise<void>

/**
 * Records what a caller decides about an account, one caller after the other.
 *
 * @throws what `decide` throws, and the errors of `openAccount` and of the store
 */
export const recordAlone: RecordDecision = (chain, safe, decide) =>
  chain.runExclusive(async () => {
    const account = await openAccount(chain, safe)
    await account.snapshot.store.record(decide(account))
  })
