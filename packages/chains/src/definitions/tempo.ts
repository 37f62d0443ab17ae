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
  nativeCurrency: { name: 'USD', symbol: 'USD', decimals: 6 },
  status: 'active',
  safe: ['1.3.0', '1.4.1', '1.5.0'],
} as const satisfies Chain
