import type { Chain } from '../chain.ts'

/** Monad, chain id 143. */
export const monad = {
  id: 143,
  name: 'Monad',
  network: 'monad',
  slug: 'monad',
  shortName: 'mon',
  rpcUrls: {
    default: {
      http: ['https://rpc.monad.xyz', 'https://rpc1.monad.xyz'],
      webSocket: ['wss://rpc.monad.xyz', 'wss://rpc1.monad.xyz'],
    },
  },
  blockExplorers: {
    default: { name: 'Monadscan', url: 'https://monadscan.com', eip3091: true },
    monadvision: { name: 'MonadVision', url: 'https://monadvision.com' },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 9248132 },
  },
  nativeCurrency: { name: 'Monad', symbol: 'MON', decimals: 18 },
  blockTime: 300,
  status: 'active',
} as const satisfies Chain
