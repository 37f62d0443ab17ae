import * as v from 'valibot'

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
  object,
  openEnum,
  text,
} from './primitives.ts'
import { dataDecodedSchema } from './dataDecoded.ts'

export type VersionState = v.InferOutput<typeof versionState>
export type SafeInfo = v.InferOutput<typeof safeInfoSchema>
export type SafeNonces = v.InferOutput<typeof safeNoncesSchema>
export type SafeOverview = v.InferOutput<typeof safeOverviewSchema>
export type SafeCreation = v.InferOutput<typeof safeCreationSchema>
export type OwnedSafes = v.InferOutput<typeof ownedSafesSchema>
export type AllOwnedSafes = v.InferOutput<typeof allOwnedSafesSchema>

const versionState = openEnum<'UP_TO_DATE' | 'OUTDATED' | 'UNKNOWN'>()

/** A shared account. The tags change when the lists they are named after do. */
export const safeInfoSchema = object({
  address: addressInfoSchema,
  chainId: countText,
  nonce: count,
  threshold: count,
  owners: v.array(addressInfoSchema),
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

export const ownedSafesSchema = object({ safes: v.array(addressSchema) })

/** Accounts by chain id; `null` where the gateway could not ask that chain. */
export const allOwnedSafesSchema = v.record(text, maybe(v.array(addressSchema)))

export const safeOverviewSchema = object({
  address: addressInfoSchema,
  chainId: countText,
  threshold: count,
  owners: v.array(addressInfoSchema),
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
