import type { Chain } from '../chain.ts'

/** 0G Mainnet, chain id 16661. */
export const zeroGMainnet = {
  id: 16661,
  name: '0G Mainnet',
  network: '0g',
  slug: '0g',
  shortName: '0g',
  rpcUrls: { default: { http: ['https://evmrpc.0g.ai'] } },
  blockExplorers: { default: { name: 'Chainscan', url: 'https://chainscan.0g.ai' } },
  nativeCurrency: { name: '0G', symbol: '0G', decimals: 18 },
  status: 'active',
} as const satisfies Chain
