import type { Chain } from '../chain.ts'

/** Celo, chain id 42220. */
export const celo = {
  id: 42220,
  name: 'Celo',
  network: 'celo',
  slug: 'celo',
  shortName: 'celo',
  rpcUrls: {
    default: { http: ['https://forno.celo.org'] },
    infura: { http: ['https://celo-mainnet.infura.io/v3'] },
  },
  blockExplorers: { default: { name: 'Celoscan', url: 'https://celoscan.io', eip3091: true } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 13112599 },
  },
  nativeCurrency: { name: 'CELO', symbol: 'CELO', decimals: 18 },
  blockTime: 1_000,
  status: 'active',
  parent: { id: 1, type: 'L2' },
} as const satisfies Chain
