import type { Chain } from '../chain.ts'

/** Filecoin Mainnet, chain id 314. */
export const filecoin = {
  id: 314,
  name: 'Filecoin Mainnet',
  network: 'filecoin-mainnet',
  slug: 'filecoin',
  shortName: 'filecoin',
  rpcUrls: { default: { http: ['https://api.node.glif.io/rpc/v1'] } },
  blockExplorers: { default: { name: 'Filfox', url: 'https://filfox.info/en' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 3328594 },
  },
  nativeCurrency: { name: 'Filecoin', symbol: 'FIL', decimals: 18 },
  status: 'active',
} as const satisfies Chain
