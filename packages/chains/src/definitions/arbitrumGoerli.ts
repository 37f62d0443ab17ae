import type { Chain } from '../chain.ts'

/** Arbitrum Goerli, chain id 421613. Deprecated: Shut down with Goerli (2024-03). */
export const arbitrumGoerli = {
  id: 421613,
  name: 'Arbitrum Goerli',
  network: 'arbitrum-goerli',
  slug: 'arbitrum-goerli',
  shortName: 'arb-goerli',
  rpcUrls: { default: { http: ['https://goerli-rollup.arbitrum.io/rpc'] } },
  blockExplorers: {
    default: { name: 'Arbiscan', url: 'https://goerli.arbiscan.io', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 88114 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  testnet: true,
  status: 'deprecated',
  deprecation: {
    since: '2024-03',
    reason: 'Shut down with Goerli',
    successor: 421614,
    source: 'ApeWorX/ape-alchemy#65',
  },
  parent: { id: 5, type: 'L2' },
} as const satisfies Chain
