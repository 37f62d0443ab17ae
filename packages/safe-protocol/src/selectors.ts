/**
 * First four bytes of keccak256 of a function's signature, as it stands beside. `selectors.test.ts` computes each again.
 */
export const selectors = {
  'multiSend(bytes)': '0x8d80ff0a',
  'signMessage(bytes)': '0x85a5affe',
  'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)':
    '0x6a761202',
  'approveHash(bytes32)': '0xd4d9bdcd',
  'addOwnerWithThreshold(address,uint256)': '0x0d582f13',
  'removeOwner(address,address,uint256)': '0xf8dc5dd9',
  'swapOwner(address,address,address)': '0xe318b52b',
  'changeThreshold(uint256)': '0x694e80c3',
  'enableModule(address)': '0x610b5925',
  'disableModule(address,address)': '0xe009cfde',
  'setGuard(address)': '0xe19a9dd9',
  'setModuleGuard(address)': '0xe068df37',
  'setFallbackHandler(address)': '0xf08a0323',
  'changeMasterCopy(address)': '0x7de7edef',
  'migrateSingleton()': '0xf6682ab0',
  'migrateWithFallbackHandler()': '0xed007fc6',
  'migrateL2Singleton()': '0x07f464a4',
  'migrateL2WithFallbackHandler()': '0x68cb3d94',
  'migrateToL2(address)': '0xef2624ae',
  'migrateFromV111(address,address)': '0xd9a20812',
  'setup(address[],uint256,address,bytes,address,address,uint256,address)': '0xb63e800d',
  'createProxyWithNonce(address,bytes,uint256)': '0x1688f0b9',
  'createChainSpecificProxyWithNonce(address,bytes,uint256)': '0xec9e80bb',
  'transfer(address,uint256)': '0xa9059cbb',
  'transferFrom(address,address,uint256)': '0x23b872dd',
  'approve(address,uint256)': '0x095ea7b3',
  'increaseAllowance(address,uint256)': '0x39509351',
  'decreaseAllowance(address,uint256)': '0xa457c2d7',
  'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)': '0xd505accf',
  'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)': '0x8fcbaf0c',
  'approve(address,address,uint160,uint48)': '0x87517c45',
  'setApprovalForAll(address,bool)': '0xa22cb465',
  'safeTransferFrom(address,address,uint256)': '0x42842e0e',
  'safeTransferFrom(address,address,uint256,bytes)': '0xb88d4fde',
  'safeTransferFrom(address,address,uint256,uint256,bytes)': '0xf242432a',
} as const

/** A function this package writes or reads. */
export type FunctionSignature = keyof typeof selectors
