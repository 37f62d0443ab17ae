import type { Address } from '../schemas/primitives.ts'
import type { ServiceTypedData } from './ServiceTypedData.ts'
import { totpOf } from './totp.ts'

/**
 * What an owner signs (EIP-712) to name a delegate, and owner or delegate to end it, for `addDelegate` and `deleteDelegate`. The
 * signature is good for an hour or two. Rule of the Safe transaction service. It is plain JSON, for whichever wallet
 * signs it.
 *
 * @param now milliseconds; default: the clock
 */
export function delegateTypedData({
  chainId,
  delegate,
  now = Date.now(),
}: {
  chainId: number
  delegate: Address
  now?: number | undefined
}): ServiceTypedData {
  return {
    domain: { name: 'Safe Transaction Service', version: '1.0', chainId },
    types: {
      Delegate: [
        { name: 'delegateAddress', type: 'address' },
        { name: 'totp', type: 'uint256' },
      ],
    },
    primaryType: 'Delegate',
    message: { delegateAddress: delegate, totp: String(totpOf(now)) },
  }
}
