import type { Address, Hash } from 'viem'

import type { MultisigTransaction } from '../answers/multisigTransactions.ts'
import type { AccountState } from '../chain/accountState.ts'
import type { VerifiedSignature } from '../chain/verifySignature.ts'
import { checkProblem, type ProblemError, serviceProblem } from '../problems.ts'

/** A proposal with everything that decides about it. */
export type ProposalCase = {
  state: AccountState
  /** Every transaction of the account. */
  /** What was proposed to the account and not executed. */
  open: readonly MultisigTransaction[]
  /** The Ethereum transaction that executed the claimed hash, if one did. */
  executedIn: Hash | undefined
  nonce: bigint
  operation: 0 | 1
  /** Whether an account may delegatecall the target. */
  trustedTarget: boolean
  claimedHash: Hash
  /** Null when it cannot be computed: the account's version is unknown. */
  computedHash: Hash | null
  sender: Address
  /** The owners for whom the sender may propose. */
  delegators: readonly Address[]
  /** Undefined without a signature, null when it cannot be read. */
  signatures: readonly VerifiedSignature[] | null | undefined
}

/**
 * The first problem of a proposal, in the order of the hosted gateway and then of the service behind it; null when it is
 * valid. See behaviour/gateway-server#proposal-order and behaviour/gateway-server#proposal-sender.
 */
export function checkProposal(proposal: ProposalCase): ProblemError | null {
  return (
    checkTransaction(proposal) ??
    checkSigners(proposal) ??
    checkSender(proposal) ??
    checkValidity(proposal) ??
    checkRoom(proposal)
  )
}

/** The maximum number of waiting proposals without a signature for one account: no owner has approved them. */
const maxUnsigned = 20

function checkTransaction({
  state,
  nonce,
  operation,
  trustedTarget,
  claimedHash,
  computedHash,
}: ProposalCase): ProblemError | null {
  if (nonce < BigInt(state.nonce)) return checkProblem('Invalid nonce')
  if (operation === 1 && !trustedTarget) return checkProblem('Delegate call is disabled')
  if (computedHash === null) return checkProblem('Could not calculate safeTxHash')
  return computedHash === claimedHash ? null : checkProblem('Invalid safeTxHash')
}

function checkSigners({
  state,
  sender,
  delegators,
  signatures,
}: ProposalCase): ProblemError | null {
  if (signatures === undefined) return null
  if (signatures === null) return checkProblem('Invalid signature')
  const isSenderAmong = signatures.some(({ owner }) => owner === sender)
  const areOwners = signatures.every(({ owner }) => state.owners.includes(owner))
  const isDelegate = delegators.length > 0
  return isSenderAmong && (areOwners || isDelegate) ? null : checkProblem('Invalid signature')
}

function checkSender({ state, sender, delegators, signatures }: ProposalCase): ProblemError | null {
  if (state.owners.includes(sender)) return null
  if (delegators.length === 0)
    return serviceProblem(422, `Sender ${sender} is neither an owner nor a delegate of an owner.`)
  return signatures && signatures.length > 1
    ? serviceProblem(422, 'A delegate proposes with exactly one signature.')
    : null
}

function checkValidity({ signatures, executedIn }: ProposalCase): ProblemError | null {
  if (executedIn)
    return serviceProblem(422, `The transaction was already executed in ${executedIn}.`)
  const owners = signatures?.map(({ owner }) => owner) ?? []
  if (new Set(owners).size < owners.length)
    return serviceProblem(422, 'An owner has signed more than once.')
  const invalid = signatures?.find(({ valid }) => !valid)
  return invalid
    ? serviceProblem(422, `The signature of ${invalid.owner} does not hold on the chain.`)
    : null
}

function checkRoom({ state, open, signatures, claimedHash }: ProposalCase): ProblemError | null {
  if (signatures !== undefined) return null
  const waiting = open.filter(
    ({ trusted, nonce, safeTxHash }) =>
      !trusted && nonce >= state.nonce && safeTxHash !== claimedHash,
  )
  return waiting.length < maxUnsigned
    ? null
    : serviceProblem(
        422,
        `${maxUnsigned} proposals without a signature wait for this account already.`,
      )
}
