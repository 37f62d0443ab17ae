import type { Chain } from '../chain.ts'

/** Cronos Mainnet, chain id 25. */
export const cronos = {
  id: 25,
  name: 'Cronos Mainnet',
  network: 'cronos',
  slug: 'cronos',
  shortName: 'cro',
  rpcUrls: { default: { http: ['https://evm.cronos.org'] } },
  blockExplorers: { default: { name: 'Cronos Explorer', url: 'https://explorer.cronos.org' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 1963112 },
  },
  nativeCurrency: { name: 'Cronos', symbol: 'CRO', decimals: 18 },
  status: 'active',
} as const satisfies Chain
