import type { Chain } from '../chain.ts'

/** Berachain, chain id 80094. */
export const berachain = {
  id: 80094,
  name: 'Berachain',
  network: 'berachain',
  slug: 'berachain',
  shortName: 'berachain',
  rpcUrls: { default: { http: ['https://rpc.berachain.com'] } },
  blockExplorers: { default: { name: 'Berascan', url: 'https://berascan.com', eip3091: true } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 },
    ensRegistry: { address: '0x5b22280886a2f5e09a49bea7e320eab0e5320e28', blockCreated: 877007 },
    ensUniversalResolver: {
      address: '0x4d41762915f83c76ecaf6776d9b08076aa32b492',
      blockCreated: 9310021,
    },
  },
  nativeCurrency: { name: 'BERA', symbol: 'BERA', decimals: 18 },
  blockTime: 2_000,
  ensTlds: ['.bera'],
  status: 'active',
} as const satisfies Chain
