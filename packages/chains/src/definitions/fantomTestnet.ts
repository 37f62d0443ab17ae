import type { Chain } from '../chain.ts'

/** Fantom Testnet, chain id 4002. Deprecated: Winding down in favour of Sonic (2026-07-30). */
export const fantomTestnet = {
  id: 4002,
  name: 'Fantom Testnet',
  network: 'fantom-testnet',
  slug: 'fantom-testnet',
  shortName: 'tftm',
  rpcUrls: { default: { http: ['https://rpc.testnet.fantom.network'] } },
  blockExplorers: {
    default: { name: 'FTMScan', url: 'https://testnet.ftmscan.com', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 8328688 },
  },
  nativeCurrency: { name: 'Fantom', symbol: 'FTM', decimals: 18 },
  testnet: true,
  status: 'deprecated',
  deprecation: {
    since: '2026-07-30',
    reason: 'Winding down in favour of Sonic',
    source: 'chainstack/dev-portal#540',
  },
} as const satisfies Chain
