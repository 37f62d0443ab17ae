import type { Chain } from '../chain.ts'

/** Tempo Testnet (Moderato), chain id 42431. */
export const tempoModerato = {
  id: 42431,
  name: 'Tempo Testnet (Moderato)',
  network: 'tempo-testnet-moderato',
  slug: 'tempo-testnet-moderato',
  shortName: 'tempo-moderato',
  rpcUrls: {
    default: {
      http: ['https://rpc.moderato.tempo.xyz'],
      webSocket: ['wss://rpc.moderato.tempo.xyz'],
    },
  },
  blockExplorers: { default: { name: 'Tempo Explorer', url: 'https://explore.testnet.tempo.xyz' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 },
  },
  nativeCurrency: { name: 'USD', symbol: 'USD', decimals: 6 },
  blockTime: 1_000,
  testnet: true,
  status: 'active',
} as const satisfies Chain
