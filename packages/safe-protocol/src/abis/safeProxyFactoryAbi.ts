/** The factory that creates accounts, from version 1.3.0; `proxy` is indexed from 1.4.1. */
export const safeProxyFactoryAbi = [
  {
    name: 'createProxyWithNonce',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      { type: 'address', name: '_singleton' },
      { type: 'bytes', name: 'initializer' },
      { type: 'uint256', name: 'saltNonce' },
    ],
    outputs: [{ type: 'address', name: 'proxy' }],
  },
  {
    name: 'createChainSpecificProxyWithNonce',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      { type: 'address', name: '_singleton' },
      { type: 'bytes', name: 'initializer' },
      { type: 'uint256', name: 'saltNonce' },
    ],
    outputs: [{ type: 'address', name: 'proxy' }],
  },
  {
    name: 'proxyCreationCode',
    type: 'function',
    stateMutability: 'pure',
    inputs: [],
    outputs: [{ type: 'bytes' }],
  },
  {
    name: 'ProxyCreation',
    type: 'event',
    inputs: [
      { type: 'address', name: 'proxy', indexed: true },
      { type: 'address', name: 'singleton' },
    ],
  },
] as const
