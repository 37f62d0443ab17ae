import { type Address, encodeFunctionData, type Hex, keccak256, size } from 'viem'

import { legacyIsValidSignatureAbi } from './abis/legacyIsValidSignatureAbi.ts'
import { safeAbi } from './abis/safeAbi.ts'
import { erc1271MagicValues } from './erc1271MagicValues.ts'
import { asksForHash } from './nestedSafe.ts'

/** An account, one of its owners, and what the owner is said to have signed. */
export type ContractOwnerCallParameters = {
  /** The account whose owner is asked. */
  safe: Address
  /** Of the account's contract. */
  version: string
  /** The owner, which is a contract. */
  owner: Address
  /** The bytes whose hash is signed: `safeTxPreimage` of a transaction, or the same of a message. */
  preimage: Hex
  /** `contractSignature` of the owner's signature. */
  contractSignature: Hex
}

/** A call that asks a contract, and how its answer is read. */
export type ContractOwnerCall = {
  /** The account: a contract may look at who asks. */
  from: Address
  to: Address
  data: Hex
  /** Whether an answer is a yes. No answer is none: where there is no contract, there is no signature. */
  accepts: (answer: Hex | undefined) => boolean
}

/**
 * How an account asks an owner that is a contract whether it signed (`checkContractSignature` of the Safe contracts): in the
 * account's own name, up to version 1.4.1 about the bytes whose hash is signed, from 1.5.0 on about the hash (EIP-1271). A signature
 * that holds in the other form is refused on the chain.
 *
 * @throws InvalidVersionError
 */
export function contractOwnerCall({
  safe,
  version,
  owner,
  preimage,
  contractSignature,
}: ContractOwnerCallParameters): ContractOwnerCall {
  const byHash = asksForHash(version)
  const data = byHash
    ? encodeFunctionData({
        abi: safeAbi,
        functionName: 'isValidSignature',
        args: [keccak256(preimage), contractSignature],
      })
    : encodeFunctionData({
        abi: legacyIsValidSignatureAbi,
        args: [preimage, contractSignature],
      })
  const yes = erc1271MagicValues[byHash ? 'hash' : 'bytes']
  return {
    from: safe,
    to: owner,
    data,
    // The contracts read a word and compare its first four bytes.
    accepts: (answer) => answer !== undefined && size(answer) >= 32 && answer.startsWith(yes),
  }
}
