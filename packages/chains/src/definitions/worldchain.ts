import type { Chain } from '../chain.ts'

/** World Chain, chain id 480. */
export const worldchain = {
  id: 480,
  name: 'World Chain',
  network: 'world-chain',
  slug: 'world-chain',
  shortName: 'wc',
  rpcUrls: { default: { http: ['https://worldchain-mainnet.g.alchemy.com/public'] } },
  blockExplorers: {
    default: { name: 'Worldscan', url: 'https://worldscan.org', eip3091: true },
    blockscout: {
      name: 'World Explorer',
      url: 'https://worldchain-mainnet.explorer.alchemy.com',
      eip3091: true,
    },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  blockTime: 2_000,
  status: 'active',
  parent: { id: 1, type: 'L2' },
} as const satisfies Chain
