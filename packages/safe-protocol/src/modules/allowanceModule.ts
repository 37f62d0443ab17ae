import type { Address } from 'viem'

/**
 * Where the Safe project has put its allowance module, by version: people whom the owners have named take up to an amount of a token
 * by themselves, once or again and again. From `@safe-global/safe-modules-deployments`.
 */
export const allowanceModules: readonly { readonly version: string; readonly address: Address }[] =
  [
    { version: '0.1.0', address: '0xCFbFaC74C26F8647cBDb8c5caf80BB5b32E43134' },
    { version: '0.1.0', address: '0x1Fb403834C911eB98d56E74F5182b0d64C3b3b4D' },
    { version: '0.1.1', address: '0xAA46724893dedD72658219405185Fb0Fc91e091C' },
  ]

/** What an allowance module says about the allowances of an account. */
export const allowanceModuleAbi = [
  {
    name: 'getDelegates',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      { type: 'address', name: 'safe' },
      { type: 'uint48', name: 'start' },
      { type: 'uint8', name: 'pageSize' },
    ],
    outputs: [
      { type: 'address[]', name: 'results' },
      { type: 'uint48', name: 'next' },
    ],
  },
  {
    name: 'getTokens',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      { type: 'address', name: 'safe' },
      { type: 'address', name: 'delegate' },
    ],
    outputs: [{ type: 'address[]', name: '' }],
  },
  {
    // The amount, what is taken of it, its period and the begin of the period in minutes (since 1970), and a nonce.
    name: 'getTokenAllowance',
    type: 'function',
    stateMutability: 'view',
    inputs: [
      { type: 'address', name: 'safe' },
      { type: 'address', name: 'delegate' },
      { type: 'address', name: 'token' },
    ],
    outputs: [{ type: 'uint256[5]', name: '' }],
  },
] as const
