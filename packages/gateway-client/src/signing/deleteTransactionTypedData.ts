import type { Address, Hash } from '../schemas/primitives.ts'
import type { ServiceTypedData } from './ServiceTypedData.ts'
import { totpOf } from './totp.ts'

/**
 * What the proposer signs (EIP-712) to take a transaction out of the queue, for `deleteTransaction`. The signature is good for an
 * hour or two. Rule of the Safe transaction service. It is plain JSON, for whichever wallet
 * signs it.
 *
 * @param now milliseconds; default: the clock
 */
export function deleteTransactionTypedData({
  chainId,
  address,
  safeTxHash,
  now = Date.now(),
}: {
  chainId: number
  address: Address
  safeTxHash: Hash
  now?: number | undefined
}): ServiceTypedData {
  return {
    domain: {
      name: 'Safe Transaction Service',
      version: '1.0',
      chainId,
      verifyingContract: address,
    },
    types: {
      DeleteRequest: [
        { name: 'safeTxHash', type: 'bytes32' },
        { name: 'totp', type: 'uint256' },
      ],
    },
    primaryType: 'DeleteRequest',
    message: { safeTxHash, totp: String(totpOf(now)) },
  }
}
