import type { Chain } from '../chain.ts'

/** HAQQ Mainnet, chain id 11235. */
export const haqqMainnet = {
  id: 11235,
  name: 'HAQQ Mainnet',
  network: 'haqq-mainnet',
  slug: 'haqq',
  shortName: 'ISLM',
  rpcUrls: { default: { http: ['https://rpc.eth.haqq.network'] } },
  blockExplorers: {
    default: { name: 'HAQQ Explorer', url: 'https://explorer.haqq.network', eip3091: true },
  },
  nativeCurrency: { name: 'Islamic Coin', symbol: 'ISLM', decimals: 18 },
  status: 'active',
} as const satisfies Chain
