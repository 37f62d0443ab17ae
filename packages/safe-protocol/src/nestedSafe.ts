import type { Hex } from 'viem'

import {
  domainHash,
  type SafeDomain,
  typedDataDigest,
  typedDataDomain,
  typedDataPreimage,
} from './domain.ts'
import { messageDigest, type SafeMessage, safeMessageStructHash } from './safeMessageHash.ts'
import type { SafeTransactionInput } from './safeTransaction.ts'
import { safeTxStructHash } from './safeTxHash.ts'
import type { SafeTypedData } from './safeTxTypedData.ts'
import { compareVersions } from './safeVersion.ts'

/** What an account signs: a transaction or a message. */
export type SignedContent =
  | { transaction: SafeTransactionInput; message?: undefined }
  | { message: SafeMessage; transaction?: undefined }

/** What an account signs, and which of its owners is an account itself. */
export type NestedSafeParameters = SafeDomain &
  SignedContent & {
    /** The owner that is an account itself. */
    owner: { safe: string; version: string }
  }

/**
 * What the owners of an account sign, when that account is itself an owner of another one. Their joined signatures are
 * the `contractSignature` of the outer account's signature.
 *
 * Up to version 1.4.1 the outer account hands its owner the bytes whose hash is signed, from 1.5.0 on the hash
 * (`checkContractSignature` of the Safe contracts). The version of the outer account decides. An owner before 1.3.0 has no answer for an
 * account of 1.5.0, and one of 1.5.0 none for an older account, unless it keeps an older fallback handler: the chain refuses them.
 *
 * @throws InvalidFieldError, InvalidVersionError
 */
export function nestedSafeTypedData(
  parameters: NestedSafeParameters,
): SafeTypedData<'SafeMessage'> {
  const { domain, type } = typedDataDomain({ chainId: parameters.chainId, ...parameters.owner })
  return {
    domain,
    types: { EIP712Domain: type, SafeMessage: [{ name: 'message', type: 'bytes' }] },
    primaryType: 'SafeMessage',
    message: { message: bytesForContractOwner(parameters.version, preimageOf(parameters)) },
  }
}

/** The hash of `nestedSafeTypedData`, from a preimage that is known already. */
export function hashForContractOwner({
  chainId,
  version,
  owner,
  preimage,
}: Pick<NestedSafeParameters, 'chainId' | 'version' | 'owner'> & { preimage: Preimage }): Hex {
  return typedDataDigest(
    domainHash({ chainId, ...owner }),
    safeMessageStructHash(bytesForContractOwner(version, preimage)),
  )
}

/** The two halves of what is hashed into an EIP-712 digest. */
export type Preimage = { domain: Hex; struct: Hex }

/** Domain and struct hash of a transaction or message. */
export function preimageOf({
  transaction,
  message,
  ...safe
}: SafeDomain & SignedContent): Preimage {
  return {
    domain: domainHash(safe),
    struct:
      transaction === undefined
        ? safeMessageStructHash(messageDigest(message))
        : safeTxStructHash(safe.version, transaction),
  }
}

/**
 * Whether an account asks its owners that are contracts about a hash, and not about the bytes behind it.
 *
 * @throws InvalidVersionError
 */
export function asksForHash(outerVersion: string): boolean {
  return compareVersions(outerVersion, '1.5.0') >= 0
}

/**
 * Whether an owner that is an account answers the question of another account by its own code. Accounts before 1.3.0 are never asked
 * about a hash with success, and those of 1.5.0 are asked about bytes with success only while they keep an older fallback handler.
 *
 * @param outerVersion of the account that asks
 * @param ownerVersion of the owner
 * @throws InvalidVersionError
 */
export function answersOuter(outerVersion: string, ownerVersion: string): boolean {
  return asksForHash(outerVersion)
    ? compareVersions(ownerVersion, '1.3.0') >= 0
    : compareVersions(ownerVersion, '1.5.0') < 0
}

function bytesForContractOwner(outerVersion: string, { domain, struct }: Preimage): Hex {
  return asksForHash(outerVersion)
    ? typedDataDigest(domain, struct)
    : typedDataPreimage(domain, struct)
}
