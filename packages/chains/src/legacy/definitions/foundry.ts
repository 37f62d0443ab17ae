import type { LegacyChain } from '../LegacyChain.ts'

/** Foundry, chain id 31337, as in June 2023. */
export const foundry = {
  id: 31337,
  name: 'Foundry',
  network: 'foundry',
  nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
  rpcUrls: {
    default: { http: ['http://127.0.0.1:8545'], webSocket: ['ws://127.0.0.1:8545'] },
    public: { http: ['http://127.0.0.1:8545'], webSocket: ['ws://127.0.0.1:8545'] },
  },
} as const satisfies LegacyChain
