import type { Chain } from '../chain.ts'

/** Holesky, chain id 17000. Deprecated: Shut down (2025-09-30). */
export const holesky = {
  id: 17000,
  name: 'Holesky',
  network: 'holesky',
  slug: 'holesky',
  shortName: 'holesky',
  rpcUrls: { default: { http: ['https://ethereum-holesky-rpc.publicnode.com'] } },
  blockExplorers: {
    default: { name: 'Etherscan', url: 'https://holesky.etherscan.io', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 77 },
    ensUniversalResolver: {
      address: '0xeeeeeeee14d718c2b47d9923deab1335e144eeee',
      blockCreated: 4295055,
    },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  testnet: true,
  status: 'deprecated',
  deprecation: {
    since: '2025-09-30',
    reason: 'Shut down',
    successor: 560048,
    source: 'wevm/viem#3990',
  },
} as const satisfies Chain
