/** SignMessageLib, used by delegatecall: the account signs a message on the chain. */
export const signMessageLibAbi = [
  {
    name: 'signMessage',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [{ type: 'bytes', name: '_data' }],
    outputs: [],
  },
  {
    name: 'getMessageHash',
    type: 'function',
    stateMutability: 'view',
    inputs: [{ type: 'bytes', name: 'message' }],
    outputs: [{ type: 'bytes32' }],
  },
  { name: 'SignMsg', type: 'event', inputs: [{ type: 'bytes32', name: 'msgHash', indexed: true }] },
] as const
