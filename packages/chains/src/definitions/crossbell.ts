import type { Chain } from '../chain.ts'

/** Crossbell, chain id 3737. */
export const crossbell = {
  id: 3737,
  name: 'Crossbell',
  network: 'crossbell',
  slug: 'crossbell',
  shortName: 'csb',
  rpcUrls: { default: { http: ['https://rpc.crossbell.io'] } },
  blockExplorers: {
    default: { name: 'CrossScan', url: 'https://scan.crossbell.io', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 38246031 },
  },
  nativeCurrency: { name: 'CSB', symbol: 'CSB', decimals: 18 },
  status: 'active',
} as const satisfies Chain
