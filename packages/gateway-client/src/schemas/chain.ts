import type * as Wire from '@ghost-pay/gateway-wire'

import { array, object, type Schema } from '../schema.ts'
import { type Address, addressSchema } from './address.ts'
import { amount } from './amounts.ts'
import { decimals } from './amounts.ts'
import { countText } from './numbers.ts'
import { type Page, pageSchema } from './page.ts'
import { flag, listOf, maybe, type OpenEnum, openEnum, spelled, text } from './primitives.ts'
import { oneOf, orUnknown, type UnknownMember } from './union.ts'

/** The configuration of a chain. */
export type ChainConfig = {
  chainId: number
  chainName: string
  description: string | null
  /** Before an account's address: `eth:0x…` (EIP-3770). */
  shortName: string
  /** Whether its accounts log events for every transaction. */
  l2: boolean
  /** `null` from a gateway of 2023, which did not say. */
  isTestnet: boolean | null
  zk: boolean | null
  chainLogoUri: string | null
  nativeCurrency: {
    name: string
    symbol: string
    decimals: number
    logoUri: string | null
  }
  /** Address of the service behind the gateway. */
  transactionService: string
  blockExplorerUriTemplate: {
    address: string
    txHash: string
    api: string | null
  }
  beaconChainExplorerUriTemplate: {
    publicKey: string | null
  } | null
  rpcUri: RpcUri
  safeAppsRpcUri: RpcUri
  publicRpcUri: RpcUri
  theme: {
    textColor: string
    backgroundColor: string
  }
  ensRegistryAddress: Address | null
  gasPrice: GasPrice[]
  disabledWallets: string[]
  features: OpenEnum<ChainFeature>[]
  balancesProvider: {
    chainName: string | null
    enabled: boolean
  } | null
  /** Version that new accounts should have. */
  recommendedMasterCopyVersion: string | null
  relayer: {
    type: OpenEnum<'GTF' | 'RELAY_FEE' | 'DAILY_LIMIT' | 'NO_FEE_CAMPAIGN'> | null
    safeCreationSponsored: boolean | null
    safeTransactionSponsored: boolean | null
    enableTenderlySimulationBeforeRelay: boolean | null
  } | null
}
/** A page of chains. */
export type ChainPage = Page<ChainConfig>
/** Address of a node, and whether a key belongs into it. */
export type RpcUri = {
  authentication: OpenEnum<'API_KEY_PATH' | 'NO_AUTHENTICATION' | 'UNKNOWN'>
  value: string
}
/** A way to find out what gas costs. */
export type GasPrice =
  | {
      type: 'ORACLE'
      uri: string
      gasParameter: string
      gweiFactor: string
    }
  | {
      type: 'FIXED'
      weiValue: bigint
    }
  | {
      type: 'FIXED1559'
      maxFeePerGas: bigint
      maxPriorityFeePerGas: bigint
    }
  | UnknownMember
/** An account contract, with its version. */
export type MasterCopy = {
  address: Address
  version: string
}

/** Words of a chain's feature list (behaviour/gateway-client#features). */
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
const gasPriceSchema: Schema<GasPrice, Wire.Chain['gasPrice'][number]> = oneOf({
  ORACLE: oracle,
  oracle,
  FIXED: fixed,
  fixed,
  FIXED1559: fixed1559,
  fixed1559,
})

const chain: Schema<ChainConfig, Wire.Chain> = object({
  chainId: countText,
  chainName: text,
  description: maybe(text),
  shortName: text,
  l2: flag,
  isTestnet: maybe(flag),
  zk: maybe(flag),
  chainLogoUri: maybe(text),
  nativeCurrency: object({ name: text, symbol: text, decimals, logoUri: maybe(text) }),
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
  features: listOf(openEnum<ChainFeature, string>()),
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

/** The configuration of a chain. */
export const chainSchema: Schema<ChainConfig> = chain

/** A page of chains. */
export const chainPageSchema: Schema<ChainPage> = pageSchema(chain) satisfies Schema<
  ChainPage,
  Wire.ChainPage
>

/** The account contracts of a chain; one that cannot be read stays among them. */
export const masterCopiesSchema: Schema<(MasterCopy | UnknownMember)[]> = array(
  orUnknown(object({ address: addressSchema, version: text })),
) satisfies Schema<(MasterCopy | UnknownMember)[], Wire.MasterCopy[]>
