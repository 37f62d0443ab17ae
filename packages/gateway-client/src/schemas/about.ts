import type * as Wire from '@ghost-pay/gateway-wire'

import { object, record, type Schema } from '../schema.ts'
import { anything } from './anything.ts'
import { count } from './numbers.ts'
import { flag, maybe, text } from './primitives.ts'
import { isoTimestamp, timestamp } from './times.ts'

/** Name and version of the gateway. */
export type About = {
  name: string
  version: string | null
  buildNumber: string | null
}
/** The service that answers for a chain. */
export type ChainAbout = {
  transactionServiceBaseUri: string
  name: string
  version: string | null
  buildNumber: string | null
}
/** The service behind the gateway, on one chain. */
export type Backbone = {
  name: string
  version: string
  api_version: string
  secure: boolean
  host: string
  headers: unknown
  settings: Record<string, unknown> | null
}
/** How far the gateway has read a chain. */
export type IndexingStatus = {
  /** The newest block of the chain. */
  currentBlockNumber: number
  /** Milliseconds since 1970, as are the other times. */
  currentBlockTimestamp: number
  erc20BlockNumber: number
  erc20BlockTimestamp: number
  erc20Synced: boolean
  masterCopiesBlockNumber: number
  masterCopiesBlockTimestamp: number
  masterCopiesSynced: boolean
  /** Whether everything is read. */
  synced: boolean
  lastSync: number
}
/** Gas prices in the form of Etherscan's oracle. */
export type GasPriceOracle = {
  status: string
  message: string
  result: {
    LastBlock: string
    SafeGasPrice: string
    ProposeGasPrice: string
    FastGasPrice: string
    suggestBaseFee: string
    gasUsedRatio: string
  }
}

/** Name and version of the gateway. */
export const aboutSchema: Schema<About> = object({
  name: text,
  version: maybe(text),
  buildNumber: maybe(text),
}) satisfies Schema<About, Wire.About>

/** The service that answers for a chain. */
export const chainAboutSchema: Schema<ChainAbout> = object({
  transactionServiceBaseUri: text,
  name: text,
  version: maybe(text),
  buildNumber: maybe(text),
}) satisfies Schema<ChainAbout, Wire.AboutChain>

/** The service behind the gateway, on one chain. */
export const backboneSchema: Schema<Backbone> = object({
  name: text,
  version: text,
  api_version: text,
  secure: flag,
  host: text,
  headers: maybe(anything),
  settings: maybe(record(anything)),
}) satisfies Schema<Backbone, Wire.Backbone>

/** How far the gateway has read a chain. Times in milliseconds. */
export const indexingStatusSchema: Schema<IndexingStatus> = object({
  currentBlockNumber: count,
  currentBlockTimestamp: isoTimestamp,
  erc20BlockNumber: count,
  erc20BlockTimestamp: isoTimestamp,
  erc20Synced: flag,
  masterCopiesBlockNumber: count,
  masterCopiesBlockTimestamp: isoTimestamp,
  masterCopiesSynced: flag,
  synced: flag,
  lastSync: timestamp,
}) satisfies Schema<IndexingStatus, Wire.IndexingStatus>

/** Gas prices in the form of Etherscan's oracle: decimal text, in gwei. */
export const gasPriceOracleSchema: Schema<GasPriceOracle> = object({
  status: text,
  message: text,
  result: object({
    LastBlock: text,
    SafeGasPrice: text,
    ProposeGasPrice: text,
    FastGasPrice: text,
    suggestBaseFee: text,
    gasUsedRatio: text,
  }),
}) satisfies Schema<GasPriceOracle, Wire.GasPriceResponse>
