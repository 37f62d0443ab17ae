import { type Address, type Hash, type Hex, zeroAddress } from 'viem'
import { approvedHashSignature, copySafeCall, type SafeCall } from '@ghost-pay/safe-protocol'

import type { AccountState } from '../chain/accountState.ts'
import type { EventOf } from '../indexer/ChainEvent.ts'
import type { Confirmation, OffchainState, Proposal } from '../offchain/OffchainState.ts'
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
  /** Null where the call is not known. */
  signatures: Hex | null
  /** The threshold at the execution; null where the event does not contain it. */
  threshold: number | null
}

/** A transaction of the owners: proposed, executed, or both. */
export type MultisigTransaction = SafeCall & {
  safe: Address
  safeTxHash: Hash
  /** False for an execution of which only the hash is known: then the fields of its call mean nothing. */
  isCallKnown: boolean
  nonce: number
  proposer: Address | null
  proposedByDelegate: Address | null
  origin: string | null
  submittedAt: number
  modifiedAt: number
  confirmations: readonly Confirmation[]
  /** It has, or had, a signature of an owner. */
  trusted: boolean
  /** Another one is known to have been executed with its nonce. */
  isPassedOver: boolean
  execution: ExecutionRecord | null
}

/** The signers of an execution; signatures that cannot be read are left out. */
export type ReadSigners = (safeTxHash: Hash, signatures: Hex) => readonly Omit<Confirmation, 'at'>[]

/** The proposal of an execution: the hash that was executed is the hash of its fields. */
export function proposalOf(
  { executed }: Pick<OwnersExecution, 'executed'>,
  { proposals }: Pick<OffchainState, 'proposals'>,
): Proposal | undefined {
  const proposal = proposals.get(executed.safeTxHash)
  return proposal?.safe === executed.emitter ? proposal : undefined
}

/** The nonce of an execution. Where neither event nor proposal has it, it is counted back: each execution increments it. */
export function nonceOf(
  execution: OwnersExecution,
  {
    state,
    ledger,
    offchain,
  }: {
    state: Pick<AccountState, 'nonce'>
    ledger: Pick<LedgerView, 'executions'>
    offchain: Pick<OffchainState, 'proposals'>
  },
): number {
  const known = proposalOf(execution, offchain)?.fields.nonce ?? execution.transaction?.nonce
  const counted = state.nonce - ledger.executions.length + execution.place
  return Number(known ?? Math.max(0, counted))
}

/** Stands for the fields where they are not known. */
const noFields: SafeCall = {
  to: zeroAddress,
  value: 0n,
  data: '0x',
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
}

/** The call of an execution as it was proposed, or else as it was made; null where neither is known. */
export function fieldsOf(
  { transaction }: Pick<OwnersExecution, 'transaction'>,
  proposal: Proposal | undefined,
): SafeCall | null {
  return proposal ? proposedFields(proposal) : transaction
}

function proposedFields({ fields }: Proposal): SafeCall {
  const { to, data, operation, gasToken, refundReceiver } = fields
  return {
    to,
    value: BigInt(fields.value),
    data,
    operation,
    safeTxGas: BigInt(fields.safeTxGas),
    baseGas: BigInt(fields.baseGas),
    gasPrice: BigInt(fields.gasPrice),
    gasToken,
    refundReceiver,
  }
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
  const signatures = transaction?.signatures ?? null
  const carried = (signatures === null ? [] : readSigners(safeTxHash, signatures))
    .filter(({ owner }) => !stored.some((other) => other.owner === owner))
    .map((signed) => ({ ...signed, at: timestamp }))
  const fields = fieldsOf({ transaction }, proposal)
  const threshold = transaction?.threshold ?? null
  return {
    safe: executed.emitter,
    safeTxHash,
    isCallKnown: fields !== null,
    ...copySafeCall(fields ?? noFields),
    nonce,
    proposer: proposal?.proposer ?? null,
    proposedByDelegate: proposal?.proposedByDelegate ?? null,
    origin: proposal?.origin ?? null,
    submittedAt: proposal?.submittedAt ?? timestamp,
    modifiedAt: Math.max(proposal?.modifiedAt ?? 0, timestamp),
    confirmations: [...stored, ...carried],
    trusted: true,
    isPassedOver: false,
    execution: {
      transactionHash: executed.transactionHash,
      timestamp,
      block: executed.block,
      logIndex: executed.logIndex,
      success: executed.success,
      payment: executed.payment,
      signatures,
      threshold: threshold === null ? null : Number(threshold),
    },
  }
}

/**
 * A transaction that was proposed, and is not among the executions of the account.
 *
 * @param approvals of its hash on the chain
 * @param executions of the account that are known: the last ones, without a gap
 */
export function openTransaction(
  proposal: Proposal,
  state: Pick<AccountState, 'nonce' | 'owners'>,
  { approvals, executions }: { approvals: readonly EventOf<'hashApproved'>[]; executions: number },
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
    isCallKnown: true,
    ...proposedFields(proposal),
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
    isPassedOver: nonce < state.nonce && nonce >= state.nonce - executions,
    execution: null,
  }
}
