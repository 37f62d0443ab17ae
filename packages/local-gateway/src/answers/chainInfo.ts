import type { Address } from 'viem'
import type { Chain, RpcUri } from '@ghost-pay/gateway-wire'

import { type LocalChain, recommendedVersionOf } from '../chain/LocalChain.ts'
import { type ContractAddresses, contractAddresses } from './contractAddresses.ts'

/** The features that the gateway serves, by their names on the hosted gateway. Apps hide features that are not in the list. */
const defaultFeatures = [
  'BATCHING',
  'CONTRACT_INTERACTION',
  'COUNTERFACTUAL',
  'DELETE_TX',
  'EIP1271',
  'EIP1559',
  'ERC721',
  'MASS_PAYOUTS',
  'MY_ACCOUNTS',
  'PROPOSERS',
  'SAFE_APPS',
  'SAFE_TX_GAS_OPTIONAL',
  'SPEED_UP_TX',
  'TX_NOTES',
]

/** A valid URL that never resolves (RFC 2606): there is no transaction service. */
const noTransactionService = 'http://transaction-service.invalid'

/**
 * The URL of a chain's transaction service: the gateway itself unless the chain names another one, and an unreachable one where the
 * gateway is none.
 *
 * @param origin of the request
 */
export function transactionServiceOf(
  { chainId, transactionService }: LocalChain,
  { isTransactionService, origin }: { isTransactionService: boolean; origin: string },
): string {
  const own = isTransactionService ? `${origin}/tx-service/${chainId}` : noTransactionService
  return transactionService ?? own
}

/** The pages of the gateway itself, for chains without an explorer. */
function ownExplorer(chainId: number, origin: string): ChainInfo['blockExplorerUriTemplate'] {
  const pages = `${origin}/explorer/${chainId}`
  return {
    address: `${pages}/address/{{address}}`,
    txHash: `${pages}/tx/{{txHash}}`,
    api: `${pages}/api?module={{module}}&action={{action}}&address={{address}}&apiKey={{apiKey}}`,
  }
}

/** A chain as the gateway lists it. Clients from before April 2026 read `contractAddresses`. */
export type ChainInfo = Chain & { contractAddresses: ContractAddresses }

/**
 * The answer about a chain.
 *
 * @param origin of the request
 * @param deployed the account contracts that the chain has
 * @param isTransactionService whether the gateway answers the calls of a transaction service
 */
export function chainInfo(
  chain: LocalChain,
  {
    origin,
    deployed,
    isTransactionService,
  }: { origin: string; deployed: ReadonlySet<Address>; isTransactionService: boolean },
): ChainInfo {
  const recommendedVersion = recommendedVersionOf(chain)
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
    transactionService: transactionServiceOf(chain, { isTransactionService, origin }),
    blockExplorerUriTemplate: chain.blockExplorer ?? ownExplorer(chain.chainId, origin),
    beaconChainExplorerUriTemplate: { publicKey: null },
    rpcUri,
    safeAppsRpcUri: rpcUri,
    publicRpcUri: rpcUri,
    theme: chain.theme ?? { textColor: '#ffffff', backgroundColor: '#5b5f6b' },
    ensRegistryAddress: chain.ensRegistryAddress ?? null,
    gasPrice: [],
    disabledWallets: [],
    contractAddresses: contractAddresses(recommendedVersion, deployed),
    features: [...(chain.features ?? defaultFeatures)],
    balancesProvider: { chainName: null, enabled: false },
    recommendedMasterCopyVersion: recommendedVersion,
    relayer: null,
  }
}

function withoutUndefined<Value extends { logoUri?: string | undefined }>({
  logoUri,
  ...rest
}: Value) {
  return logoUri === undefined ? rest : { ...rest, logoUri }
}
