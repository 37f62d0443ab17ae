import type { Chain } from '../chain.ts'

/** Neon EVM DevNet, chain id 245022926. */
export const neonDevnet = {
  id: 245022926,
  name: 'Neon EVM DevNet',
  network: 'neonDevnet',
  slug: 'neon-evm-devnet',
  shortName: 'neonevm-devnet',
  rpcUrls: { default: { http: ['https://devnet.neonevm.org'] } },
  blockExplorers: {
    default: { name: 'Neonscan', url: 'https://devnet.neonscan.org', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 205206112 },
  },
  nativeCurrency: { name: 'NEON', symbol: 'NEON', decimals: 18 },
  testnet: true,
  status: 'active',
} as const satisfies Chain
