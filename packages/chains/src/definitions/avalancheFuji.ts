import type { Chain } from '../chain.ts'

/** Avalanche Fuji, chain id 43113. */
export const avalancheFuji = {
  id: 43113,
  name: 'Avalanche Fuji',
  network: 'avalanche-fuji',
  slug: 'avalanche-fuji',
  shortName: 'Fuji',
  rpcUrls: { default: { http: ['https://api.avax-test.network/ext/bc/C/rpc'] } },
  blockExplorers: {
    default: { name: 'Snowtrace', url: 'https://testnet.snowtrace.io', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 7096959 },
  },
  nativeCurrency: { name: 'Avalanche', symbol: 'AVAX', decimals: 18 },
  testnet: true,
  status: 'active',
} as const satisfies Chain
