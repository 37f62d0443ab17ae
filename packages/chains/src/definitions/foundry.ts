import type { Chain } from '../chain.ts'

/** Foundry, chain id 31337. */
export const foundry = {
  id: 31337,
  name: 'Foundry',
  network: 'foundry',
  slug: 'foundry',
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'], webSocket: ['ws://127.0.0.1:8545'] } },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  status: 'active',
} as const satisfies Chain
