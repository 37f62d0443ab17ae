import type { Address, Hex } from 'viem'
import { getAddress } from 'viem/utils'

import { type SafeDomain, typedDataDigest } from './domain.ts'
import { InvalidFieldError, InvalidSignatureError } from './errors.ts'
import { isAddressText } from './hex.ts'
import { answersOuter, hashForContractOwner, type Preimage } from './nestedSafe.ts'
import { readsEthSign } from './readsEthSign.ts'
import { recoverSigner } from './recoverSigner.ts'
import { parseSignature, type SafeSignature, splitSignatures } from './signature.ts'

/** A confirmation as a gateway keeps it. Without a signature it means an approval on the chain. */
export type Confirmation = { owner: string; signature?: string | null | undefined }

/** An owner that is an account itself. The chain alone judges it when the outer account asks in a form that its version does not answer. */
export type ContractOwner = {
  safe: string
  version: string
  owners: readonly string[]
  threshold: number
}

/** One thing that is wrong with a confirmation. */
export type ConfirmationProblem =
  /** The signer is not the owner that the confirmation names. */
  | { problem: 'signer'; field: string; owner: string; signer: Address }
  /** Who signed is not an owner. */
  | { problem: 'notOwner'; field: string; owner: string }
  /** The same owner twice; the contract counts once. */
  | { problem: 'duplicate'; field: string; owner: string }
  /** The signature, or the owner, cannot be read. */
  | {
      problem: 'signature'
      field: string
      owner: string
      error: InvalidSignatureError | InvalidFieldError
    }
  /** The owner is an account, and too few of its own owners have signed. */
  | { problem: 'nestedSignatures'; field: string; owner: string; valid: number; needed: number }

/** What is known of one confirmation after it was checked. */
export type CheckedConfirmation = {
  owner: Address
  kind: SafeSignature['kind'] | undefined
  /** `onChain`: an approval or a contract, of which only the chain knows whether it holds. */
  status: 'valid' | 'onChain' | 'invalid'
}

type Checked = { problems: ConfirmationProblem[]; confirmations: CheckedConfirmation[] }

/** Checks confirmations of one hash, in the order given. */
export async function checkConfirmations({
  preimage,
  confirmations,
  owners,
  contractOwners,
  chainId,
  version,
}: SafeDomain & {
  preimage: Preimage
  confirmations: readonly Confirmation[]
  owners: readonly string[] | undefined
  contractOwners: readonly ContractOwner[]
}): Promise<Checked> {
  const hash = typedDataDigest(preimage.domain, preimage.struct)
  const ownerSet = owners && new Set(owners.map((owner) => owner.toLowerCase()))
  const seen = new Set<string>()
  const checked: Checked = { problems: [], confirmations: [] }
  for (const [index, { owner, signature }] of confirmations.entries()) {
    const field = `confirmations[${index}]`
    if (!isAddressText(owner)) {
      const error = new InvalidFieldError(`${field}.owner`, owner, 'an address')
      checked.problems.push({ problem: 'signature', field: `${field}.owner`, owner, error })
      continue
    }
    const problems: ConfirmationProblem[] = []
    if (ownerSet && !ownerSet.has(owner.toLowerCase())) {
      problems.push({ problem: 'notOwner', field: `${field}.owner`, owner })
    }
    if (seen.has(owner.toLowerCase())) {
      problems.push({ problem: 'duplicate', field: `${field}.owner`, owner })
    }
    seen.add(owner.toLowerCase())

    const at = `${field}.signature`
    const result = await checkSignature({ hash, version, owner, signature, field: at })
    if (result.problem) problems.push(result.problem)
    let onChain = result.onChain
    if (result.parsed?.kind === 'contract' && !result.problem) {
      const account = contractOwners.find(
        (one) =>
          one.safe.toLowerCase() === owner.toLowerCase() && answersOuter(version, one.version),
      )
      const nested =
        account &&
        (await countNestedSigners({
          hash: hashForContractOwner({ chainId, version, owner: account, preimage }),
          account,
          signatures: result.parsed.contractSignature,
        }))
      if (account && nested !== undefined) {
        onChain = false
        if (nested < account.threshold) {
          const needed = account.threshold
          problems.push({ problem: 'nestedSignatures', field: at, owner, valid: nested, needed })
        }
      }
    }
    checked.problems.push(...problems)
    checked.confirmations.push({
      owner: getAddress(owner),
      kind: result.parsed?.kind,
      status: problems.length > 0 ? 'invalid' : onChain ? 'onChain' : 'valid',
    })
  }
  return checked
}

async function checkSignature({
  hash,
  version,
  owner,
  signature,
  field,
}: {
  hash: Hex
  version: string
  owner: string
  signature: string | null | undefined
  field: string
}): Promise<{ parsed?: SafeSignature; problem?: ConfirmationProblem; onChain: boolean }> {
  if (signature === null || signature === undefined) return { onChain: true }
  try {
    // The text is checked by parseSignature, which throws when it is not hex.
    const parsed = parseSignature(signature as Hex)
    const signer = await recoverSigner({ hash, signature: parsed.signature })
    if (parsed.kind === 'ethSign' && !readsEthSign(version)) {
      throw new InvalidSignatureError('ethSignVersion', signature)
    }
    const onChain = 'owner' in parsed
    return signer.toLowerCase() === owner.toLowerCase()
      ? { parsed, onChain }
      : { parsed, onChain, problem: { problem: 'signer', field, owner, signer } }
  } catch (error) {
    if (!(error instanceof InvalidSignatureError)) throw error
    return { onChain: false, problem: { problem: 'signature', field, owner, error } }
  }
}

/**
 * How many owners of an account signed with their keys. `undefined` when only the chain can decide: it approved the hash
 * itself (`0x`), or enough of its owners signed, and some of them are contracts or approved on the chain.
 */
async function countNestedSigners({
  hash,
  account,
  signatures,
}: {
  hash: Hex
  account: ContractOwner
  signatures: Hex
}): Promise<number | undefined> {
  if (signatures === '0x') return undefined
  const owners = new Set(account.owners.map((owner) => owner.toLowerCase()))
  const approvers = new Set<string>()
  const signers = new Set<string>()
  try {
    for (const part of splitSignatures(signatures, { count: account.threshold })) {
      const signer = (await recoverSigner({ hash, signature: part.signature })).toLowerCase()
      if (!owners.has(signer)) continue
      if (part.kind === 'ethSign' && !readsEthSign(account.version)) continue
      approvers.add(signer)
      if (!('owner' in part)) signers.add(signer)
    }
  } catch (error) {
    if (!(error instanceof InvalidSignatureError)) throw error
  }
  const { threshold } = account
  return approvers.size >= threshold && signers.size < threshold ? undefined : signers.size
}
