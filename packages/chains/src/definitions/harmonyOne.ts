import type { Chain } from '../chain.ts'

/** Harmony One, chain id 1666600000. Deprecated: Halted after an exploit (2026-08-13). */
export const harmonyOne = {
  id: 1666600000,
  name: 'Harmony One',
  network: 'harmony',
  slug: 'harmony-one',
  shortName: 'hmy-s0',
  rpcUrls: { default: { http: ['https://1666600000.rpc.thirdweb.com'] } },
  blockExplorers: {
    default: { name: 'Harmony Explorer', url: 'https://explorer.harmony.one', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 24185753 },
  },
  nativeCurrency: { name: 'Harmony', symbol: 'ONE', decimals: 18 },
  status: 'deprecated',
  deprecation: {
    since: '2026-08-13',
    reason: 'Halted after an exploit',
    source: 'DefiLlama/dimension-adapters#8777',
  },
} as const satisfies Chain
