import type { Chain } from '../chain.ts'

/** SKALE Calypso Testnet, chain id 974399131. */
export const skaleCalypsoHubTestnet = {
  id: 974399131,
  name: 'SKALE Calypso Testnet',
  network: 'skale-calypso-testnet',
  slug: 'skale-calypso-testnet',
  rpcUrls: {
    default: {
      http: ['https://testnet.skalenodes.com/v1/giant-half-dual-testnet'],
      webSocket: ['wss://testnet.skalenodes.com/v1/ws/giant-half-dual-testnet'],
    },
  },
  blockExplorers: {
    default: {
      name: 'SKALE Explorer',
      url: 'https://giant-half-dual-testnet.explorer.testnet.skalenodes.com',
    },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 103220 },
  },
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  testnet: true,
  status: 'active',
} as const satisfies Chain
