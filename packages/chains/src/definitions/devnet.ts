import type { Chain } from '../chain.ts'

/** Ghost Devnet, chain id 31337: the local chain that `@ghost-pay/devnet` starts. */
export const devnet = {
  id: 31337,
  name: 'Ghost Devnet',
  network: 'ghost-devnet',
  slug: 'ghost-devnet',
  shortName: 'ghost-devnet',
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  testnet: true,
  status: 'active',
} as const satisfies Chain
