import type { Address, Hash, Hex } from 'viem'
import type { SafeCall } from '@ghost-pay/safe-protocol'

/** The position of an event on the chain. */
export type EventPlace = {
  block: number
  /** Milliseconds. */
  timestamp: number
  transactionHash: Hash
  logIndex: number
  /** The contract that emitted it. */
  emitter: Address
}

/** An execution by the owners, read from `SafeMultiSigTransaction` or from the calldata. */
export type Execution = SafeCall & {
  signatures: Hex
  /** Null where the event does not contain it: then it is counted. */
  nonce: bigint | null
  /** The caller of `execTransaction`. */
  sender: Address | null
  /** The threshold at the execution; null where the event does not contain it. */
  threshold: bigint | null
}

/** A change of an account's settings that the answers do not distinguish further. */
export type SettingsEventKind =
  | 'moduleEnabled'
  | 'moduleDisabled'
  | 'fallbackHandlerChanged'
  | 'guardChanged'
  | 'moduleGuardChanged'
  | 'singletonChanged'

/** The content of an event, without its position. */
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

/** An event on the chain that concerns an account. */
export type ChainEvent = EventPlace & EventContent

/** The events of one kind. */
export type EventOf<Kind extends EventContent['kind']> = Extract<ChainEvent, { kind: Kind }>
