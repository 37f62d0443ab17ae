import type { Address, Hash, Hex } from 'viem'

import type { CounterfactualSafe, ProposedFields, TypedMessage } from './OffchainEvent.ts'

/** An owner's signature. `at` is when it arrived, in milliseconds. */
export type Confirmation = { owner: Address; signature: Hex; at: number }

/** A proposed transaction. Times are milliseconds. */
export type Proposal = {
  safe: Address
  safeTxHash: Hash
  fields: ProposedFields
  proposer: Address
  proposedByDelegate: Address | null
  origin: string | null
  submittedAt: number
  modifiedAt: number
  confirmations: readonly Confirmation[]
}

/** A message that an account is asked to sign. Times are milliseconds. */
export type MessageRecord = {
  safe: Address
  messageHash: Hash
  message: string | TypedMessage
  proposedBy: Address
  origin: string | null
  createdAt: number
  modifiedAt: number
  confirmations: readonly Confirmation[]
}

/** An address that may propose for an owner. */
export type Delegate = {
  safe: Address | null
  delegate: Address
  delegator: Address
  label: string
  at: number
}

/** What the off-chain events lead to: proposals, confirmations, messages, delegates, counterfactual accounts. */
export type OffchainState = {
  proposals: ReadonlyMap<Hash, Proposal>
  messages: ReadonlyMap<Hash, MessageRecord>
  delegates: readonly Delegate[]
  counterfactualSafes: readonly { user: Address; safe: CounterfactualSafe; at: number }[]
}

/** The state before the first event. */
export const emptyOffchainState: OffchainState = {
  proposals: new Map(),
  messages: new Map(),
  delegates: [],
  counterfactualSafes: [],
}
