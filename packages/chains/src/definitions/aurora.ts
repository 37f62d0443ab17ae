import type { Chain } from '../chain.ts'

/** Aurora, chain id 1313161554. */
export const aurora = {
  id: 1313161554,
  name: 'Aurora',
  network: 'aurora',
  slug: 'aurora',
  shortName: 'aurora',
  rpcUrls: {
    default: { http: ['https://mainnet.aurora.dev'] },
    infura: { http: ['https://aurora-mainnet.infura.io/v3'] },
  },
  blockExplorers: { default: { name: 'Aurorascan', url: 'https://aurorascan.dev' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 62907816 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  status: 'active',
} as const satisfies Chain
