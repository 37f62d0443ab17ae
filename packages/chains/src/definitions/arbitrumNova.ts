import type { Chain } from '../chain.ts'

/** Arbitrum Nova, chain id 42170. */
export const arbitrumNova = {
  id: 42170,
  name: 'Arbitrum Nova',
  network: 'arbitrum-nova',
  slug: 'arbitrum-nova',
  shortName: 'arb-nova',
  rpcUrls: { default: { http: ['https://nova.arbitrum.io/rpc'] } },
  blockExplorers: { default: { name: 'Arbiscan', url: 'https://nova.arbiscan.io', eip3091: true } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 1746963 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  status: 'active',
  parent: { id: 1, type: 'L2' },
} as const satisfies Chain
