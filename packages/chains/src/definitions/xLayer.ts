import type { Chain } from '../chain.ts'

/** X Layer Mainnet, chain id 196. */
export const xLayer = {
  id: 196,
  name: 'X Layer Mainnet',
  network: 'x-layer',
  slug: 'x-layer',
  shortName: 'okb',
  rpcUrls: { default: { http: ['https://xlayerrpc.okx.com'] } },
  blockExplorers: { default: { name: 'OKLink', url: 'https://www.oklink.com/xlayer' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 47416 },
  },
  nativeCurrency: { name: 'OKB', symbol: 'OKB', decimals: 18 },
  blockTime: 1_000,
  status: 'active',
} as const satisfies Chain
