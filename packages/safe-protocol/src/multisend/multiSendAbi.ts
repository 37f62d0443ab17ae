/** MultiSend and MultiSendCallOnly. */
export const multiSendAbi = [
  {
    name: 'multiSend',
    type: 'function',
    stateMutability: 'payable',
    inputs: [{ type: 'bytes', name: 'transactions' }],
    outputs: [],
  },
] as const
