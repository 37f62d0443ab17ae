import type { Chain } from '../chain.ts'

/** Optimism Goerli, chain id 420. Deprecated: Shut down with Goerli (2024-03). */
export const optimismGoerli = {
  id: 420,
  name: 'Optimism Goerli',
  network: 'optimism-goerli',
  slug: 'optimism-goerli',
  shortName: 'ogor',
  rpcUrls: { default: { http: ['https://goerli.optimism.io'] } },
  blockExplorers: {
    default: { name: 'Etherscan', url: 'https://goerli-optimism.etherscan.io', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 49461 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  blockTime: 2_000,
  testnet: true,
  status: 'deprecated',
  deprecation: {
    since: '2024-03',
    reason: 'Shut down with Goerli',
    successor: 11155420,
    source: 'ApeWorX/ape-alchemy#65',
  },
  parent: { id: 5, type: 'L2' },
} as const satisfies Chain
