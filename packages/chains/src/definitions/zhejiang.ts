import type { Chain } from '../chain.ts'

/** Zhejiang, chain id 1337803. Deprecated: Shut down (2023). */
export const zhejiang = {
  id: 1337803,
  name: 'Zhejiang',
  network: 'zhejiang',
  slug: 'zhejiang',
  shortName: 'zhejiang',
  rpcUrls: { default: { http: ['https://rpc.zhejiang.ethpandaops.io'] } },
  blockExplorers: {
    default: { name: 'Beaconchain', url: 'https://zhejiang.beaconcha.in', eip3091: true },
  },
  nativeCurrency: { name: 'Zhejiang Ether', symbol: 'ZhejETH', decimals: 18 },
  testnet: true,
  status: 'deprecated',
  deprecation: { since: '2023', reason: 'Shut down', successor: 560048 },
} as const satisfies Chain
