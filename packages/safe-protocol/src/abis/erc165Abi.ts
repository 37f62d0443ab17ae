/** `supportsInterface` (ERC-165), which viem has no ABI of. */
export const erc165Abi = [
  {
    name: 'supportsInterface',
    type: 'function',
    stateMutability: 'view',
    inputs: [{ type: 'bytes4', name: 'interfaceID' }],
    outputs: [{ type: 'bool' }],
  },
] as const

/** The ERC-165 id of ERC-721, by which a collection of collectibles is known. */
export const erc721InterfaceId = '0x80ac58cd'
