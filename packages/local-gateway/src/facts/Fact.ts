import type { Address, Hash, Hex } from 'viem'

/** The fields of a transaction that was proposed, numbers as decimal strings. */
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

/** EIP-712 data as an application hands it over. */
export type TypedMessage = {
  domain: Record<string, unknown>
  types: Record<string, { name: string; type: string }[]>
  primaryType: string
  message: Record<string, unknown>
}

/** An account that is planned, not deployed. */
export type PlannedSafe = {
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

/** Something that the chain does not know. `at` is in milliseconds. */
export type Fact =
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
  | { type: 'safePlanned'; at: number; user: Address; plan: PlannedSafe }
  | { type: 'planDropped'; at: number; user: Address; address: Address | null }

/** Every kind of fact that this version knows. */
export const factTypes = [
  'proposed',
  'confirmed',
  'deleted',
  'messageProposed',
  'messageConfirmed',
  'delegateAdded',
  'delegateRemoved',
  'safePlanned',
  'planDropped',
] as const satisfies readonly Fact['type'][]
