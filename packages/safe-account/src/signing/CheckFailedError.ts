import type { Address } from 'viem'
import type { Warning } from '@ghost-pay/safe-protocol'

import type { DeploymentCheck } from '../creation/deploymentReport.ts'
import { SafeAccountError } from '../errors.ts'
import type { MovedPlace } from '../queue/movedPlace.ts'
import type { PlaceInLine } from '../queue/placeInLine.ts'
import type { AskedSend } from '../store/askedSends.ts'

/** What a node was asked right before a wallet is, and did not answer. */
export type UnreadCheck =
  'hash' | 'code' | 'nonce' | 'owners' | 'kept' | 'line' | 'trial' | 'waiting' | 'creation'

/**
 * A check that has to hold around the question to a wallet, and does not.
 *
 * - `unread`: the node does not answer. Nothing is known; ask again.
 * - `gatewayHash`, `contractHash`: the gateway, or the account's contract, has another hash for the transaction.
 * - `blocked`: the transaction does what is never approved; the warning says why.
 * - `foreignCode`: the code that runs inside the account is not the official one on this chain.
 * - `version`: the account has another version than the transaction was looked over for.
 * - `stranger`: the chain does not know the signer as an owner.
 * - `nonceUsed`: the account is past the nonce.
 * - `nonceMoved`: a new transaction cannot have its nonce any more; it could have another.
 * - `otherAccount`, `otherChain`: the wallet has another address selected, or stays on another chain.
 * - `otherSignature`: the wallet signed something else, or with another key.
 * - `contractSigner`: the signer is a contract, whose signature no key has made. It may approve on the chain.
 * - `askedBefore`: the wallet was asked for an approval before and has not answered. Who has read of it may ask again.
 * - `askedElsewhere`: the wallet is asked for the same in another tab.
 * - `approvalLost`, `approvalNotCounted`: the chain has dropped the approval, or the account does not count it.
 * - `keptStranger`, `keptOther`: who signed is no owner any more, or the signature is of something else.
 * - `notItsTurn`: another transaction has to be executed first, or the nonce is used.
 * - `refused`: the chain would refuse it: by a code of the account's contract, or in the node's words.
 * - `noHash`: the wallet does not say what it sent. It may be on its way.
 * - `sentAgain`, `included`, `unknownHere`, `otherTransaction`: what was to be sent at a higher fee was sent again already, is in a block,
 *   is not known to the node, or is another transaction.
 * - `secondSent`, `secondWaits`: the wallet sent it with another nonce just now, or did before, and that one still waits.
 * - `creation`: an account cannot be created as planned.
 */
export type FailedCheck =
  | { kind: 'unread'; what: UnreadCheck }
  | { kind: 'blocked'; warning: Warning }
  | { kind: 'foreignCode'; address: Address; contract: string }
  | { kind: 'version'; version: string; said: string }
  | { kind: 'nonceUsed'; nonce: bigint; accountNonce: number }
  | { kind: 'nonceMoved'; moved: MovedPlace }
  | { kind: 'askedBefore'; asked: AskedSend }
  | { kind: 'notItsTurn'; nonce: number; place: Exclude<PlaceInLine, { kind: 'next' }> }
  | { kind: 'refused'; code: string }
  | { kind: 'refused'; code: undefined; reason: string }
  | { kind: 'creation'; check: DeploymentCheck }
  | { kind: PageCheck | ChainCheck }

/** Checks that a page makes by itself. */
type PageCheck =
  | 'gatewayHash'
  | 'contractHash'
  | 'otherAccount'
  | 'otherChain'
  | 'otherSignature'
  | 'contractSigner'
  | 'askedElsewhere'
  | 'keptOther'
  | 'noHash'
  | 'sentAgain'

/** Checks that end with what a chain says. */
type ChainCheck =
  | 'stranger'
  | 'approvalLost'
  | 'approvalNotCounted'
  | 'keptStranger'
  | 'included'
  | 'unknownHere'
  | 'otherTransaction'
  | 'secondSent'
  | 'secondWaits'

/** Whose word the failed checks are: those that are not here are the chain's. */
const byPage: ReadonlySet<FailedCheck['kind']> = new Set([
  'gatewayHash',
  'contractHash',
  'blocked',
  'nonceMoved',
  'otherAccount',
  'otherChain',
  'otherSignature',
  'contractSigner',
  'askedBefore',
  'askedElsewhere',
  'keptOther',
  'noHash',
  'sentAgain',
] satisfies FailedCheck['kind'][])

/** Failed checks that may hold when they are made again. */
const inPassing: ReadonlySet<FailedCheck['kind']> = new Set([
  'unread',
  'askedBefore',
  'askedElsewhere',
] satisfies FailedCheck['kind'][])

/**
 * A check around the question to a wallet does not hold: nothing is signed or sent, but for `noHash`, `otherSignature`, `contractSigner`,
 * `approvalNotCounted` and `secondSent`, which follow on an answer. `check` is for code.
 */
export class CheckFailedError extends SafeAccountError {
  override name = 'CheckFailedError'
  readonly check: FailedCheck
  /** Whose word it is: that of the page, or that of the chain. */
  readonly by: 'check' | 'chain'
  /** The check may hold when it is made again. */
  readonly passing: boolean

  constructor(check: FailedCheck, cause?: unknown) {
    super(
      `The check “${check.kind}” does not hold. Its fields say what to show before the wallet is asked again.`,
      cause === undefined ? undefined : { cause },
    )
    this.check = check
    this.by = byPage.has(check.kind) ? 'check' : 'chain'
    this.passing = inPassing.has(check.kind)
  }
}

/**
 * Makes the error of a node that does not answer.
 *
 * @returns for `catch`: it takes what the node failed with and throws the error
 */
export const unread =
  (what: UnreadCheck) =>
  (cause: unknown): never => {
    throw new CheckFailedError({ kind: 'unread', what }, cause)
  }
