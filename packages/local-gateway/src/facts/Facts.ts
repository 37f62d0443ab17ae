import type { Address, Hash, Hex } from 'viem'

import type { PlannedSafe, ProposedFields, TypedMessage } from './Fact.ts'

/** An owner's signature, and when it came. Times are milliseconds. */
export type Signed = { owner: Address; signature: Hex; at: number }

/** A transaction that somebody proposed. */
export type Proposal = {
  safe: Address
  safeTxHash: Hash
  fields: ProposedFields
  proposer: Address
  proposedByDelegate: Address | null
  origin: string | null
  submittedAt: number
  modifiedAt: number
  confirmations: readonly Signed[]
}

/** A message that an account is asked to sign. */
export type MessageRecord = {
  safe: Address
  messageHash: Hash
  message: string | TypedMessage
  proposedBy: Address
  origin: string | null
  createdAt: number
  modifiedAt: number
  confirmations: readonly Signed[]
}

/** Somebody who may propose for an owner. */
export type Delegate = {
  safe: Address | null
  delegate: Address
  delegator: Address
  label: string
  at: number
}

/** What the chain does not know: proposals, confirmations, messages, delegates, planned accounts. */
export type Facts = {
  proposals: ReadonlyMap<Hash, Proposal>
  messages: ReadonlyMap<Hash, MessageRecord>
  delegates: readonly Delegate[]
  plans: readonly { user: Address; plan: PlannedSafe; at: number }[]
}

/** Before anything was recorded. */
export const noFacts: Facts = {
  proposals: new Map(),
  messages: new Map(),
  delegates: [],
  plans: [],
}
