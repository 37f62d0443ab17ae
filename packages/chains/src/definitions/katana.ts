import type { Chain } from '../chain.ts'

/** Katana, chain id 747474. */
export const katana = {
  id: 747474,
  name: 'Katana',
  network: 'katana',
  slug: 'katana',
  shortName: 'katana',
  rpcUrls: { default: { http: ['https://rpc.katana.network'] } },
  blockExplorers: { default: { name: 'Katanascan', url: 'https://katanascan.com', eip3091: true } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  status: 'active',
  parent: { id: 1, type: 'L2' },
} as const satisfies Chain
