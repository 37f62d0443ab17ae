import type { Chain } from '../chain.ts'

/** BNB Smart Chain, chain id 56. */
export const bsc = {
  id: 56,
  name: 'BNB Smart Chain',
  network: 'bsc',
  slug: 'bsc',
  shortName: 'bnb',
  rpcUrls: { default: { http: ['https://56.rpc.thirdweb.com'] } },
  blockExplorers: { default: { name: 'BscScan', url: 'https://bscscan.com', eip3091: true } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 15921452 },
  },
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  blockTime: 750,
  status: 'active',
} as const satisfies Chain
