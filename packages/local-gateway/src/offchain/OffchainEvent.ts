import type { Address, Hash, Hex } from 'viem'

/** The fields of a proposed transaction, numbers as decimal strings. */
export type ProposedFields = {
  to: Address
  value: string
  data: Hex
  operation: 0 | 1
  safeTxGas: string
  baseGas: string
  gasPrice: string
  gasToken: Address
  refundReceiver: Address
  nonce: string
}

/** EIP-712 data, as an application passes it. */
export type TypedMessage = {
  domain: Record<string, unknown>
  types: Record<string, { name: string; type: string }[]>
  primaryType: string
  message: Record<string, unknown>
}

/** An account whose address is known and whose contract is not deployed. */
export type CounterfactualSafe = {
  chainId: string
  address: Address
  factoryAddress: Address
  masterCopy: Address
  saltNonce: string
  safeVersion: string
  threshold: number
  owners: Address[]
  fallbackHandler: Address | null
  to: Address | null
  data: Hex
  paymentToken: Address | null
  payment: string | null
  paymentReceiver: Address | null
}

/** Something that happened off the chain. `at` is in milliseconds. */
export type OffchainEvent =
  | {
      type: 'proposed'
      at: number
      safe: Address
      safeTxHash: Hash
      fields: ProposedFields
      proposer: Address
      proposedByDelegate: Address | null
      origin: string | null
    }
  | { type: 'confirmed'; at: number; safeTxHash: Hash; owner: Address; signature: Hex }
  | { type: 'deleted'; at: number; safeTxHash: Hash }
  | {
      type: 'messageProposed'
      at: number
      safe: Address
      messageHash: Hash
      message: string | TypedMessage
      proposedBy: Address
      origin: string | null
    }
  | { type: 'messageConfirmed'; at: number; messageHash: Hash; owner: Address; signature: Hex }
  | {
      type: 'delegateAdded'
      at: number
      safe: Address | null
      delegate: Address
      delegator: Address
      label: string
    }
  | {
      type: 'delegateRemoved'
      at: number
      safe: Address | null
      delegate: Address
      delegator: Address | null
    }
  | { type: 'counterfactualSafeAdded'; at: number; user: Address; safe: CounterfactualSafe }
  | { type: 'counterfactualSafeRemoved'; at: number; user: Address; address: Address | null }

/** Every type of off-chain event that this version knows. */
export const offchainEventTypes = [
  'proposed',
  'confirmed',
  'deleted',
  'messageProposed',
  'messageConfirmed',
  'delegateAdded',
  'delegateRemoved',
  'counterfactualSafeAdded',
  'counterfactualSafeRemoved',
] as const satisfies readonly OffchainEvent['type'][]
