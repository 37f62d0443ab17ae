import type { Chain } from '../chain.ts'

/** Kairos Testnet, chain id 1001. */
export const kairos = {
  id: 1001,
  name: 'Kairos Testnet',
  network: 'kairos-testnet',
  slug: 'kairos-testnet',
  shortName: 'kaia-kairos',
  rpcUrls: { default: { http: ['https://public-en-kairos.node.kaia.io'] } },
  blockExplorers: { default: { name: 'KaiaScan', url: 'https://kairos.kaiascan.io' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 123390593 },
  },
  nativeCurrency: { name: 'Kaia', symbol: 'KAIA', decimals: 18 },
  testnet: true,
  status: 'active',
} as const satisfies Chain
