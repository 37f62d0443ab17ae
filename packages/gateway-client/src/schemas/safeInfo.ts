import type * as Wire from '@ghost-pay/gateway-wire'

import { array, object, type Schema } from '../schema.ts'
import { type AddressInfo, addressInfoSchema } from './addressInfo.ts'
import { count, countText, threshold } from './numbers.ts'
import { listOf, maybe, type OpenEnum, openEnum, text } from './primitives.ts'

/** Whether the contract of an account is the recommended one. */
export type VersionState = OpenEnum<'UP_TO_DATE' | 'OUTDATED' | 'UNKNOWN'>
/** A shared account. */
export type SafeInfo = {
  address: AddressInfo
  chainId: number
  /** Of the next transaction that is executed. */
  nonce: number
  /** How many owners must sign. */
  threshold: number
  owners: AddressInfo[]
  /** The contract whose code the account runs. */
  implementation: AddressInfo
  implementationVersionState: VersionState
  /** Contracts that may move what it holds without signatures. */
  modules: AddressInfo[]
  /** The contract that answers calls the account itself does not know. */
  fallbackHandler: AddressInfo | null
  /** The contract that may forbid transactions. */
  guard: AddressInfo | null
  /** Of the contract, with build metadata: `1.4.1+L2`. `null` where the gateway does not know it. */
  version: string | null
  /** Changes when the collectibles do. */
  collectiblesTag: string | null
  /** Changes when the queue does. */
  txQueuedTag: string | null
  /** Changes when the history does. */
  txHistoryTag: string | null
  /** Changes when the messages do. */
  messagesTag: string | null
}

const versionState = openEnum<'UP_TO_DATE' | 'OUTDATED' | 'UNKNOWN'>()

/** A shared account. The tags change when the lists they are named after do. */
export const safeInfoSchema: Schema<SafeInfo> = object({
  address: addressInfoSchema,
  chainId: countText,
  nonce: count,
  threshold,
  owners: array(addressInfoSchema),
  implementation: addressInfoSchema,
  implementationVersionState: versionState,
  modules: listOf(addressInfoSchema),
  fallbackHandler: maybe(addressInfoSchema),
  guard: maybe(addressInfoSchema),
  version: maybe(text),
  collectiblesTag: maybe(text),
  txQueuedTag: maybe(text),
  txHistoryTag: maybe(text),
  messagesTag: maybe(text),
}) satisfies Schema<SafeInfo, Wire.SafeState>
