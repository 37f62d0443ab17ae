import { type Address, encodeFunctionData, type Hash, type Hex, pad, size } from 'viem'
import {
  contractOwnerCall,
  erc1271MagicValues,
  legacyIsValidSignatureAbi,
  readsEthSign,
  safeAbi,
  splitSignatures,
} from '@ghost-pay/safe-protocol'

import { ProblemError, unavailable } from '../problems.ts'
import type { AccountState } from './accountState.ts'
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

/** The account whose owners sign: it is asked for approvals, and asks its owners that are contracts. */
export type SigningAccount = Pick<AccountState, 'address' | 'version'>

/**
 * Splits signatures and verifies each: keys by recovery, contracts by EIP-1271, approvals by reading the account.
 *
 * @param account null for what is signed in nobody's name: then nothing is approved, and contracts are asked about the hash
 * @param preimage of `hash`; account contracts up to 1.4.1 pass it to owners that are contracts
 * @param contracts the contracts that may be called; signatures of other contracts are not valid
 * @param maxSignatures with more signatures the result is null
 * @returns null when the bytes are not signatures
 * @throws ProblemError 503 when the node does not answer
 */
export async function verifySignatures(
  node: Node,
  {
    account,
    hash,
    preimage,
    signatures,
    contracts,
    maxSignatures,
  }: {
    account: SigningAccount | null
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
        if (part.kind !== 'approvedHash' && part.kind !== 'contract') {
          const valid = part.kind === 'eoa' || !account?.version || readsEthSign(account.version)
          return { owner: await recoverInTurns({ hash, signature }), kind, signature, valid }
        }
        const { owner } = part
        if (!contracts.includes(owner)) return { owner, kind, signature, valid: false }
        const valid =
          part.kind === 'approvedHash'
            ? account !== null && (await isApproved(node, { safe: account.address, owner, hash }))
            : account !== null
              ? await isAccepted(node, account, { ...part, preimage })
              : await isAcceptedAlone(node, { ...part, hash })
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

type ContractSignature = { owner: Address; contractSignature: Hex }

/** Asks an owner as the account does. */
function isAccepted(
  node: Node,
  { address: safe, version }: SigningAccount,
  signed: ContractSignature & { preimage: Hex },
): Promise<boolean> {
  const { accepts, ...call } = contractOwnerCall({ ...signed, safe, version: version ?? '' })
  return answers(node, call, accepts)
}

/** Asks a contract about a hash, by EIP-1271 or by its draft, which accounts before 1.3.0 know alone. */
async function isAcceptedAlone(
  node: Node,
  { owner: to, hash, contractSignature }: ContractSignature & { hash: Hash },
): Promise<boolean> {
  const args = [hash, contractSignature] as const
  const current = encodeFunctionData({ abi: safeAbi, functionName: 'isValidSignature', args })
  const legacy = encodeFunctionData({ abi: legacyIsValidSignatureAbi, args })
  const saysYes = (word: Hex) => (answer: Hex) => answer.startsWith(pad(word, { dir: 'right' }))
  return (
    (await answers(node, { to, data: current }, saysYes(erc1271MagicValues.hash))) ||
    answers(node, { to, data: legacy }, saysYes(erc1271MagicValues.bytes))
  )
}

/** A revert of the contract is a no. A node that does not answer throws. */
async function answers(
  node: Node,
  call: { from?: Address; to: Address; data: Hex },
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
