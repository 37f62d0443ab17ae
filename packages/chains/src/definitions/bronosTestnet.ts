import type { Chain } from '../chain.ts'

/** Bronos Testnet, chain id 1038. */
export const bronosTestnet = {
  id: 1038,
  name: 'Bronos Testnet',
  network: 'bronos-testnet',
  slug: 'bronos-testnet',
  shortName: 'bronos-testnet',
  rpcUrls: { default: { http: ['https://evm-testnet.bronos.org'] } },
  blockExplorers: { default: { name: 'BronoScan', url: 'https://tbroscan.bronos.org' } },
  nativeCurrency: { name: 'BRO', symbol: 'tBRO', decimals: 18 },
  testnet: true,
  status: 'active',
} as const satisfies Chain
