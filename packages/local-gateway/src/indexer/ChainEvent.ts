import type { Address, Hash, Hex } from 'viem'

/** Where on the chain an event stands. */
export type EventPlace = {
  block: number
  blockHash: Hash
  /** Milliseconds. */
  timestamp: number
  transactionHash: Hash
  logIndex: number
  /** Who emitted it. */
  emitter: Address
}

/** An execution by the owners, as `SafeMultiSigTransaction` tells it or as it is read from the calldata. */
export type Execution = {
  to: Address
  value: bigint
  data: Hex
  operation: 0 | 1
  safeTxGas: bigint
  baseGas: bigint
  gasPrice: bigint
  gasToken: Address
  refundReceiver: Address
  signatures: Hex
  /** Null where the chain does not say it: then it is counted. */
  nonce: bigint | null
  /** Who called `execTransaction`. */
  sender: Address | null
  /** How many signatures the account asked for; null where the chain does not say it. */
  threshold: bigint | null
}

/** A change of an account's settings that has no meaning of its own here. */
export type SettingsEventKind =
  | 'moduleEnabled'
  | 'moduleDisabled'
  | 'fallbackHandlerChanged'
  | 'guardChanged'
  | 'moduleGuardChanged'
  | 'singletonChanged'

/** What an event says, without where it stands. */
export type EventContent =
  | {
      kind: 'safeSetup'
      initiator: Address
      owners: readonly Address[]
      threshold: bigint
      fallbackHandler: Address
    }
  | { kind: 'proxyCreation'; proxy: Address; singleton: Address | null }
  | ({ kind: 'multisigTransaction' } & Execution)
  | { kind: 'executed'; safeTxHash: Hash; success: boolean; payment: bigint }
  | {
      kind: 'moduleTransaction'
      module: Address
      to: Address
      value: bigint
      data: Hex
      operation: 0 | 1
    }
  | { kind: 'moduleExecuted'; module: Address; success: boolean }
  | { kind: 'received'; sender: Address; value: bigint }
  | { kind: 'ownerAdded'; owner: Address }
  | { kind: 'ownerRemoved'; owner: Address }
  | { kind: 'thresholdChanged'; threshold: bigint }
  | { kind: 'hashApproved'; hash: Hash; owner: Address }
  | { kind: 'messageSigned'; hash: Hash }
  | { kind: SettingsEventKind; value: Address }
  | { kind: 'erc20Transfer'; from: Address; to: Address; value: bigint }
  | { kind: 'erc721Transfer'; from: Address; to: Address; tokenId: bigint }

/** Something that happened on the chain and concerns accounts. */
export type ChainEvent = EventPlace & EventContent

/** The events of one kind. */
export type EventOf<Kind extends EventContent['kind']> = Extract<ChainEvent, { kind: Kind }>
