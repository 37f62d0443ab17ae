/** SimulateTxAccessor, used through the account’s `simulate`: what a call would cost and return. */
export const simulateTxAccessorAbi = [
  {
    name: 'simulate',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      { type: 'address', name: 'to' },
      { type: 'uint256', name: 'value' },
      { type: 'bytes', name: 'data' },
      { type: 'uint8', name: 'operation' },
    ],
    outputs: [
      { type: 'uint256', name: 'estimate' },
      { type: 'bool', name: 'success' },
      { type: 'bytes', name: 'returnData' },
    ],
  },
] as const
