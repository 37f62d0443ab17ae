import type { Chain } from '../chain.ts'

/** Avalanche, chain id 43114. */
export const avalanche = {
  id: 43114,
  name: 'Avalanche',
  network: 'avalanche',
  slug: 'avalanche',
  shortName: 'avax',
  rpcUrls: { default: { http: ['https://api.avax.network/ext/bc/C/rpc'] } },
  blockExplorers: { default: { name: 'Snowtrace', url: 'https://snowtrace.io', eip3091: true } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 11907934 },
  },
  nativeCurrency: { name: 'Avalanche', symbol: 'AVAX', decimals: 18 },
  blockTime: 1_700,
  status: 'active',
} as const satisfies Chain
