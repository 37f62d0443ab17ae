import type { Chain } from '../chain.ts'

/** SKALE Nebula Hub, chain id 1482601649. */
export const skaleNebula = {
  id: 1482601649,
  name: 'SKALE Nebula Hub',
  network: 'skale-nebula',
  slug: 'skale-nebula-hub',
  shortName: 'nebula-mainnet',
  rpcUrls: {
    default: {
      http: ['https://mainnet.skalenodes.com/v1/green-giddy-denebola'],
      webSocket: ['wss://mainnet.skalenodes.com/v1/ws/green-giddy-denebola'],
    },
  },
  blockExplorers: {
    default: {
      name: 'SKALE Explorer',
      url: 'https://green-giddy-denebola.explorer.mainnet.skalenodes.com',
      eip3091: true,
    },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 2372986 },
  },
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  status: 'active',
} as const satisfies Chain
