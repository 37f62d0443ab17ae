import type { Chain } from '../chain.ts'

/** SKALE Titan Testnet, chain id 1020352220. */
export const skaleTitanHubTestnet = {
  id: 1020352220,
  name: 'SKALE Titan Testnet',
  network: 'skale-titan-testnet',
  slug: 'skale-titan-testnet',
  rpcUrls: {
    default: {
      http: ['https://testnet.skalenodes.com/v1/aware-fake-trim-testnet'],
      webSocket: ['wss://testnet.skalenodes.com/v1/ws/aware-fake-trim-testnet'],
    },
  },
  blockExplorers: {
    default: {
      name: 'SKALE Explorer',
      url: 'https://aware-fake-trim-testnet.explorer.testnet.skalenodes.com',
    },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 104072 },
  },
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  testnet: true,
  status: 'active',
} as const satisfies Chain
