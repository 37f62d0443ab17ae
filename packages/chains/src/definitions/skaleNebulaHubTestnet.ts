import type { Chain } from '../chain.ts'

/** SKALE Nebula Testnet, chain id 37084624. */
export const skaleNebulaHubTestnet = {
  id: 37084624,
  name: 'SKALE Nebula Testnet',
  network: 'skale-nebula-testnet',
  slug: 'skale-nebula-testnet',
  rpcUrls: {
    default: {
      http: ['https://testnet.skalenodes.com/v1/lanky-ill-funny-testnet'],
      webSocket: ['wss://testnet.skalenodes.com/v1/ws/lanky-ill-funny-testnet'],
    },
  },
  blockExplorers: {
    default: {
      name: 'SKALE Explorer',
      url: 'https://lanky-ill-funny-testnet.explorer.testnet.skalenodes.com',
    },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 105141 },
  },
  nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 },
  testnet: true,
  status: 'active',
} as const satisfies Chain
