import type { Chain } from '../chain.ts'

/** Tempo Mainnet, chain id 4217. */
export const tempo = {
  id: 4217,
  name: 'Tempo Mainnet',
  network: 'tempo',
  slug: 'tempo',
  shortName: 'tempo',
  rpcUrls: { default: { http: ['https://rpc.tempo.xyz'], webSocket: ['wss://rpc.tempo.xyz'] } },
  blockExplorers: { default: { name: 'Tempo Explorer', url: 'https://explore.tempo.xyz' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 },
  },
  nativeCurrency: { name: 'USD', symbol: 'USD', decimals: 6 },
  blockTime: 1_000,
  status: 'active',
} as const satisfies Chain
