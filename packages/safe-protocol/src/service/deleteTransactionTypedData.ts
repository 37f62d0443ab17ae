import { getAddress } from 'viem/utils'

import { InvalidFieldError } from '../errors.ts'
import { addressWord, isHashText } from '../hex.ts'
import { type NumberInput, toChainId } from '../uint.ts'
import { serviceDomain, type ServiceTypedData } from './serviceTypedData.ts'
import { totpAt } from './totpAt.ts'

/** What `deleteTransactionTypedData` takes. */
export type DeleteTransactionTypedDataParameters = {
  chainId: NumberInput
  /** Address of the account. */
  safe: string
  safeTxHash: string
  /** A time in milliseconds, for example `Date.now()`. */
  at: number
}

/**
 * What the proposer of a queued transaction signs to delete it. The service accepts signatures of keys only (`eoa`, `ethSign`), and
 * only before the transaction is executed. The signature is valid for one to two hours. Rule of the Safe transaction service.
 *
 * @throws InvalidFieldError
 */
export function deleteTransactionTypedData({
  chainId,
  safe,
  safeTxHash,
  at,
}: DeleteTransactionTypedDataParameters): ServiceTypedData<'DeleteRequest'> {
  addressWord('safe', safe)
  if (!isHashText(safeTxHash)) {
    throw new InvalidFieldError('safeTxHash', safeTxHash, '32 bytes as hex text')
  }
  const { domain, type } = serviceDomain({
    chainId: toChainId(chainId),
    verifyingContract: getAddress(safe),
  })
  return {
    domain,
    types: {
      EIP712Domain: type,
      DeleteRequest: [
        { name: 'safeTxHash', type: 'bytes32' },
        { name: 'totp', type: 'uint256' },
      ],
    },
    primaryType: 'DeleteRequest',
    message: { safeTxHash, totp: totpAt(at).toString() },
  }
}
