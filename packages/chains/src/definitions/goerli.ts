import type { Chain } from '../chain.ts'

/** Goerli, chain id 5. Deprecated: Shut down (2024-04). */
export const goerli = {
  id: 5,
  name: 'Goerli',
  network: 'goerli',
  slug: 'goerli',
  shortName: 'gor',
  rpcUrls: { default: { http: ['https://5.rpc.thirdweb.com'] } },
  blockExplorers: {
    default: { name: 'Etherscan', url: 'https://goerli.etherscan.io', eip3091: true },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 6507670 },
    ensRegistry: { address: '0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e' },
    ensUniversalResolver: {
      address: '0xfc4ac75c46c914af5892d6d3effcebd7917293f1',
      blockCreated: 10339206,
    },
  },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  testnet: true,
  status: 'deprecated',
  deprecation: {
    since: '2024-04',
    reason: 'Shut down',
    successor: 11155111,
    source: 'unlock-protocol/unlock#13428',
  },
} as const satisfies Chain
