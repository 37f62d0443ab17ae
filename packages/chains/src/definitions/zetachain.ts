import type { Chain } from '../chain.ts'

/** ZetaChain, chain id 7000. */
export const zetachain = {
  id: 7000,
  name: 'ZetaChain',
  network: 'zetachain',
  slug: 'zetachain',
  shortName: 'zetachain-mainnet',
  rpcUrls: { default: { http: ['https://zetachain-evm.blockpi.network/v1/rpc/public'] } },
  blockExplorers: { default: { name: 'ZetaScan', url: 'https://zetascan.com' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 1632781 },
  },
  nativeCurrency: { name: 'Zeta', symbol: 'ZETA', decimals: 18 },
  status: 'active',
} as const satisfies Chain
