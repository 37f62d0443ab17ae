import type { Chain } from '../chain.ts'

/** Zora, chain id 7777777. */
export const zora = {
  id: 7777777,
  name: 'Zora',
  network: 'zora',
  slug: 'zora',
  shortName: 'zora',
  rpcUrls: { default: { http: ['https://rpc.zora.energy'], webSocket: ['wss://rpc.zora.energy'] } },
  blockExplorers: { default: { name: 'Zora Explorer', url: 'https://explorer.zora.energy' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 5882 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  blockTime: 2_000,
  status: 'active',
  parent: { id: 1, type: 'L2' },
} as const satisfies Chain
