import type { TypedDataField } from '../domain.ts'
import { toChainId } from '../uint.ts'

/** EIP-712 data for the transaction service: plain JSON, as `SafeTypedData` is. */
export type ServiceTypedData<PrimaryType extends string> = {
  domain: {
    name: 'Safe Transaction Service'
    version: '1.0'
    chainId?: number
    verifyingContract?: `0x${string}`
  }
  types: Record<string, readonly TypedDataField[]>
  primaryType: PrimaryType
  message: Record<string, string>
}

/**
 * The domain of the transaction service, with the type that declares it.
 *
 * @param fields.chainId left out, the domain holds on every chain
 * @param fields.verifyingContract the account, checksummed
 * @throws InvalidFieldError
 */
export function serviceDomain({
  chainId,
  verifyingContract,
}: {
  chainId?: unknown
  verifyingContract?: `0x${string}` | undefined
}): { domain: ServiceTypedData<string>['domain']; type: readonly TypedDataField[] } {
  return {
    domain: {
      name: 'Safe Transaction Service',
      version: '1.0',
      ...(chainId === undefined ? {} : { chainId: toChainId(chainId) }),
      ...(verifyingContract === undefined ? {} : { verifyingContract }),
    },
    type: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      ...(chainId === undefined ? [] : [{ name: 'chainId', type: 'uint256' }]),
      ...(verifyingContract === undefined ? [] : [{ name: 'verifyingContract', type: 'address' }]),
    ],
  }
}
