import type { Chain } from '../chain.ts'

/** Ethereum, chain id 1. */
export const mainnet = {
  id: 1,
  name: 'Ethereum',
  network: 'homestead',
  slug: 'ethereum',
  shortName: 'eth',
  rpcUrls: {
    default: { http: ['https://ethereum.reth.rs/rpc'] },
    alchemy: {
      http: ['https://eth-mainnet.g.alchemy.com/v2'],
      webSocket: ['wss://eth-mainnet.g.alchemy.com/v2'],
    },
    infura: {
      http: ['https://mainnet.infura.io/v3'],
      webSocket: ['wss://mainnet.infura.io/ws/v3'],
    },
  },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://etherscan.io', eip3091: true } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 14353601 },
    ensRegistry: { address: '0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e' },
    ensUniversalResolver: {
      address: '0xeeeeeeee14d718c2b47d9923deab1335e144eeee',
      blockCreated: 23085558,
    },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  blockTime: 12_000,
  status: 'active',
} as const satisfies Chain
