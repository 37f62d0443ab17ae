import { type Address, encodeFunctionData, type Hash, type Hex, pad, size } from 'viem'
import {
  erc1271MagicValues,
  legacyIsValidSignatureAbi,
  safeAbi,
  splitSignatures,
} from '@ghost-pay/safe-protocol'

import { ProblemError, unavailable } from '../problems.ts'
import { isTransportError, type Node, quantity, rpcRequest } from './node.ts'
import { recoverInTurns } from './recoverInTurns.ts'

/** A signature with its owner, and whether it is valid. */
export type VerifiedSignature = {
  owner: Address
  signature: Hex
  kind: 'eoa' | 'ethSign' | 'approvedHash' | 'contract'
  /** False when the chain does not confirm the signature. */
  valid: boolean
}

/** Gas of a contract's signature check: enough for every known contract, and too little for a long loop. */
const contractGas = 10_000_000
/** How long a node may take for such a call, in milliseconds. */
const callTimeout = 5_000

/**
 * Splits signatures and verifies each: keys by recovery, contracts by EIP-1271, approvals by reading the account.
 *
 * @param preimage of `hash`; account contracts up to 1.4.1 pass it to owners that are contracts
 * @param contracts the contracts that may be called; signatures of other contracts are not valid
 * @param maxSignatures with more signatures the result is null
 * @returns null when the bytes are not signatures
 * @throws ProblemError 503 when the node does not answer
 */
export async function verifySignatures(
  node: Node,
  {
    safe,
    hash,
    preimage,
    signatures,
    contracts,
    maxSignatures,
  }: {
    safe: Address
    hash: Hash
    preimage: Hex
    signatures: Hex
    contracts: readonly Address[]
    maxSignatures: number
  },
): Promise<VerifiedSignature[] | null> {
  try {
    const parts = splitSignatures(signatures)
    if (parts.length > maxSignatures) return null
    return await Promise.all(
      parts.map(async (part): Promise<VerifiedSignature> => {
        const { kind, signature } = part
        if (part.kind !== 'approvedHash' && part.kind !== 'contract')
          return { owner: await recoverInTurns({ hash, signature }), kind, signature, valid: true }
        const { owner } = part
        if (!contracts.includes(owner)) return { owner, kind, signature, valid: false }
        const valid =
          part.kind === 'approvedHash'
            ? await isApproved(node, { safe, owner, hash })
            : await isAccepted(node, { ...part, hash, preimage })
        return { owner, kind, signature, valid }
      }),
    )
  } catch (error) {
    if (isTransportError(error)) throw unavailable()
    if (error instanceof ProblemError) throw error
    return null
  }
}

function isApproved(
  node: Node,
  { safe, owner, hash }: { safe: Address; owner: Address; hash: Hash },
): Promise<boolean> {
  const data = encodeFunctionData({
    abi: safeAbi,
    functionName: 'approvedHashes',
    args: [owner, hash],
  })
  return answers(node, { to: safe, data }, (answer) => size(answer) === 32 && BigInt(answer) === 1n)
}

async function isAccepted(
  node: Node,
  {
    owner,
    hash,
    preimage,
    contractSignature,
  }: { owner: Address; hash: Hash; preimage: Hex; contractSignature: Hex },
): Promise<boolean> {
  const current = encodeFunctionData({
    abi: safeAbi,
    functionName: 'isValidSignature',
    args: [hash, contractSignature],
  })
  const legacy = encodeFunctionData({
    abi: legacyIsValidSignatureAbi,
    functionName: 'isValidSignature',
    args: [preimage, contractSignature],
  })
  const saysYes = (word: Hex) => (answer: Hex) => answer.startsWith(pad(word, { dir: 'right' }))
  return (
    (await answers(node, { to: owner, data: current }, saysYes(erc1271MagicValues.hash))) ||
    answers(node, { to: owner, data: legacy }, saysYes(erc1271MagicValues.bytes))
  )
}

/** A revert of the contract is a no. A node that does not answer throws. */
async function answers(
  node: Node,
  call: { to: Address; data: Hex },
  test: (answer: Hex) => boolean,
): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable()), callTimeout)
  })
  try {
    const asked = rpcRequest<Hex>(node, 'eth_call', [
      { ...call, gas: quantity(contractGas) },
      'latest',
    ])
    return test(await Promise.race([asked, tooLate]))
  } catch (error) {
    if (error instanceof ProblemError) throw error
    return false
  } finally {
    clearTimeout(timer)
  }
}
