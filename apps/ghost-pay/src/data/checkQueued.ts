import { type Address, type Hex, isAddressEqual } from 'viem'
import type { TransactionDetails } from '@ghost-pay/gateway-client'
import {
  type CheckedSignature,
  signableFromDetails,
  type SignableTransaction,
} from '@ghost-pay/safe-account'
import { describeTransaction, safeTxHash } from '@ghost-pay/safe-protocol'

import type { Said } from '../text/Said.ts'
import type { contradictionCopy } from './contradictionCopy.ts'
import { contradicts } from './contradicts.ts'
import { saidOf } from './saidOf.ts'

/** Finds out what signatures are worth. */
type ReadSignatures = (
  signable: SignableTransaction,
  parameters: {
    confirmations: readonly { owner: Address; signature: Hex | null }[]
    owners: readonly Address[]
  },
) => Promise<readonly CheckedSignature[]>

/** What the gateway says that is not so. */
export type Contradiction = Said<typeof contradictionCopy>

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
      contradictions: [['contradiction.foreign']],
      isStopped: true,
    }
  }
  const read = signableFromDetails(details, account.chainId, account.version)
  if (execution?.type !== 'MULTISIG' || read.status === 'unsigned') return undefined
  if (read.status === 'unreadable') {
    return read.reason === 'version'
      ? undefined
      : { signers: [], contradictions: [['contradiction.unshown']], isStopped: true }
  }
  const { signable } = read
  const contradictions: Contradiction[] = []
  const hash = safeTxHash(signable)
  const isTampered = execution.safeTxHash !== hash || !queued.id.toLowerCase().endsWith(hash)
  if (isTampered) {
    contradictions.push(['contradiction.hash'])
  }
  const { action, warnings } = describeTransaction(signable)
  const isMisdescribed = contradicts(details.txInfo, signable, action)
  const isBlocked = warnings.some(({ level }) => level === 'blocked')
  if (isBlocked) contradictions.push(['contradiction.code'])
  const isMisplaced =
    queued.nonce !== undefined && BigInt(queued.nonce) !== signable.transaction.nonce
  if (isMisplaced) {
    contradictions.push(['contradiction.place'])
  }
  if (queued.said !== undefined && queued.said !== saidOf(details.txInfo)) {
    contradictions.push(['contradiction.list'])
  }
  if (isMisdescribed) {
    contradictions.push(['contradiction.other'])
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
    contradictions.push([
      'contradiction.required',
      { asked: queued.required, needed: account.threshold },
    ])
  }
  return {
    signers,
    contradictions,
    ...(isTampered ? {} : { signable }),
    ...(isTampered || isMisdescribed || isMisplaced || isBlocked ? { isStopped: true } : {}),
    ...(execution.proposer === null ? {} : { proposer: execution.proposer.value }),
  }
}

function signatureContradiction(count: number, held: number): Contradiction {
  if (held === 0) return ['contradiction.none', { count }]
  return held === 1 ? ['contradiction.one', { count }] : ['contradiction.some', { count, held }]
}
