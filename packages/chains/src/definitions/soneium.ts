import type { Chain } from '../chain.ts'

/** Soneium Mainnet, chain id 1868. */
export const soneium = {
  id: 1868,
  name: 'Soneium Mainnet',
  network: 'soneium',
  slug: 'soneium',
  shortName: 'soneium',
  rpcUrls: { default: { http: ['https://rpc.soneium.org'] } },
  blockExplorers: {
    default: { name: 'Blockscout', url: 'https://soneium.blockscout.com', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 1 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  blockTime: 2_000,
  status: 'active',
  parent: { id: 1, type: 'L2' },
} as const satisfies Chain
