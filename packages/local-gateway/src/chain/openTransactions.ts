import type { LedgerView } from '../answers/ledger.ts'
import { type MultisigTransaction, openTransaction } from '../answers/multisigTransactions.ts'
import type { Proposal } from '../offchain/OffchainState.ts'
import type { AccountState } from './accountState.ts'

type State = Pick<AccountState, 'nonce' | 'owners'>
type Ledger = Pick<LedgerView, 'of' | 'end' | 'approvalsOf'> & {
  executions: Pick<LedgerView['executions'], 'length'>
}

/** What was made of a list of proposals, which never changes, and everything else that it was made of. */
const made = new WeakMap<
  readonly Proposal[],
  { state: State; ledger: object; end: number; open: readonly MultisigTransaction[] }
>()

/** The transactions that were proposed and not executed, put together once for every state of the account. */
export function openTransactions(
  proposals: readonly Proposal[],
  state: State,
  { of: ledger, end, approvalsOf, executions }: Ledger,
): readonly MultisigTransaction[] {
  const last = made.get(proposals)
  if (last?.ledger === ledger && last.end === end && isSame(last.state, state)) return last.open
  const open = proposals.map((proposal) =>
    openTransaction(proposal, state, {
      approvals: approvalsOf(proposal.safeTxHash),
      executions: executions.length,
    }),
  )
  made.set(proposals, { state, ledger, end, open })
  return open
}

const isSame = (one: State, other: State): boolean =>
  one.nonce === other.nonce && String(one.owners) === String(other.owners)
