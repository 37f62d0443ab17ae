import type { Address, Hash, Hex } from 'viem'
import { call, getCode } from 'viem/actions'
import {
  approvedHashSignature,
  contractOwnerCall,
  parseSignature,
  safeTxHash,
  safeTxPreimage,
} from '@ghost-pay/safe-protocol'

import type { ChainClient } from '../chain/ChainClient.ts'
import { isApproved } from '../chain/isApproved.ts'
import { unlessSilent } from '../chain/isTransportError.ts'
import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import {
  type CheckedSignature,
  checkSignatures,
  type ClaimedSignatures,
} from './checkSignatures.ts'

/**
 * Who has really signed a transaction: recovers the signatures, asks the account's contract for the approvals that stand on the
 * chain, and an owner that is a contract for its own signature. What the chain does not confirm does not count.
 *
 * @throws what viem throws when the chain has to be asked and the node does not answer
 */
export async function readSignatures(
  client: ChainClient,
  signable: SignableTransaction,
  claimed: ClaimedSignatures,
): Promise<CheckedSignature[]> {
  const { safe, version } = signable
  return confirmOnChain(
    client,
    { safe, version, hash: safeTxHash(signable), preimage: safeTxPreimage(signable) },
    await checkSignatures(signable, claimed),
  )
}

/** What an account's owners have signed, as a contract among them is asked about it. */
export type SignedBytes = {
  safe: Address
  /** Of the account's contract. */
  version: string
  hash: Hash
  /** The bytes that the hash is of. */
  preimage: Hex
}

/**
 * Asks the chain for what a signature alone does not prove: approvals, and signatures of owners that are contracts.
 *
 * @throws what viem throws when the chain has to be asked and the node does not answer
 */
export function confirmOnChain(
  client: ChainClient,
  signed: SignedBytes,
  checked: readonly CheckedSignature[],
): Promise<CheckedSignature[]> {
  return Promise.all(
    checked.map(async (one): Promise<CheckedSignature> => {
      const { owner, signature, worth } = one
      if (worth !== 'onChain') return one
      const contractSignature = signature === null ? undefined : contractSignatureIn(signature)
      if (contractSignature !== undefined) {
        const holds = await isContractSigned(client, signed, owner, contractSignature)
        return { ...one, worth: holds ? 'signed' : 'invalid' }
      }
      return (await isApproved(client, signed, owner))
        ? { ...one, signature: approvedHashSignature(owner), worth: 'signed' }
        : { ...one, worth: 'invalid' }
    }),
  )
}

/** What an owner that is a contract is asked about; undefined for a signature that only names its owner. */
function contractSignatureIn(signature: Hex): Hex | undefined {
  const parsed = parseSignature(signature)
  return parsed.kind === 'contract' ? parsed.contractSignature : undefined
}

/** Asks an owner that is a contract as the account does. Where there is no contract, there is no signature. */
async function isContractSigned(
  client: ChainClient,
  { safe, version, preimage }: SignedBytes,
  owner: Address,
  contractSignature: Hex,
): Promise<boolean> {
  // A call of an address without code is answered with nothing, as if it were no error.
  if ((await getCode(client, { address: owner })) === undefined) return false
  const question = { safe, version, owner, preimage, contractSignature }
  const { from, to, data, accepts } = contractOwnerCall(question)
  const answer = await call(client, { account: from, to, data }).catch(unlessSilent)
  return answer !== undefined && accepts(answer.data)
}
