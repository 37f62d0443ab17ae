import type * as Wire from '@ghost-pay/gateway-wire'

import { array, object, record, type Schema } from '../schema.ts'
import { callSchema, type DataDecoded } from './dataDecoded.ts'
import { setApart } from './page.ts'
import {
  type Address,
  type AddressInfo,
  addressInfoSchema,
  addressSchema,
  amount,
  count,
  countText,
  type Hash,
  hashSchema,
  type Hex,
  hexSchema,
  isoTimestamp,
  listOf,
  maybe,
  type OpenEnum,
  openEnum,
  orUnknown,
  text,
  threshold,
  type UnknownMember,
} from './primitives.ts'

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
/** The nonce an account is at, and the one for a new transaction. */
export type SafeNonces = {
  /** Of the next transaction that is executed. */
  currentNonce: number
  /** After everything that waits. */
  recommendedNonce: number
}
/** An account in a list of accounts. */
export type SafeOverview = {
  address: AddressInfo
  chainId: number
  /** How many owners must sign. */
  threshold: number
  owners: AddressInfo[]
  /** Decimal text in the currency that was asked for. */
  fiatTotal: string
  /** Transactions that wait. */
  queued: number
  /** Of those, how many wait for the wallet that was asked for. */
  awaitingConfirmation: number | null
}
/** How an account was created. */
export type SafeCreation = {
  /** Milliseconds since 1970. */
  created: number
  creator: Address
  transactionHash: Hash
  /** The contract that made it. */
  factoryAddress: Address | null
  /** The contract whose code it began with. */
  masterCopy: Address | null
  /** The call that set it up. */
  setupData: Hex | null
  saltNonce: bigint | null
  dataDecoded: DataDecoded | null
}
/** Accounts of an owner on one chain. */
export type OwnedSafes = {
  safes: Address[]
  /** What stands among them and is no address, where there is any. */
  unreadable?: UnknownMember[]
}
/** Accounts of an owner by chain id; `null` for a chain that could not be asked. */
export type AllOwnedSafes = Record<string, Address[] | null>

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

/** The nonce an account is at, and the one for a new transaction. */
export const safeNoncesSchema: Schema<SafeNonces> = object({
  currentNonce: count,
  recommendedNonce: count,
}) satisfies Schema<SafeNonces, Wire.SafeNonces>

/** Accounts of an owner on one chain. */
export const ownedSafesSchema: Schema<OwnedSafes> = setApart(
  object({ safes: array(orUnknown(addressSchema)) }),
  'safes',
) satisfies Schema<OwnedSafes, Wire.SafeList>

/**
 * Accounts by chain id; `null` where the gateway could not ask that chain. What is no address has no place in a list of addresses, and
 * nothing stands beside the chains that could hold it: the answer is refused.
 */
export const allOwnedSafesSchema: Schema<AllOwnedSafes> = record(
  maybe(array(addressSchema)),
) satisfies Schema<AllOwnedSafes, Wire.Answers['GET /v3/owners/{ownerAddress}/safes']>

/** An account in a list of accounts; the total is decimal text. */
export const safeOverviewSchema: Schema<SafeOverview, Wire.SafeOverview> = object({
  address: addressInfoSchema,
  chainId: countText,
  threshold,
  owners: array(addressInfoSchema),
  fiatTotal: text,
  queued: count,
  awaitingConfirmation: maybe(count),
})

/** How an account was created; the time in milliseconds. */
export const safeCreationSchema: Schema<SafeCreation> = object({
  created: isoTimestamp,
  creator: addressSchema,
  transactionHash: hashSchema,
  factoryAddress: maybe(addressSchema),
  masterCopy: maybe(addressSchema),
  setupData: maybe(hexSchema),
  saltNonce: maybe(amount),
  dataDecoded: maybe(callSchema),
}) satisfies Schema<SafeCreation, Wire.CreationTransaction>

/** Accounts in a list; one that cannot be read stays among them. */
export const safeOverviewsSchema: Schema<(SafeOverview | UnknownMember)[]> = array(
  orUnknown(safeOverviewSchema),
) satisfies Schema<(SafeOverview | UnknownMember)[], Wire.SafeOverview[]>
