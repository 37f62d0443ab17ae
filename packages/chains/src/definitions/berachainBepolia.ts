import type { Chain } from '../chain.ts'

/** Berachain Bepolia, chain id 80069. */
export const berachainBepolia = {
  id: 80069,
  name: 'Berachain Bepolia',
  network: 'berachain-bepolia',
  slug: 'berachain-bepolia',
  shortName: 'berachain-bepolia',
  rpcUrls: { default: { http: ['https://bepolia.rpc.berachain.com'] } },
  blockExplorers: {
    default: { name: 'Berascan', url: 'https://testnet.berascan.com', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 },
  },
  nativeCurrency: { name: 'BERA', symbol: 'BERA', decimals: 18 },
  blockTime: 2_000,
  testnet: true,
  status: 'active',
} as const satisfies Chain
