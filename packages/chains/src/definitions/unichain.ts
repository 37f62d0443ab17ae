import type { Chain } from '../chain.ts'

/** Unichain, chain id 130. */
export const unichain = {
  id: 130,
  name: 'Unichain',
  network: 'unichain',
  slug: 'unichain',
  shortName: 'unichain',
  rpcUrls: { default: { http: ['https://mainnet.unichain.org'] } },
  blockExplorers: { default: { name: 'Uniscan', url: 'https://uniscan.xyz', eip3091: true } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  blockTime: 1_000,
  status: 'active',
  parent: { id: 1, type: 'L2' },
} as const satisfies Chain
