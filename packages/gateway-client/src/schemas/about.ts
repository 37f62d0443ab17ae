import { object, type Output, record } from '../schema.ts'
import { anything, count, flag, isoTimestamp, maybe, text, timestamp } from './primitives.ts'

/** Name and version of the gateway. */
export type About = Output<typeof aboutSchema>
/** The service that answers for a chain. */
export type ChainAbout = Output<typeof chainAboutSchema>
/** The service behind the gateway, on one chain. */
export type Backbone = Output<typeof backboneSchema>
/** How far the gateway has read a chain. */
export type IndexingStatus = Output<typeof indexingStatusSchema>
/** Gas prices in the form of Etherscan's oracle. */
export type GasPriceOracle = Output<typeof gasPriceOracleSchema>

/** Name and version of the gateway. */
export const aboutSchema = object({ name: text, version: maybe(text), buildNumber: maybe(text) })

/** The service that answers for a chain. */
export const chainAboutSchema = object({
  transactionServiceBaseUri: text,
  name: text,
  version: maybe(text),
  buildNumber: maybe(text),
})

/** The service behind the gateway, on one chain. */
export const backboneSchema = object({
  name: text,
  version: text,
  api_version: text,
  secure: flag,
  host: text,
  headers: maybe(anything),
  settings: maybe(record(anything)),
})

/** How far the gateway has read a chain. Times in milliseconds. */
export const indexingStatusSchema = object({
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
})

/** Gas prices in the form of Etherscan's oracle: decimal text, in gwei. */
export const gasPriceOracleSchema = object({
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
})
