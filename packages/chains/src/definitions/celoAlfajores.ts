import type { Chain } from '../chain.ts'

/** Alfajores, chain id 44787. Deprecated: Shut down with Holesky (2025-09-30). */
export const celoAlfajores = {
  id: 44787,
  name: 'Alfajores',
  network: 'celo-alfajores',
  slug: 'alfajores',
  shortName: 'ALFA',
  rpcUrls: { default: { http: ['https://alfajores-forno.celo-testnet.org'] } },
  blockExplorers: {
    default: { name: 'Blockscout', url: 'https://celo-alfajores.blockscout.com', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 14569001 },
  },
  nativeCurrency: { name: 'CELO', symbol: 'A-CELO', decimals: 18 },
  blockTime: 1_000,
  testnet: true,
  status: 'deprecated',
  deprecation: {
    since: '2025-09-30',
    reason: 'Shut down with Holesky',
    successor: 11142220,
    source: 'wevm/viem#3990',
  },
} as const satisfies Chain
