import type { Chain } from '../chain.ts'

/** XDC Network, chain id 50. */
export const xdc = {
  id: 50,
  name: 'XDC Network',
  network: 'xdc',
  slug: 'xdc-network',
  shortName: 'xdc',
  rpcUrls: { default: { http: ['https://rpc.xdcrpc.com'] } },
  blockExplorers: { default: { name: 'XDCScan', url: 'https://xdcscan.com', eip3091: true } },
  contracts: {
    multicall3: { address: '0x0b1795cca8e4ec4df02346a082df54d437f8d9af', blockCreated: 75884020 },
  },
  nativeCurrency: { name: 'XDC', symbol: 'XDC', decimals: 18 },
  status: 'active',
} as const satisfies Chain
