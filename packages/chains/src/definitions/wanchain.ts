import type { Chain } from '../chain.ts'

/** Wanchain, chain id 888. */
export const wanchain = {
  id: 888,
  name: 'Wanchain',
  network: 'wanchain',
  slug: 'wanchain',
  shortName: 'wan',
  rpcUrls: {
    default: { http: ['https://gwan-ssl.wandevs.org:56891', 'https://gwan2-ssl.wandevs.org'] },
  },
  blockExplorers: { default: { name: 'WanScan', url: 'https://wanscan.org', eip3091: true } },
  contracts: {
    multicall3: { address: '0xcdf6a1566e78eb4594c86fe73fcdc82429e97fbb', blockCreated: 25312390 },
  },
  nativeCurrency: { name: 'Wanchain', symbol: 'WAN', decimals: 18 },
  status: 'active',
} as const satisfies Chain
