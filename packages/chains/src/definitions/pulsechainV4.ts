import type { Chain } from '../chain.ts'

/** PulseChain V4, chain id 943. */
export const pulsechainV4 = {
  id: 943,
  name: 'PulseChain V4',
  network: 'pulsechainV4',
  slug: 'pulsechain-v4',
  shortName: 't4pls',
  rpcUrls: {
    default: {
      http: ['https://rpc.v4.testnet.pulsechain.com'],
      webSocket: ['wss://ws.v4.testnet.pulsechain.com'],
    },
  },
  blockExplorers: {
    default: { name: 'PulseScan', url: 'https://scan.v4.testnet.pulsechain.com', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 14353601 },
    ensRegistry: { address: '0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e' },
  },
  nativeCurrency: { name: 'V4 Pulse', symbol: 'v4PLS', decimals: 18 },
  blockTime: 10_000,
  testnet: true,
  status: 'active',
} as const satisfies Chain
