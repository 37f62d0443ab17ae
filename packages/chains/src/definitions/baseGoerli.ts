import type { Chain } from '../chain.ts'

/** Base Goerli, chain id 84531. Deprecated: Shut down with Goerli (2024-02). */
export const baseGoerli = {
  id: 84531,
  name: 'Base Goerli',
  network: 'base-goerli',
  slug: 'base-goerli',
  shortName: 'basegor',
  rpcUrls: { default: { http: ['https://goerli.base.org'] } },
  blockExplorers: {
    default: { name: 'Basescan', url: 'https://goerli.basescan.org', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 1376988 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  blockTime: 2_000,
  testnet: true,
  status: 'deprecated',
  deprecation: {
    since: '2024-02',
    reason: 'Shut down with Goerli',
    successor: 84532,
    source: 'ApeWorX/ape-alchemy#65',
  },
  parent: { id: 5, type: 'L2' },
} as const satisfies Chain
