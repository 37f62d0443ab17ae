import type { Address, Hash, Hex } from 'viem'
import { approvedHashSignature } from '@ghost-pay/safe-protocol'

import type { AccountState } from '../chain/accountState.ts'
import type { ChainEvent, EventOf } from '../indexer/ChainEvent.ts'
import type { Confirmation, Proposal } from '../offchain/OffchainState.ts'

/** How a transaction was executed. Times are milliseconds. */
export type ExecutionRecord = {
  transactionHash: Hash
  timestamp: number
  block: number
  logIndex: number
  success: boolean
  /** What the account paid back, in the refund token's smallest unit. */
  payment: bigint
  signatures: Hex
  /** The threshold at the execution; null where the event does not contain it. */
  threshold: number | null
}

/** A transaction of the owners: proposed, executed, or both. */
export type MultisigTransaction = {
  safe: Address
  safeTxHash: Hash
  to: Address
  value: bigint
  data: Hex
  operation: 0 | 1
  safeTxGas: bigint
  baseGas: bigint
  gasPrice: bigint
  gasToken: Address
  refundReceiver: Address
  nonce: number
  proposer: Address | null
  proposedByDelegate: Address | null
  origin: string | null
  submittedAt: number
  modifiedAt: number
  confirmations: readonly Confirmation[]
  /** It has, or had, a signature of an owner. */
  trusted: boolean
  execution: ExecutionRecord | null
}

/** The signers of an execution; signatures that cannot be read are left out. */
export type ReadSigners = (safeTxHash: Hash, signatures: Hex) => readonly Omit<Confirmation, 'at'>[]

/**
 * Joins proposals and executions. A transaction that was executed without a proposal is in the list, too, with the
 * confirmations of its execution.
 *
 * @param events of the account, in the chain's order
 * @returns in no particular order
 */
export function multisigTransactions({
  state,
  events,
  proposals,
  readSigners,
}: {
  state: AccountState
  events: readonly ChainEvent[]
  proposals: readonly Proposal[]
  readSigners: ReadSigners
}): MultisigTransaction[] {
  const proposed = new Map(proposals.map((proposal) => [proposal.safeTxHash, proposal]))
  const approvals = events.filter((event) => event.kind === 'hashApproved')
  const executed = pairExecutions(events, state).map((pair) =>
    executedTransaction(pair, proposed.get(pair.executed.safeTxHash), readSigners),
  )
  const done = new Set(executed.map(({ safeTxHash }) => safeTxHash))
  const open = proposals
    .filter(({ safeTxHash }) => !done.has(safeTxHash))
    .map((proposal) => openTransaction(proposal, state, approvals))
  return [...executed, ...open]
}

type ExecutionPair = {
  transaction: EventOf<'multisigTransaction'>
  executed: EventOf<'executed'>
  nonce: number
}

/**
 * `SafeMultiSigTransaction` comes before its `ExecutionSuccess` or `ExecutionFailure`, and does not carry the hash. An
 * account that calls itself again nests them, so the last one opened is the first one closed. Where an event does
 * not contain the nonce, it is counted back from the nonce of the account: each execution increments it.
 */
export function pairExecutions(
  events: readonly ChainEvent[],
  { address: safe, nonce }: Pick<AccountState, 'address' | 'nonce'>,
): ExecutionPair[] {
  const pairs: ExecutionPair[] = []
  let open: EventOf<'multisigTransaction'>[] = []
  const total = events.filter(({ kind, emitter }) => kind === 'executed' && emitter === safe).length
  let count = nonce - total
  for (const event of events) {
    if (event.emitter !== safe) continue
    if (open.at(-1)?.transactionHash !== event.transactionHash) open = []
    if (event.kind === 'multisigTransaction') open.push(event)
    if (event.kind !== 'executed') continue
    const transaction = open.pop()
    if (transaction)
      pairs.push({ transaction, executed: event, nonce: Number(transaction.nonce ?? count) })
    count += 1
  }
  return pairs
}

function executedTransaction(
  { transaction, executed, nonce }: ExecutionPair,
  proposal: Proposal | undefined,
  readSigners: ReadSigners,
): MultisigTransaction {
  const { safeTxHash, timestamp } = executed
  const stored = proposal?.confirmations ?? []
  const carried = readSigners(safeTxHash, transaction.signatures)
    .filter(({ owner }) => !stored.some((other) => other.owner === owner))
    .map((signed) => ({ ...signed, at: timestamp }))
  return {
    safe: transaction.emitter,
    safeTxHash,
    to: transaction.to,
    value: transaction.value,
    data: transaction.data,
    operation: transaction.operation,
    safeTxGas: transaction.safeTxGas,
    baseGas: transaction.baseGas,
    gasPrice: transaction.gasPrice,
    gasToken: transaction.gasToken,
    refundReceiver: transaction.refundReceiver,
    nonce,
    proposer: proposal?.proposer ?? null,
    proposedByDelegate: proposal?.proposedByDelegate ?? null,
    origin: proposal?.origin ?? null,
    submittedAt: proposal?.submittedAt ?? timestamp,
    modifiedAt: Math.max(proposal?.modifiedAt ?? 0, timestamp),
    confirmations: [...stored, ...carried],
    trusted: true,
    execution: {
      transactionHash: executed.transactionHash,
      timestamp,
      block: executed.block,
      logIndex: executed.logIndex,
      success: executed.success,
      payment: executed.payment,
      signatures: transaction.signatures,
      threshold: transaction.threshold === null ? null : Number(transaction.threshold),
    },
  }
}

function openTransaction(
  proposal: Proposal,
  state: AccountState,
  approvals: readonly EventOf<'hashApproved'>[],
): MultisigTransaction {
  const { fields, safeTxHash } = proposal
  const nonce = Number(fields.nonce)
  const onChain = approvals
    .filter(
      ({ hash, owner }) =>
        hash === safeTxHash && !proposal.confirmations.some((other) => other.owner === owner),
    )
    .map(({ owner, timestamp }) => ({
      owner,
      signature: approvedHashSignature(owner),
      at: timestamp,
    }))
  const all = [...proposal.confirmations, ...onChain]
  return {
    safe: proposal.safe,
    safeTxHash,
    to: fields.to,
    value: BigInt(fields.value),
    data: fields.data,
    operation: fields.operation,
    safeTxGas: BigInt(fields.safeTxGas),
    baseGas: BigInt(fields.baseGas),
    gasPrice: BigInt(fields.gasPrice),
    gasToken: fields.gasToken,
    refundReceiver: fields.refundReceiver,
    nonce,
    proposer: proposal.proposer,
    proposedByDelegate: proposal.proposedByDelegate,
    origin: proposal.origin,
    submittedAt: proposal.submittedAt,
    modifiedAt: proposal.modifiedAt,
    // Confirmations of former owners do not count for a transaction that can still be executed.
    confirmations:
      nonce >= state.nonce ? all.filter(({ owner }) => state.owners.includes(owner)) : all,
    trusted: all.length > 0,
    execution: null,
  }
}
