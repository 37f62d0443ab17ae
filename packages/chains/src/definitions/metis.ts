import type { Chain } from '../chain.ts'

/** Metis, chain id 1088. */
export const metis = {
  id: 1088,
  name: 'Metis',
  network: 'andromeda',
  slug: 'metis',
  shortName: 'metis-andromeda',
  rpcUrls: {
    default: {
      http: ['https://metis.rpc.hypersync.xyz', 'https://metis-pokt.nodies.app'],
      webSocket: ['wss://metis-rpc.publicnode.com', 'wss://metis.drpc.org'],
    },
  },
  blockExplorers: { default: { name: 'Metis Explorer', url: 'https://explorer.metis.io' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 2338552 },
  },
  nativeCurrency: { name: 'Metis', symbol: 'METIS', decimals: 18 },
  status: 'active',
  parent: { id: 1, type: 'L2' },
} as const satisfies Chain
