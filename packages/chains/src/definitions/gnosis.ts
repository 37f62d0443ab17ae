import type { Chain } from '../chain.ts'

/** Gnosis, chain id 100. */
export const gnosis = {
  id: 100,
  name: 'Gnosis',
  network: 'gnosis',
  slug: 'gnosis',
  shortName: 'gno',
  rpcUrls: {
    default: {
      http: ['https://rpc.gnosischain.com'],
      webSocket: ['wss://rpc.gnosischain.com/wss'],
    },
  },
  blockExplorers: { default: { name: 'Gnosisscan', url: 'https://gnosisscan.io', eip3091: true } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 21022491 },
  },
  nativeCurrency: { name: 'xDAI', symbol: 'XDAI', decimals: 18 },
  blockTime: 5_000,
  status: 'active',
} as const satisfies Chain
