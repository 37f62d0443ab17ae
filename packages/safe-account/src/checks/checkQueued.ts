import { type Address, isAddressEqual } from 'viem'
import type { TransactionDetails, TransactionInfo } from '@ghost-pay/gateway-client'
import { describeTransaction, safeTxHash } from '@ghost-pay/safe-protocol'

import { signableFromDetails } from '../signing/signableFromDetails.ts'
import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import type { CheckedSignature, ClaimedSignatures } from './checkSignatures.ts'
import type { Contradiction } from './Contradiction.ts'
import { contradicts } from './contradicts.ts'
import { decodedDifferences } from './decodedDifferences.ts'

/** Finds out what signatures are worth. */
type ReadSignatures = (
  signable: SignableTransaction,
  claimed: ClaimedSignatures,
) => Promise<readonly CheckedSignature[]>

/** What a row of the queue is, by the transaction's own bytes and the signatures that recover. */
export type QueuedCheck = {
  /** Owners whose signature holds. */
  signers: readonly Address[]
  /** What the gateway says that is not so. */
  contradictions: readonly Contradiction[]
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
 * @param queued the hash in the row's id, how many signatures the row counts, and its place in line where it says so; and whether the row says the same as the
 *   transaction's own page
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
    says?: ((info: TransactionInfo) => boolean) | undefined
  },
  readSignatures: ReadSignatures,
): Promise<QueuedCheck | undefined> {
  const execution = details.detailedExecutionInfo
  if (!isAddressEqual(details.safeAddress, account.address)) {
    return { signers: [], contradictions: [{ kind: 'foreign' }], isStopped: true }
  }
  const read = signableFromDetails(details, account.chainId, account.version)
  if (execution?.type !== 'MULTISIG' || read.status === 'unsigned') return undefined
  if (read.status === 'unreadable') {
    return read.reason === 'version'
      ? undefined
      : { signers: [], contradictions: [{ kind: 'unshown' }], isStopped: true }
  }
  const { signable } = read
  const contradictions: Contradiction[] = []
  const hash = safeTxHash(signable)
  const isTampered = execution.safeTxHash !== hash || !queued.id.toLowerCase().endsWith(hash)
  if (isTampered) contradictions.push({ kind: 'hash' })
  const { action, warnings } = describeTransaction(signable)
  const misread = decodedDifferences(details, signable)
  const isOther =
    contradicts(details.txInfo, signable, action) || misread.some(({ kind }) => kind === 'call')
  const isMisdescribed = isOther || misread.length > 0
  const isBlocked = warnings.some(({ level }) => level === 'blocked')
  if (isBlocked) contradictions.push({ kind: 'code' })
  const isMisplaced =
    queued.nonce !== undefined && BigInt(queued.nonce) !== signable.transaction.nonce
  if (isMisplaced) contradictions.push({ kind: 'place' })
  if (queued.says?.(details.txInfo) === false) contradictions.push({ kind: 'list' })
  if (isOther) contradictions.push({ kind: 'other' })
  const lines = new Set(misread.flatMap((it) => (it.kind === 'line' ? [it.index] : [])))
  const [index] = lines
  if (index !== undefined) contradictions.push({ kind: 'line', index, more: lines.size - 1 })
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
    const counted = Math.max(queued.submitted, checked.length)
    contradictions.push({ kind: 'signatures', counted, held: holds })
  }
  if (queued.required !== account.threshold) {
    const { required: asked } = queued
    contradictions.push({ kind: 'required', asked, needed: account.threshold })
  }
  return {
    signers,
    contradictions,
    ...(isTampered ? {} : { signable }),
    ...(isTampered || isMisdescribed || isMisplaced || isBlocked ? { isStopped: true } : {}),
    ...(execution.proposer === null ? {} : { proposer: execution.proposer.value }),
  }
}
