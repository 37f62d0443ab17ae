import type { Chain } from '../chain.ts'

/** Nexi, chain id 4242. */
export const nexi = {
  id: 4242,
  name: 'Nexi',
  network: 'nexi',
  slug: 'nexi',
  shortName: 'nexi',
  rpcUrls: { default: { http: ['https://rpc.chain.nexi.technology'] } },
  blockExplorers: { default: { name: 'NexiScan', url: 'https://www.nexiscan.com', eip3091: true } },
  contracts: {
    multicall3: { address: '0x0277a46cc69a57ee3a6c8c158ba874832f718b8e', blockCreated: 25770160 },
  },
  nativeCurrency: { name: 'Nexi', symbol: 'NEXI', decimals: 18 },
  status: 'active',
} as const satisfies Chain
