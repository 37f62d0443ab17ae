import type { Chain } from '../chain.ts'

/** Sonic, chain id 146. */
export const sonic = {
  id: 146,
  name: 'Sonic',
  network: 'sonic',
  slug: 'sonic',
  shortName: 'sonic',
  rpcUrls: { default: { http: ['https://rpc.soniclabs.com'] } },
  blockExplorers: { default: { name: 'Sonicscan', url: 'https://sonicscan.org', eip3091: true } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 60 },
  },
  nativeCurrency: { name: 'Sonic', symbol: 'S', decimals: 18 },
  blockTime: 630,
  status: 'active',
} as const satisfies Chain
