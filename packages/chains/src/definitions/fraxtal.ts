import type { Chain } from '../chain.ts'

/** Fraxtal, chain id 252. */
export const fraxtal = {
  id: 252,
  name: 'Fraxtal',
  network: 'fraxtal',
  slug: 'fraxtal',
  shortName: 'frax',
  rpcUrls: { default: { http: ['https://rpc.frax.com'] } },
  blockExplorers: { default: { name: 'Fraxscan', url: 'https://fraxscan.com', eip3091: true } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
  nativeCurrency: { name: 'Frax', symbol: 'FRAX', decimals: 18 },
  blockTime: 2_000,
  status: 'active',
  parent: { id: 1, type: 'L2' },
} as const satisfies Chain
