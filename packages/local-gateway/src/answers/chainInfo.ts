import { type Address } from 'viem'

import type { LocalChain } from '../chain/LocalChain.ts'

/** What the app may use of a local chain when the chain does not name its features. */
const defaultFeatures = [
  'CONTRACT_INTERACTION',
  'EIP1271',
  'EIP1559',
  'ERC721',
  'SAFE_APPS',
  'SAFE_TX_GAS_OPTIONAL',
  'TX_SIMULATION',
]

/** The version of the account contracts that a chain recommends when it does not say. */
export const defaultRecommendedVersion = '1.4.1'

type RpcUri = { authentication: 'API_KEY_PATH' | 'NO_AUTHENTICATION' | 'UNKNOWN'; value: string }

/** A chain as the gateway lists it. */
export type ChainInfo = {
  chainId: string
  chainName: string
  description: string
  shortName: string
  l2: boolean
  isTestnet: boolean
  zk: boolean
  chainLogoUri: string | null
  nativeCurrency: { name: string; symbol: string; decimals: number; logoUri: string }
  transactionService: string
  blockExplorerUriTemplate: { address: string; txHash: string; api: string }
  beaconChainExplorerUriTemplate: { publicKey: string | null }
  rpcUri: RpcUri
  safeAppsRpcUri: RpcUri
  publicRpcUri: RpcUri
  theme: { textColor: string; backgroundColor: string }
  ensRegistryAddress: Address | null
  gasPrice: []
  disabledWallets: string[]
  features: string[]
  balancesProvider: { chainName: string | null; enabled: boolean }
  recommendedMasterCopyVersion: string | null
  relayer: null
}

/**
 * @param origin under which the gateway itself was asked
 */
export function chainInfo(chain: LocalChain, origin: string): ChainInfo {
  const rpcUri: RpcUri = { authentication: 'NO_AUTHENTICATION', value: chain.rpcUrl }
  const currency = chain.nativeCurrency ?? { name: 'Ether', symbol: 'ETH', decimals: 18 }
  return {
    chainId: String(chain.chainId),
    chainName: chain.name,
    description: chain.description ?? '',
    shortName: chain.shortName ?? `chain-${chain.chainId}`,
    l2: true,
    isTestnet: chain.isTestnet ?? true,
    zk: false,
    chainLogoUri: chain.chainLogoUri ?? null,
    nativeCurrency: { logoUri: '', ...withoutUndefined(currency) },
    transactionService: origin,
    blockExplorerUriTemplate: chain.blockExplorer ?? { address: '', txHash: '', api: '' },
    beaconChainExplorerUriTemplate: { publicKey: null },
    rpcUri,
    safeAppsRpcUri: rpcUri,
    publicRpcUri: rpcUri,
    theme: chain.theme ?? { textColor: '#ffffff', backgroundColor: '#5b5f6b' },
    ensRegistryAddress: chain.ensRegistryAddress ?? null,
    gasPrice: [],
    disabledWallets: [],
    features: [...(chain.features ?? defaultFeatures)],
    balancesProvider: { chainName: null, enabled: false },
    recommendedMasterCopyVersion: chain.recommendedMasterCopyVersion ?? defaultRecommendedVersion,
    relayer: null,
  }
}

function withoutUndefined<Value extends { logoUri?: string | undefined }>({
  logoUri,
  ...rest
}: Value) {
  return logoUri === undefined ? rest : { ...rest, logoUri }
}
