import { array, object, type Output } from '../schema.ts'
import { pageSchema } from './page.ts'
import {
  addressSchema,
  amount,
  count,
  countText,
  flag,
  listOf,
  maybe,
  oneOf,
  openEnum,
  spelled,
  text,
} from './primitives.ts'

/** The configuration of a chain. */
export type ChainConfig = Output<typeof chainSchema>
/** A page of chains. */
export type ChainPage = Output<typeof chainPageSchema>
/** Address of a node, and whether a key belongs into it. */
export type RpcUri = Output<typeof rpcUri>
/** A way to find out what gas costs. */
export type GasPrice = Output<typeof gasPriceSchema>
/** An account contract, with its version. */
export type MasterCopy = Output<typeof masterCopiesSchema>[number]

/** Words of a chain's feature list in the specification, section 3. */
export type ChainFeature =
  | 'ERC721'
  | 'SAFE_APPS'
  | 'CONTRACT_INTERACTION'
  | 'DOMAIN_LOOKUP'
  | 'SPENDING_LIMIT'
  | 'EIP1559'
  | 'SAFE_TX_GAS_OPTIONAL'
  | 'TX_SIMULATION'
  | 'EIP1271'

const rpcUri = object({
  authentication: openEnum<'API_KEY_PATH' | 'NO_AUTHENTICATION' | 'UNKNOWN'>(),
  value: text,
})

const oracle = object({
  type: spelled('ORACLE'),
  uri: text,
  gasParameter: text,
  gweiFactor: text,
})
const fixed = object({ type: spelled('FIXED'), weiValue: amount })
const fixed1559 = object({
  type: spelled('FIXED1559'),
  maxFeePerGas: amount,
  maxPriorityFeePerGas: amount,
})

/** The gateway has written these types in lower and in upper case; here they are always in upper case. */
const gasPriceSchema = oneOf({
  ORACLE: oracle,
  oracle,
  FIXED: fixed,
  fixed,
  FIXED1559: fixed1559,
  fixed1559,
})

/** The configuration of a chain. */
export const chainSchema = object({
  chainId: countText,
  chainName: text,
  description: maybe(text),
  shortName: text,
  l2: flag,
  /** `null` from a gateway of 2023, which did not say. */
  isTestnet: maybe(flag),
  zk: maybe(flag),
  chainLogoUri: maybe(text),
  nativeCurrency: object({ name: text, symbol: text, decimals: count, logoUri: maybe(text) }),
  transactionService: text,
  blockExplorerUriTemplate: object({ address: text, txHash: text, api: maybe(text) }),
  beaconChainExplorerUriTemplate: maybe(object({ publicKey: maybe(text) })),
  rpcUri,
  safeAppsRpcUri: rpcUri,
  publicRpcUri: rpcUri,
  theme: object({ textColor: text, backgroundColor: text }),
  ensRegistryAddress: maybe(addressSchema),
  gasPrice: listOf(gasPriceSchema),
  disabledWallets: listOf(text),
  features: listOf(openEnum<ChainFeature>()),
  balancesProvider: maybe(object({ chainName: maybe(text), enabled: flag })),
  recommendedMasterCopyVersion: maybe(text),
  relayer: maybe(
    object({
      type: maybe(openEnum<'GTF' | 'RELAY_FEE' | 'DAILY_LIMIT' | 'NO_FEE_CAMPAIGN'>()),
      safeCreationSponsored: maybe(flag),
      safeTransactionSponsored: maybe(flag),
      enableTenderlySimulationBeforeRelay: maybe(flag),
    }),
  ),
})

/** A page of chains. */
export const chainPageSchema = pageSchema(chainSchema)

/** The account contracts of a chain. */
export const masterCopiesSchema = array(object({ address: addressSchema, version: text }))
