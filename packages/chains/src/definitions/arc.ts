import type { Chain } from '../chain.ts'

/** Arc, chain id 5042. */
export const arc = {
  id: 5042,
  name: 'Arc',
  network: 'arc',
  slug: 'arc',
  shortName: 'arc',
  rpcUrls: {
    default: { http: ['https://rpc.mainnet.arc.io', 'https://rpc.blockdaemon.mainnet.arc.io'] },
  },
  blockExplorers: { default: { name: 'Arc Explorer', url: 'https://explorer.arc.io' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 },
  },
  nativeCurrency: { name: 'USDC', symbol: 'USDC', decimals: 18 },
  status: 'active',
} as const satisfies Chain
