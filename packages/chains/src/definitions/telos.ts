import type { Chain } from '../chain.ts'

/** Telos, chain id 40. */
export const telos = {
  id: 40,
  name: 'Telos',
  network: 'telos',
  slug: 'telos',
  shortName: 'TelosEVM',
  rpcUrls: { default: { http: ['https://rpc.telos.net'] } },
  blockExplorers: { default: { name: 'Teloscan', url: 'https://www.teloscan.io', eip3091: true } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 246530709 },
  },
  nativeCurrency: { name: 'Telos', symbol: 'TLOS', decimals: 18 },
  status: 'active',
} as const satisfies Chain
