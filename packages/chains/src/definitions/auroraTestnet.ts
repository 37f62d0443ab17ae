import type { Chain } from '../chain.ts'

/** Aurora Testnet, chain id 1313161555. */
export const auroraTestnet = {
  id: 1313161555,
  name: 'Aurora Testnet',
  network: 'aurora-testnet',
  slug: 'aurora-testnet',
  shortName: 'aurora-testnet',
  rpcUrls: {
    default: { http: ['https://testnet.aurora.dev'] },
    infura: { http: ['https://aurora-testnet.infura.io/v3'] },
  },
  blockExplorers: { default: { name: 'Aurorascan', url: 'https://testnet.aurorascan.dev' } },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  testnet: true,
  status: 'active',
} as const satisfies Chain
