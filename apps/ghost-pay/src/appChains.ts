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
 * The chains the app offers, and after them those that were named for the build, of which each takes the place of the one with its
 * id. A test network is among them only when the flag is exactly `true` (behaviour/payments#networks).
 * Where the dev server has started a local chain, it stands for the app's own.
 */
export function appChains({
  testnets,
  devnetRpcUrl,
  further = [],
}: {
  testnets: string | undefined
  /** Node of the local chain. */
  devnetRpcUrl: string | undefined
  /** Named for the build (furtherChains.ts). */
  further?: readonly Chain[]
}): readonly [Chain, ...Chain[]] {
  // Nothing that was started here asks a host on the internet by itself.
  if (devnetRpcUrl !== undefined) {
    return joinChains([{ ...devnet, rpcUrls: { default: { http: [devnetRpcUrl] } } }], further)
  }
  return joinChains(testnets === 'true' ? [...mainnets, sepolia] : mainnets, further)
}

/** Each further chain takes the place of the one with its id, or follows. */
function joinChains(
  [first, ...rest]: readonly [Chain, ...Chain[]],
  further: readonly Chain[],
): readonly [Chain, ...Chain[]] {
  const latest = (chain: Chain) => further.find(({ id }) => id === chain.id) ?? chain
  const isNew = ({ id }: Chain) => ![first, ...rest].some((chain) => chain.id === id)
  return [latest(first), ...rest.map(latest), ...further.filter(isNew)]
}
