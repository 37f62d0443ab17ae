import {
  type Address,
  concatHex,
  getContractAddress,
  hashTypedData,
  type Hex,
  parseAbi,
  slice,
  toPrefixedMessage,
  zeroHash,
} from 'viem'

/** What is called of an account. */
export const accountAbi = parseAbi([
  'function nonce() view returns (uint256)',
  'function execute(address to, uint256 value, bytes data, bytes signature)',
])

/** A call that an account makes. */
export type AccountCall = { to: Address; value: bigint; data: Hex }

/** An account of a passkey: where it stands, what creates it, and what its passkey has to sign. */
export type PlannedAccount = {
  address: Address
  /** The call that creates it; anybody may send it. */
  creation: { to: Address; data: Hex }
  /** What is signed for a message (ERC-7739: bound to the account and its chain). */
  hashMessage: (raw: Hex) => Hex
  /** What is signed for a call. */
  hashCall: (call: AccountCall & { nonce: bigint }) => Hex
}

/**
 * The account of a passkey. It needs no chain: the address follows from the key (EIP-1014).
 *
 * @param code what creates an account, without the arguments of its constructor
 * @param factory takes a salt and a creation code, and creates there: the singleton factory of EIP-2470 and its kind
 * @param publicKey both coordinates of the passkey's point on P-256, 64 bytes
 */
export function planAccount(
  { code, factory, chainId }: { code: Hex; factory: Address; chainId: number },
  publicKey: Hex,
): PlannedAccount {
  const bytecode = concatHex([code, slice(publicKey, 0, 32), slice(publicKey, 32, 64)])
  const address = getContractAddress({ opcode: 'CREATE2', from: factory, salt: zeroHash, bytecode })
  const domain = { name: 'PasskeyAccount', version: '1', chainId, verifyingContract: address }
  return {
    address,
    creation: { to: factory, data: concatHex([zeroHash, bytecode]) },
    hashMessage: (raw) =>
      hashTypedData({
        domain,
        types: { PersonalSign: [{ name: 'prefixed', type: 'bytes' }] },
        primaryType: 'PersonalSign',
        message: { prefixed: toPrefixedMessage({ raw }) },
      }),
    hashCall: (message) =>
      hashTypedData({
        domain,
        types: {
          Call: [
            { name: 'to', type: 'address' },
            { name: 'value', type: 'uint256' },
            { name: 'data', type: 'bytes' },
            { name: 'nonce', type: 'uint256' },
          ],
        },
        primaryType: 'Call',
        message,
      }),
  }
}
