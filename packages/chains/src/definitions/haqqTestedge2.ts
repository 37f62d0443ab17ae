import type { Chain } from '../chain.ts'

/** HAQQ Testedge 2, chain id 54211. */
export const haqqTestedge2 = {
  id: 54211,
  name: 'HAQQ Testedge 2',
  network: 'haqq-testedge-2',
  slug: 'haqq-testedge-2',
  shortName: 'ISLMT',
  rpcUrls: { default: { http: ['https://rpc.eth.testedge2.haqq.network'] } },
  blockExplorers: {
    default: {
      name: 'HAQQ Explorer',
      url: 'https://explorer.testedge2.haqq.network',
      eip3091: true,
    },
  },
  nativeCurrency: { name: 'Islamic Coin', symbol: 'ISLMT', decimals: 18 },
  testnet: true,
  status: 'active',
} as const satisfies Chain
