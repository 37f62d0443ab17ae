import type { Chain } from '../chain.ts'

/** Evmos Testnet, chain id 9000. Deprecated: Shut down with Evmos (2026-05). */
export const evmosTestnet = {
  id: 9000,
  name: 'Evmos Testnet',
  network: 'evmos-testnet',
  slug: 'evmos-testnet',
  shortName: 'evmos-testnet',
  rpcUrls: { default: { http: ['https://eth.bd.evmos.dev:8545'] } },
  blockExplorers: { default: { name: 'Evmos Explorer', url: 'https://evm.evmos.dev' } },
  nativeCurrency: { name: 'Evmos', symbol: 'EVMOS', decimals: 18 },
  testnet: true,
  status: 'deprecated',
  deprecation: {
    since: '2026-05',
    reason: 'Shut down with Evmos',
    source: 'ethstorage/web3url-gateway#98',
  },
} as const satisfies Chain
