/** Safe accounts of one owner on the local chain: planned, created, and signing (ERC-1271, ERC-6492). */
import {
  type Address,
  createPublicClient,
  encodeFunctionData,
  hashMessage,
  type Hex,
  http,
  type LocalAccount,
  parseAbi,
  zeroAddress,
} from 'viem'
import { serializeErc6492Signature } from 'viem/utils'
import type { RunningChain } from '@ghost-pay/local-chain'

const abi = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address)',
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
])

/** A Safe account that one key owns, whether it is created or not. */
export type OwnedAccount = {
  address: Address
  /** The call that creates it. */
  creation: { to: Address; data: Hex }
  /** Signs a text as the account does once it is created. Another signer is one who forges. */
  sign: (message: string, signer?: LocalAccount) => Promise<Hex>
  /** The same together with what creates the account (ERC-6492). */
  signBeforeCreation: (message: string, signer?: LocalAccount) => Promise<Hex>
}

/**
 * Plans an account with the chain's own factory. Nothing is created.
 *
 * @param saltNonce another number is another account of the same owner
 */
export async function planOwnedAccount(
  { rpcUrl, contracts, chainId }: RunningChain,
  owner: LocalAccount,
  saltNonce: bigint,
): Promise<OwnedAccount> {
  const { safe, safeProxyFactory, compatibilityFallbackHandler } = contracts
  const initializer = encodeFunctionData({
    abi,
    functionName: 'setup',
    args: [
      [owner.address],
      1n,
      zeroAddress,
      '0x',
      compatibilityFallbackHandler,
      zeroAddress,
      0n,
      zeroAddress,
    ],
  })
  const create = {
    abi,
    functionName: 'createProxyWithNonce',
    args: [safe, initializer, saltNonce],
  } as const
  const client = createPublicClient({ transport: http(rpcUrl) })
  const { result: address } = await client.simulateContract({
    address: safeProxyFactory,
    ...create,
  })
  const data = encodeFunctionData(create)
  // The owner signs the account's own typed data, which the account asks for (ERC-1271).
  const sign = (message: string, signer = owner) =>
    signer.signTypedData({
      domain: { chainId, verifyingContract: address },
      types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
      primaryType: 'SafeMessage',
      message: { message: hashMessage(message) },
    })
  return {
    address,
    creation: { to: safeProxyFactory, data },
    sign,
    signBeforeCreation: async (message, signer) =>
      serializeErc6492Signature({
        address: safeProxyFactory,
        data,
        signature: await sign(message, signer),
      }),
  }
}
