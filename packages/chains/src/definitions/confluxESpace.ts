import type { Chain } from '../chain.ts'

/** Conflux eSpace, chain id 1030. */
export const confluxESpace = {
  id: 1030,
  name: 'Conflux eSpace',
  network: 'cfx-espace',
  slug: 'conflux-espace',
  shortName: 'cfx',
  rpcUrls: {
    default: { http: ['https://evm.confluxrpc.com'], webSocket: ['wss://evm.confluxrpc.com/ws'] },
  },
  blockExplorers: { default: { name: 'ConfluxScan', url: 'https://evm.confluxscan.org' } },
  contracts: {
    multicall3: { address: '0xeff0078910f638cd81996cc117bccd3edf2b072f', blockCreated: 68602935 },
  },
  nativeCurrency: { name: 'Conflux', symbol: 'CFX', decimals: 18 },
  status: 'active',
} as const satisfies Chain
