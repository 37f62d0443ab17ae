import type { Hex } from 'viem'
import { keccak256 } from 'viem/utils'

import { domainHash, type SafeDomain, typedDataDigest, typedDataPreimage } from './domain.ts'
import { addressWord, uintWord } from './hex.ts'
import { readTransaction, type SafeTransactionInput } from './safeTransaction.ts'
import { compareVersions } from './safeVersion.ts'

/** A transaction and the account that makes it. */
export type SafeTxParameters = SafeDomain & { transaction: SafeTransactionInput }

/** keccak256 of `SafeTx(…,uint256 baseGas,…)` */
const safeTxTypeHash = 'bb8310d486368db6bd6f849402fdd73ad53d316b5a4b2644ad6efe0f941286d8'
/** keccak256 of `SafeTx(…,uint256 dataGas,…)`, before version 1.0.0 */
const safeTxTypeHashWithDataGas = '14d461bc7412367e924637b363c7bf29b8f47e2f84869f4426e5633d8af47b20'

/**
 * The hash the owners sign to approve a transaction: `getTransactionHash` of the account's contract, for every version.
 * See behaviour/safe-protocol#tx-hash.
 *
 * @throws InvalidFieldError, InvalidVersionError
 */
export function safeTxHash({ transaction, ...safe }: SafeTxParameters): Hex {
  return typedDataDigest(domainHash(safe), safeTxStructHash(safe.version, transaction))
}

/**
 * The bytes whose keccak256 is the transaction hash: `encodeTransactionData` of the contract. Contracts up to 1.4.1
 * hand them to the owners that are contracts.
 *
 * @throws InvalidFieldError, InvalidVersionError
 */
export function safeTxPreimage({ transaction, ...safe }: SafeTxParameters): Hex {
  return typedDataPreimage(domainHash(safe), safeTxStructHash(safe.version, transaction))
}

/** The EIP-712 struct hash of a transaction: what a device shows as “message hash”. */
export function safeTxStructHash(version: string, input: SafeTransactionInput): Hex {
  const transaction = readTransaction(input)
  const typeHash =
    compareVersions(version, '1.0.0') >= 0 ? safeTxTypeHash : safeTxTypeHashWithDataGas
  return keccak256(
    `0x${typeHash}${addressWord('to', transaction.to)}${uintWord(transaction.value)}${keccak256(
      transaction.data,
    ).slice(2)}${uintWord(BigInt(transaction.operation))}${uintWord(
      transaction.safeTxGas,
    )}${uintWord(transaction.baseGas)}${uintWord(transaction.gasPrice)}${addressWord(
      'gasToken',
      transaction.gasToken,
    )}${addressWord('refundReceiver', transaction.refundReceiver)}${uintWord(transaction.nonce)}`,
  )
}
