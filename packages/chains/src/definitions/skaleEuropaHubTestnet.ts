import type { Chain } from '../chain.ts'

/** SKALE Europa Testnet, chain id 1444673419. */
export const skaleEuropaHubTestnet = {
  id: 1444673419,
  name: 'SKALE Europa Testnet',
  network: 'skale-europa-testnet',
  slug: 'skale-europa-testnet',
  rpcUrls: {
    default: {
      http: ['https://testnet.skalenodes.com/v1/juicy-low-small-testnet'],
      webSocket: ['wss://testnet.skalenodes.com/v1/ws/juicy-low-small-testnet'],
    },
  },
  blockExplorers: {
    default: {
      name: 'SKALE Explorer',
      url: 'https://juicy-low-small-testnet.explorer.testnet.skalenodes.com',
    },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 110858 },
  },
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  testnet: true,
  status: 'active',
} as const satisfies Chain
