import {
  arbitrum,
  avalanche,
  base,
  berachain,
  blast,
  bsc,
  celo,
  type Chain,
  devnet,
  gnosis,
  hyperEvm,
  ink,
  katana,
  linea,
  mainnet,
  mantle,
  monad,
  opBNB,
  optimism,
  plasma,
  polygon,
  scroll,
  sepolia,
  sonic,
  unichain,
  worldchain,
  zkSync,
} from '@ghost-pay/chains'

/** The chains on which shared accounts hold most, the largest first. */
const mainnets = [
  mainnet,
  base,
  arbitrum,
  optimism,
  polygon,
  bsc,
  gnosis,
  avalanche,
  linea,
  scroll,
  zkSync,
  mantle,
  celo,
  sonic,
  unichain,
  worldchain,
  ink,
  berachain,
  hyperEvm,
  plasma,
  monad,
  katana,
  blast,
  opBNB,
] as const satisfies readonly Chain[]

/**
 * The chains the app offers. A test network is among them only when the flag is exactly `true` (behaviour/payments#networks).
 * Where the dev server has started a local chain, it is the only one.
 */
export function appChains({
  testnets,
  devnetRpcUrl,
}: {
  testnets: string | undefined
  /** Node of the local chain. */
  devnetRpcUrl: string | undefined
}): readonly [Chain, ...Chain[]] {
  // Beside a local chain no other is offered: nothing that was started here asks a host on the internet.
  if (devnetRpcUrl !== undefined) {
    return [{ ...devnet, rpcUrls: { default: { http: [devnetRpcUrl] } } }]
  }
  return testnets === 'true' ? [...mainnets, sepolia] : mainnets
}
