import type { Chain } from '../chain.ts'

/** Gnosis Chiado, chain id 10200. */
export const gnosisChiado = {
  id: 10200,
  name: 'Gnosis Chiado',
  network: 'chiado',
  slug: 'gnosis-chiado',
  shortName: 'chi',
  rpcUrls: {
    default: {
      http: ['https://rpc.chiadochain.net'],
      webSocket: ['wss://rpc.chiadochain.net/wss'],
    },
  },
  blockExplorers: {
    default: { name: 'Blockscout', url: 'https://blockscout.chiadochain.net', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 4967313 },
  },
  nativeCurrency: { name: 'xDAI', symbol: 'xDAI', decimals: 18 },
  blockTime: 5_000,
  testnet: true,
  status: 'active',
} as const satisfies Chain
