import { getAddress } from 'viem/utils'

import type { TypedDataField } from './domain.ts'
import { InvalidFieldError } from './errors.ts'
import { addressWord, isHashText } from './hex.ts'
import { type NumberInput, toChainId } from './uint.ts'

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
 * The hour a signature for the transaction service is good for. The service accepts the current hour and the one
 * before.
 *
 * @param at a time in milliseconds, for example `Date.now()`
 */
export function totpAt(at: number): bigint {
  if (!Number.isFinite(at) || at < 0) {
    throw new InvalidFieldError('at', at, 'a time in milliseconds')
  }
  return BigInt(Math.floor(at / 3_600_000))
}

/**
 * What a delegator signs to add a delegate, and what the delegator or the delegate signs to remove one.
 *
 * @param parameters.chainId left out, the signature is good on every chain
 * @param parameters.at a time in milliseconds, for example `Date.now()`
 * @throws InvalidFieldError
 */
export function delegateTypedData({
  chainId,
  delegate,
  at,
}: {
  chainId?: NumberInput | undefined
  delegate: string
  at: number
}): ServiceTypedData<'Delegate'> {
  addressWord('delegate', delegate)
  return {
    domain: {
      name: 'Safe Transaction Service',
      version: '1.0',
      ...(chainId === undefined ? {} : { chainId: toChainId(chainId) }),
    },
    types: {
      EIP712Domain: [...nameAndVersion, ...(chainId === undefined ? [] : [chainIdField])],
      Delegate: [
        { name: 'delegateAddress', type: 'address' },
        { name: 'totp', type: 'uint256' },
      ],
    },
    primaryType: 'Delegate',
    message: { delegateAddress: getAddress(delegate), totp: totpAt(at).toString() },
  }
}

/**
 * What the proposer of a queued transaction signs to delete it. Only keys count (`eoa`, `ethSign`), and only before it
 * is executed.
 *
 * @param parameters.at a time in milliseconds, for example `Date.now()`
 * @throws InvalidFieldError
 */
export function deleteTransactionTypedData({
  chainId,
  safe,
  safeTxHash,
  at,
}: {
  chainId: NumberInput
  safe: string
  safeTxHash: string
  at: number
}): ServiceTypedData<'DeleteRequest'> {
  addressWord('safe', safe)
  if (!isHashText(safeTxHash)) {
    throw new InvalidFieldError('safeTxHash', safeTxHash, '32 bytes as hex text')
  }
  return {
    domain: {
      name: 'Safe Transaction Service',
      version: '1.0',
      chainId: toChainId(chainId),
      verifyingContract: getAddress(safe),
    },
    types: {
      EIP712Domain: [
        ...nameAndVersion,
        chainIdField,
        { name: 'verifyingContract', type: 'address' },
      ],
      DeleteRequest: [
        { name: 'safeTxHash', type: 'bytes32' },
        { name: 'totp', type: 'uint256' },
      ],
    },
    primaryType: 'DeleteRequest',
    message: { safeTxHash, totp: totpAt(at).toString() },
  }
}

const nameAndVersion = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
]
const chainIdField = { name: 'chainId', type: 'uint256' }
