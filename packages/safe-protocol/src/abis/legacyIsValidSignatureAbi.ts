/** EIP-1271 as first drafted, over bytes instead of a hash: contracts up to 1.4.1 call it on owners that are contracts. Kept apart from `safeAbi`, so that `isValidSignature` is not ambiguous there. */
export const legacyIsValidSignatureAbi = [
  {
    name: 'isValidSignature',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      { type: 'bytes', name: '_data' },
      { type: 'bytes', name: '_signature' },
    ],
    outputs: [{ type: 'bytes4' }],
  },
] as const
