import type { Address } from 'viem'

import {
  type MultisigTransaction,
  multisigTransactions,
  pairExecutions,
} from '../answers/multisigTransactions.ts'
import type { Facts } from '../facts/Facts.ts'
import type { ChainEvent } from '../indexer/ChainEvent.ts'
import { safeNotFound } from '../problems.ts'
import { type AccountState, readAccountState } from './accountState.ts'
import type { ChainSnapshot, ServedChain } from './serveChain.ts'

/** An account with everything that is known of it, at one block. */
export type Account = {
  chain: ServedChain
  snapshot: ChainSnapshot
  address: Address
  state: AccountState
  /** In the chain's order. */
  events: readonly ChainEvent[]
  facts: Facts
  /** Proposed and executed ones, in no particular order. */
  transactions: readonly MultisigTransaction[]
}

/**
 * Reads an account.
 *
 * @throws ProblemError 404 when the chain has no such account, 503 when the node does not answer
 */
export async function openAccount(chain: ServedChain, address: Address): Promise<Account> {
  const account = await readAccount(chain, await chain.open(address), address)
  if (account) return account
  // The block may have been undone between two questions to the node: then the next one has it.
  const snapshot = await chain.open(address)
  const again = snapshot.view.index.isSafe(address) && (await readAccount(chain, snapshot, address))
  if (again) return again
  chain.follower.unwatch(address)
  throw safeNotFound()
}

/** Reads an account at a moment that was opened before; null when there is none. */
async function readAccount(
  chain: ServedChain,
  snapshot: ChainSnapshot,
  address: Address,
): Promise<Account | null> {
  const { view, facts: book } = snapshot
  // With every block read, an address that was never set up is no account. Otherwise its contract is asked.
  if (!view.index.isSafe(address) && chain.knowsEverybody) return null
  // Taken before the node is asked: what is read meanwhile belongs to a later block.
  const events = [...view.index.eventsOf(address)]
  const facts = book.current()
  const state = await readAccountState(chain.node, address, view.head.number)
  if (!state) return null
  const proposals = [...facts.proposals.values()].filter(({ safe }) => safe === address)
  await chain.signers.load(
    pairExecutions(events, state).map(({ transaction, executed }) => ({
      safeTxHash: executed.safeTxHash,
      signatures: transaction.signatures,
    })),
  )
  const { signers } = chain
  return {
    chain,
    snapshot,
    address,
    state,
    events,
    facts,
    transactions: multisigTransactions({
      state,
      events,
      proposals,
      readSigners: (safeTxHash, signatures) => signers.get(safeTxHash, signatures),
    }),
  }
}
