import { type Address, type Hex, isAddressEqual } from 'viem'
import type { TransactionDetails } from '@ghost-pay/gateway-client'
import { describeTransaction, safeTxHash } from '@ghost-pay/safe-protocol'

import type { CheckedSignature } from './checkSignatures.ts'
import { contradicts } from './contradicts.ts'
import { saidOf } from './saidOf.ts'
import { signableFromDetails } from './signableFromDetails.ts'
import type { SignableTransaction } from './verifyBeforeSigning.ts'

/** Finds out what signatures are worth. */
type ReadSignatures = (
  signable: SignableTransaction,
  parameters: {
    confirmations: readonly { owner: Address; signature: Hex | null }[]
    owners: readonly Address[]
  },
) => Promise<readonly CheckedSignature[]>

/** What a row of the queue is, by the transaction's own bytes and the signatures that recover. */
export type QueuedCheck = {
  /** Owners whose signature holds. */
  signers: readonly Address[]
  /** What the gateway says that is not so, in sentences. */
  contradictions: readonly string[]
  /** What would be signed, once its fields have given the hash under which the gateway keeps it. */
  signable?: SignableTransaction | undefined
  /** This app neither signs nor executes it: it is another transaction than the gateway says. */
  isStopped?: boolean | undefined
  /** Who brought it into the queue, by the gateway's word. */
  proposer?: Address | undefined
}

/**
 * Checks a queued transaction: that its fields give its hash, that they do what the gateway says, and who has signed them.
 *
 * @param details what the gateway says
 * @param account the account, with owners and version from the chain
 * @param queued the hash in the row's id, how many signatures the row counts, and its place in line and what it does ({@link saidOf}) where it says so
 * @param readSignatures asks the chain for what only the chain knows
 * @returns undefined when it cannot be checked: it is not signed, or the gateway leaves out what is signed
 */
export async function checkQueued(
  details: TransactionDetails,
  account: {
    chainId: number
    address: Address
    owners: readonly Address[]
    threshold: number
    version: string | null
  },
  queued: {
    id: string
    submitted: number
    required: number
    nonce?: number | undefined
    said?: string | undefined
  },
  readSignatures: ReadSignatures,
): Promise<QueuedCheck | undefined> {
  const execution = details.detailedExecutionInfo
  if (!isAddressEqual(details.safeAddress, account.address)) {
    return {
      signers: [],
      contradictions: ['This is a transaction of another account.'],
      isStopped: true,
    }
  }
  const read = signableFromDetails(details, account.chainId, account.version)
  if (execution?.type !== 'MULTISIG' || read.status === 'unsigned') return undefined
  if (read.status === 'unreadable') {
    const contradictions =
      read.reason === 'version'
        ? []
        : ['The gateway does not say what would be signed. Do not sign it.']
    return contradictions.length === 0
      ? undefined
      : { signers: [], contradictions, isStopped: true }
  }
  const { signable } = read
  const contradictions: string[] = []
  const hash = safeTxHash(signable)
  const isTampered = execution.safeTxHash !== hash || !queued.id.toLowerCase().endsWith(hash)
  if (isTampered) {
    contradictions.push('The gateway’s transaction does not match its hash. Do not sign it.')
  }
  const { action, warnings } = describeTransaction(signable)
  const isMisdescribed = contradicts(details.txInfo, signable, action)
  const isBlocked = warnings.some(({ level }) => level === 'blocked')
  if (isBlocked) contradictions.push('It runs foreign code as the account. Do not sign it.')
  const isMisplaced =
    queued.nonce !== undefined && BigInt(queued.nonce) !== signable.transaction.nonce
  if (isMisplaced) {
    contradictions.push('The gateway puts it at another place in line than what is signed.')
  }
  if (queued.said !== undefined && queued.said !== saidOf(details.txInfo)) {
    contradictions.push('In its list the gateway says something else of it.')
  }
  if (isMisdescribed) {
    contradictions.push('It does something else than the gateway says.')
  }
  const checked = await readSignatures(signable, {
    confirmations: execution.confirmations.map(({ signer, signature }) => ({
      owner: signer.value,
      signature,
    })),
    owners: account.owners,
  })
  const signers = checked.flatMap(({ owner, worth }) => (worth === 'signed' ? [owner] : []))
  const holds = signers.length
  if (queued.submitted > holds || checked.length > holds) {
    contradictions.push(signatureContradiction(Math.max(queued.submitted, checked.length), holds))
  }
  if (queued.required !== account.threshold) {
    contradictions.push(
      `The gateway asks for ${queued.required} of the ${account.threshold} signatures that the account asks for.`,
    )
  }
  return {
    signers,
    contradictions,
    ...(isTampered ? {} : { signable }),
    ...(isTampered || isMisdescribed || isMisplaced || isBlocked ? { isStopped: true } : {}),
    ...(execution.proposer === null ? {} : { proposer: execution.proposer.value }),
  }
}

function signatureContradiction(claimed: number, holds: number): string {
  const counted = claimed === 1 ? '1 signature' : `${claimed} signatures`
  const held = holds === 0 ? 'None holds' : holds === 1 ? 'Only 1 holds' : `Only ${holds} hold`
  return `The gateway counts ${counted}. ${held}.`
}
