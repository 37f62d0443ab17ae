import { array, object, type Output, record } from '../schema.ts'
import { dataDecodedSchema } from './dataDecoded.ts'
import {
  addressInfoSchema,
  addressSchema,
  amount,
  count,
  countText,
  isoTimestamp,
  listOf,
  hashSchema,
  hexSchema,
  maybe,
  openEnum,
  text,
} from './primitives.ts'

/** Whether the contract of an account is the recommended one. */
export type VersionState = Output<typeof versionState>
/** A shared account. */
export type SafeInfo = Output<typeof safeInfoSchema>
/** The nonce an account is at, and the one for a new transaction. */
export type SafeNonces = Output<typeof safeNoncesSchema>
/** An account in a list of accounts. */
export type SafeOverview = Output<typeof safeOverviewSchema>
/** How an account was created. */
export type SafeCreation = Output<typeof safeCreationSchema>
/** Accounts of an owner on one chain. */
export type OwnedSafes = Output<typeof ownedSafesSchema>
/** Accounts of an owner by chain id; `null` for a chain that could not be asked. */
export type AllOwnedSafes = Output<typeof allOwnedSafesSchema>

const versionState = openEnum<'UP_TO_DATE' | 'OUTDATED' | 'UNKNOWN'>()

/** A shared account. The tags change when the lists they are named after do. */
export const safeInfoSchema = object({
  address: addressInfoSchema,
  chainId: countText,
  nonce: count,
  threshold: count,
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
})

/** The nonce an account is at, and the one for a new transaction. */
export const safeNoncesSchema = object({ currentNonce: count, recommendedNonce: count })

/** Accounts of an owner on one chain. */
export const ownedSafesSchema = object({ safes: array(addressSchema) })

/** Accounts by chain id; `null` where the gateway could not ask that chain. */
export const allOwnedSafesSchema = record(maybe(array(addressSchema)))

/** An account in a list of accounts; the total is decimal text. */
export const safeOverviewSchema = object({
  address: addressInfoSchema,
  chainId: countText,
  threshold: count,
  owners: array(addressInfoSchema),
  fiatTotal: text,
  queued: count,
  awaitingConfirmation: maybe(count),
})

/** How an account was created; the time in milliseconds. */
export const safeCreationSchema = object({
  created: isoTimestamp,
  creator: addressSchema,
  transactionHash: hashSchema,
  factoryAddress: maybe(addressSchema),
  masterCopy: maybe(addressSchema),
  setupData: maybe(hexSchema),
  saltNonce: maybe(amount),
  dataDecoded: maybe(dataDecodedSchema),
})

/** Accounts in a list. */
export const safeOverviewsSchema = array(safeOverviewSchema)
