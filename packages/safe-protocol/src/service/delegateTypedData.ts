import { getAddress } from 'viem/utils'

import { addressWord } from '../hex.ts'
import type { NumberInput } from '../uint.ts'
import { serviceDomain, type ServiceTypedData } from './serviceTypedData.ts'
import { totpAt } from './totpAt.ts'

/** What `delegateTypedData` takes. */
export type DelegateTypedDataParameters = {
  /** Left out, the signature is valid on every chain. */
  chainId?: NumberInput | undefined
  delegate: string
  /** A time in milliseconds, for example `Date.now()`. */
  at: number
}

/**
 * What a delegator signs to add a delegate, and what the delegator or the delegate signs to remove one. The signature is valid for
 * one to two hours. Rule of the Safe transaction service.
 *
 * @throws InvalidFieldError
 */
export function delegateTypedData({
  chainId,
  delegate,
  at,
}: DelegateTypedDataParameters): ServiceTypedData<'Delegate'> {
  addressWord('delegate', delegate)
  const { domain, type } = serviceDomain({ chainId })
  return {
    domain,
    types: {
      EIP712Domain: type,
      Delegate: [
        { name: 'delegateAddress', type: 'address' },
        { name: 'totp', type: 'uint256' },
      ],
    },
    primaryType: 'Delegate',
    message: { delegateAddress: getAddress(delegate), totp: totpAt(at).toString() },
  }
}
