import type { Address, Hash } from 'viem'

import type { OwnersExecution } from '../answers/history.ts'
import type { LedgerView } from '../answers/ledger.ts'
import {
  executedTransaction,
  type MultisigTransaction,
  nonceOf,
  proposalOf,
} from '../answers/multisigTransactions.ts'
import type { OffchainState } from '../offchain/OffchainState.ts'
import { openProposals } from '../offchain/openProposals.ts'
import { safeNotFound } from '../problems.ts'
import type { AccountState } from './accountState.ts'
import { openTransactions } from './openTransactions.ts'
import type { ChainSnapshot, ServedChain } from './serveChain.ts'

/** An account and everything known about it at one block. */
export type Account = {
  chain: ServedChain
  snapshot: ChainSnapshot
  address: Address
  state: AccountState
  /** What the account has done and received. */
  ledger: LedgerView
  offchain: OffchainState
  /** What was proposed and not executed, in no particular order. */
  open: readonly MultisigTransaction[]
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
  // Taken before the next request: events that are read meanwhile belong to a later block.
  const ledger = view.index.ledgerOf(address)
  const offchain = store.current()
  const proposals = openProposals(offchain, address, ledger)
  const state = await chain.readState(chain.node, address, view.head.number)
  if (!state) return null
  const open = openTransactions(proposals, state, ledger)
  return { chain, snapshot, address, state, ledger, offchain, open }
}

/** Transactions that were executed, in full. Their signers are recovered when they are not known yet. */
export async function readExecutions(
  account: Account,
  executions: readonly OwnersExecution[],
): Promise<MultisigTransaction[]> {
  const { chain, offchain } = account
  const { signers } = chain
  await signers.load(
    executions.flatMap((execution) => {
      const { transaction, executed } = execution
      if (!transaction) return []
      const { signatures } = transaction
      const confirmations = proposalOf(execution, offchain)?.confirmations
      return { safeTxHash: executed.safeTxHash, signatures, confirmations }
    }),
  )
  return executions.map((execution) =>
    executedTransaction(execution, {
      nonce: nonceOf(execution, account),
      proposal: proposalOf(execution, offchain),
      readSigners: (safeTxHash, signatures) => signers.get(safeTxHash, signatures),
    }),
  )
}

/** A transaction of the owners by its hash, proposed or executed; undefined when the account has none. */
export async function readTransaction(
  account: Account,
  safeTxHash: Hash,
): Promise<MultisigTransaction | undefined> {
  const execution = account.ledger.executionOf(safeTxHash)
  if (!execution) return account.open.find((other) => other.safeTxHash === safeTxHash)
  return (await readExecutions(account, [execution]))[0]
}

/** The transactions of a nonce: of those that were proposed at most one was executed. */
export async function readNonce(account: Account, nonce: number): Promise<MultisigTransaction[]> {
  const { ledger, state, open } = account
  const { executions } = ledger
  const first = executions.at(0)
  // An account of which every execution is known has one for each nonce.
  const likely = first && executions.at(nonce - nonceOf(first, account))
  const hasNonce = (execution: OwnersExecution) => nonceOf(execution, account) === nonce
  const done =
    likely && hasNonce(likely)
      ? [likely]
      : nonce < state.nonce
        ? executions.newestFirst(hasNonce)
        : []
  return [
    ...(await readExecutions(account, done)),
    ...open.filter((transaction) => transaction.nonce === nonce),
  ]
}
