import type { Chain } from '../chain.ts'

/** Kaia, chain id 8217. */
export const kaia = {
  id: 8217,
  name: 'Kaia',
  network: 'kaia',
  slug: 'kaia',
  shortName: 'kaia-mainnet',
  shortNameAliases: ['kaia'],
  rpcUrls: { default: { http: ['https://public-en.node.kaia.io'] } },
  blockExplorers: { default: { name: 'KaiaScan', url: 'https://kaiascan.io' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 96002415 },
  },
  nativeCurrency: { name: 'Kaia', symbol: 'KAIA', decimals: 18 },
  status: 'active',
} as const satisfies Chain
