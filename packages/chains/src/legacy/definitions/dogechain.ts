import type { LegacyChain } from '../LegacyChain.ts'

/** Dogechain, chain id 2000, as in June 2023. */
export const dogechain = {
  id: 2000,
  name: 'Dogechain',
  network: 'dogechain',
  nativeCurrency: { decimals: 18, name: 'Dogechain', symbol: 'DC' },
  rpcUrls: {
    default: { http: ['https://rpc.dogechain.dog'] },
    public: { http: ['https://rpc.dogechain.dog'] },
  },
  blockExplorers: {
    etherscan: { name: 'DogeChainExplorer', url: 'https://explorer.dogechain.dog' },
    default: { name: 'DogeChainExplorer', url: 'https://explorer.dogechain.dog' },
  },
} as const satisfies LegacyChain
