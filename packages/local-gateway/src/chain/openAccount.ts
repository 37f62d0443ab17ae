import type { Address } from 'viem'

import {
  type MultisigTransaction,
  multisigTransactions,
  pairExecutions,
} from '../answers/multisigTransactions.ts'
import type { ChainEvent } from '../indexer/ChainEvent.ts'
import type { OffchainState } from '../offchain/OffchainState.ts'
import { safeNotFound } from '../problems.ts'
import { type AccountState, readAccountState } from './accountState.ts'
import type { ChainSnapshot, ServedChain } from './serveChain.ts'

/** An account and everything known about it at one block. */
export type Account = {
  chain: ServedChain
  snapshot: ChainSnapshot
  address: Address
  state: AccountState
  /** In the chain's order. */
  events: readonly ChainEvent[]
  offchain: OffchainState
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
  // A fork may have removed the block between two requests to the node: a second reading finds the account.
  const snapshot = await chain.open(address)
  const again = snapshot.view.index.isSafe(address) && (await readAccount(chain, snapshot, address))
  if (again) return again
  chain.indexer.unwatch(address)
  throw safeNotFound()
}

/** Reads an account at a snapshot; null when there is none. */
async function readAccount(
  chain: ServedChain,
  snapshot: ChainSnapshot,
  address: Address,
): Promise<Account | null> {
  const { view, store } = snapshot
  // With every block read, an address without a setup event is no account. Otherwise its contract is asked.
  if (!view.index.isSafe(address) && chain.indexesAllAccounts) return null
  // Copied before the next request: events that are read meanwhile belong to a later block.
  const events = [...view.index.eventsOf(address)]
  const offchain = store.current()
  const state = await readAccountState(chain.node, address, view.head.number)
  if (!state) return null
  const proposals = [...offchain.proposals.values()].filter(({ safe }) => safe === address)
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
    offchain,
    transactions: multisigTransactions({
      state,
      events,
      proposals,
      readSigners: (safeTxHash, signatures) => signers.get(safeTxHash, signatures),
    }),
  }
}
