import type { Chain } from '../chain.ts'

/** Mode Mainnet, chain id 34443. */
export const mode = {
  id: 34443,
  name: 'Mode Mainnet',
  network: 'mode',
  slug: 'mode',
  shortName: 'mode',
  rpcUrls: { default: { http: ['https://mainnet.mode.network'] } },
  blockExplorers: { default: { name: 'Modescan', url: 'https://modescan.io' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 2465882 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  blockTime: 2_000,
  status: 'active',
  parent: { id: 1, type: 'L2' },
} as const satisfies Chain
