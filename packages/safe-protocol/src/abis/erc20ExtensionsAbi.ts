/** What many ERC-20 tokens have and viem's `erc20Abi` has not: ERC-2612 `permit` and two functions for allowances. */
export const erc20ExtensionsAbi = [
  {
    name: 'increaseAllowance',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      { type: 'address', name: 'spender' },
      { type: 'uint256', name: 'addedValue' },
    ],
    outputs: [{ type: 'bool' }],
  },
  {
    name: 'decreaseAllowance',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      { type: 'address', name: 'spender' },
      { type: 'uint256', name: 'subtractedValue' },
    ],
    outputs: [{ type: 'bool' }],
  },
  {
    name: 'permit',
    type: 'function',
    stateMutability: 'nonpayable',
    inputs: [
      { type: 'address', name: 'owner' },
      { type: 'address', name: 'spender' },
      { type: 'uint256', name: 'value' },
      { type: 'uint256', name: 'deadline' },
      { type: 'uint8', name: 'v' },
      { type: 'bytes32', name: 'r' },
      { type: 'bytes32', name: 's' },
    ],
    outputs: [],
  },
] as const
