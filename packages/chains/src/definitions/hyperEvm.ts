import type { Chain } from '../chain.ts'

/** HyperEVM, chain id 999. */
export const hyperEvm = {
  id: 999,
  name: 'HyperEVM',
  network: 'hyperevm',
  slug: 'hyperevm',
  shortName: 'hyper_evm',
  shortNameAliases: ['hyper'],
  rpcUrls: { default: { http: ['https://rpc.hyperliquid.xyz/evm'] } },
  blockExplorers: {
    default: { name: 'HyperEVMScan', url: 'https://hyperevmscan.io', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 13051 },
  },
  nativeCurrency: { name: 'HYPE', symbol: 'HYPE', decimals: 18 },
  fees: { baseFeeMultiplier: 2 },
  status: 'active',
} as const satisfies Chain
