import type { Address, Hash, Hex } from 'viem'
import { approvedHashSignature } from '@ghost-pay/safe-protocol'

import type { AccountState } from '../chain/accountState.ts'
import type { EventOf } from '../indexer/ChainEvent.ts'
import type { Confirmation, Proposal } from '../offchain/OffchainState.ts'
import type { OwnersExecution } from './history.ts'
import type { LedgerView } from './ledger.ts'

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

/** The nonce of an execution. Where an event does not contain it, it is counted back: each execution increments it. */
export function nonceOf(
  { transaction, place }: OwnersExecution,
  { nonce }: Pick<AccountState, 'nonce'>,
  { ended }: Pick<LedgerView, 'ended'>,
): number {
  return Number(transaction.nonce ?? nonce - ended + place)
}

/** A transaction that was executed, with or without a proposal, and with the confirmations of its execution. */
export function executedTransaction(
  { transaction, executed }: OwnersExecution,
  {
    nonce,
    proposal,
    readSigners,
  }: { nonce: number; proposal: Proposal | undefined; readSigners: ReadSigners },
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

/**
 * A transaction that was proposed, and not executed.
 *
 * @param approvals of its hash on the chain
 */
export function openTransaction(
  proposal: Proposal,
  state: Pick<AccountState, 'nonce' | 'owners'>,
  approvals: readonly EventOf<'hashApproved'>[],
): MultisigTransaction {
  const { fields, safeTxHash } = proposal
  const nonce = Number(fields.nonce)
  const onChain = approvals
    .filter(({ owner }) => !proposal.confirmations.some((other) => other.owner === owner))
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
