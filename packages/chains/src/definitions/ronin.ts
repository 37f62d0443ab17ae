import type { Chain } from '../chain.ts'

/** Ronin, chain id 2020. */
export const ronin = {
  id: 2020,
  name: 'Ronin',
  network: 'ronin',
  slug: 'ronin',
  shortName: 'ron',
  rpcUrls: { default: { http: ['https://api.roninchain.com/rpc'] } },
  blockExplorers: { default: { name: 'Ronin Explorer', url: 'https://app.roninchain.com' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 26023535 },
  },
  nativeCurrency: { name: 'RON', symbol: 'RON', decimals: 18 },
  status: 'active',
} as const satisfies Chain
