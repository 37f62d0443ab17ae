import type { Chain } from '../chain.ts'

/** PulseChain, chain id 369. */
export const pulsechain = {
  id: 369,
  name: 'PulseChain',
  network: 'pulsechain',
  slug: 'pulsechain',
  shortName: 'pls',
  rpcUrls: {
    default: { http: ['https://rpc.pulsechain.com'], webSocket: ['wss://ws.pulsechain.com'] },
  },
  blockExplorers: {
    default: { name: 'PulseScan', url: 'https://ipfs.scan.pulsechain.com', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 14353601 },
    ensRegistry: { address: '0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e' },
  },
  nativeCurrency: { name: 'Pulse', symbol: 'PLS', decimals: 18 },
  blockTime: 10_000,
  status: 'active',
} as const satisfies Chain
