import type { Chain } from '../chain.ts'

/** SKALE Calypso Hub, chain id 1564830818. */
export const skaleCalypso = {
  id: 1564830818,
  name: 'SKALE Calypso Hub',
  network: 'skale-calypso',
  slug: 'skale-calypso-hub',
  shortName: 'calypso-mainnet',
  rpcUrls: {
    default: {
      http: ['https://mainnet.skalenodes.com/v1/honorable-steel-rasalhague'],
      webSocket: ['wss://mainnet.skalenodes.com/v1/ws/honorable-steel-rasalhague'],
    },
  },
  blockExplorers: {
    default: {
      name: 'SKALE Explorer',
      url: 'https://honorable-steel-rasalhague.explorer.mainnet.skalenodes.com',
      eip3091: true,
    },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 3107626 },
  },
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  status: 'active',
} as const satisfies Chain
