import type { Chain } from '../chain.ts'

/** opBNB, chain id 204. */
export const opBNB = {
  id: 204,
  name: 'opBNB',
  network: 'opbnb',
  slug: 'opbnb',
  shortName: 'obnb',
  rpcUrls: { default: { http: ['https://opbnb-mainnet-rpc.bnbchain.org'] } },
  blockExplorers: { default: { name: 'BscScan', url: 'https://opbnb.bscscan.com', eip3091: true } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 512881 },
  },
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  status: 'active',
  parent: { id: 56, type: 'L2' },
} as const satisfies Chain
