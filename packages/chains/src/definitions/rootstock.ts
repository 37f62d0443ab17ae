import type { Chain } from '../chain.ts'

/** Rootstock Mainnet, chain id 30. */
export const rootstock = {
  id: 30,
  name: 'Rootstock Mainnet',
  network: 'rootstock',
  slug: 'rootstock',
  shortName: 'rsk',
  rpcUrls: { default: { http: ['https://public-node.rsk.co'] } },
  blockExplorers: { default: { name: 'Rootstock Explorer', url: 'https://explorer.rsk.co' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 4249540 },
  },
  nativeCurrency: { name: 'Rootstock Bitcoin', symbol: 'RBTC', decimals: 18 },
  status: 'active',
} as const satisfies Chain
