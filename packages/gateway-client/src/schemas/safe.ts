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
import { array, object, type Output, record } from '../schema.ts'
import { dataDecodedSchema } from './dataDecoded.ts'

export type VersionState = Output<typeof versionState>
export type SafeInfo = Output<typeof safeInfoSchema>
export type SafeNonces = Output<typeof safeNoncesSchema>
export type SafeOverview = Output<typeof safeOverviewSchema>
export type SafeCreation = Output<typeof safeCreationSchema>
export type OwnedSafes = Output<typeof ownedSafesSchema>
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

export const safeNoncesSchema = object({ currentNonce: count, recommendedNonce: count })

export const ownedSafesSchema = object({ safes: array(addressSchema) })

/** Accounts by chain id; `null` where the gateway could not ask that chain. */
export const allOwnedSafesSchema = record(maybe(array(addressSchema)))

export const safeOverviewSchema = object({
  address: addressInfoSchema,
  chainId: countText,
  threshold: count,
  owners: array(addressInfoSchema),
  fiatTotal: text,
  queued: count,
  awaitingConfirmation: maybe(count),
})

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

export const safeOverviewsSchema = array(safeOverviewSchema)
