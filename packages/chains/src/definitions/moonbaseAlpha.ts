import type { Chain } from '../chain.ts'

/** Moonbase Alpha, chain id 1287. Deprecated: Winding down with Moonbeam (2026-08). */
export const moonbaseAlpha = {
  id: 1287,
  name: 'Moonbase Alpha',
  network: 'moonbase-alpha',
  slug: 'moonbase-alpha',
  shortName: 'mbase',
  rpcUrls: {
    default: {
      http: ['https://rpc.api.moonbase.moonbeam.network'],
      webSocket: ['wss://wss.api.moonbase.moonbeam.network'],
    },
  },
  blockExplorers: {
    default: { name: 'Moonscan', url: 'https://moonbase.moonscan.io', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 1850686 },
  },
  nativeCurrency: { name: 'DEV', symbol: 'DEV', decimals: 18 },
  testnet: true,
  status: 'deprecated',
  deprecation: {
    since: '2026-08',
    reason: 'Winding down with Moonbeam',
    source: 'graphprotocol/networks-registry#246',
  },
} as const satisfies Chain
