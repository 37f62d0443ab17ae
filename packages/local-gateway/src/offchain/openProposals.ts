import type { Address } from 'viem'

import type { LedgerView } from '../answers/ledger.ts'
import type { OffchainState, Proposal } from './OffchainState.ts'

type Proposals = OffchainState['proposals']

/** The proposals of each account. They are grouped once for each state, which never changes. */
const bySafe = new WeakMap<Proposals, ReadonlyMap<Address, readonly Proposal[]>>()
/** Those of an account that were not executed, by so many executions of a ledger. */
const stillOpen = new WeakMap<readonly Proposal[], Known>()
type Known = { ledger: object; executed: number; open: readonly Proposal[] }

/** The proposals of an account that are not among its executions. */
export function openProposals(
  { proposals }: Pick<OffchainState, 'proposals'>,
  safe: Address,
  { of: ledger, executions, executionOf }: Pick<LedgerView, 'of' | 'executions' | 'executionOf'>,
): readonly Proposal[] {
  const grouped = bySafe.get(proposals) ?? group(proposals)
  bySafe.set(proposals, grouped)
  const own = grouped.get(safe)
  if (!own) return []
  const executed = executions.length
  const known = stillOpen.get(own)
  if (known?.ledger === ledger && known.executed === executed) return known.open
  const open = own.filter(({ safeTxHash }) => !executionOf(safeTxHash))
  stillOpen.set(own, { ledger, executed, open })
  return open
}

function group(proposals: Proposals): ReadonlyMap<Address, readonly Proposal[]> {
  const groups = new Map<Address, Proposal[]>()
  for (const proposal of proposals.values()) {
    const own = groups.get(proposal.safe)
    if (own) own.push(proposal)
    else groups.set(proposal.safe, [proposal])
  }
  return groups
}
