import { type MovedAmount, sumAmounts } from '../view/movedAmount.ts'
import type { Proposal } from './proposal.ts'
import type { ProposalTurn } from './proposalTurn.ts'

/** What is done to several at once. */
export type SeveralAction = 'sign' | 'send'

/** A proposal that may be among several. */
export type Choosable = { proposal: Proposal; action: SeveralAction }

/** A proposal, whether it stands alone at its place with no empty one before it, and what the viewer can do with it. */
export type Candidate<look> = {
  proposal: Proposal
  isFree: boolean
  turn: Pick<ProposalTurn, 'action'>
  /** Why it is opened by itself; undefined where nothing is known that a person has to read first. */
  look?: look | undefined
}

/** What could be done among others, and why it is not: it is looked at by itself, or could only be sent after another that is. */
export type Unchoosable<look> = { proposal: Proposal } & (
  { look: look; after?: undefined } | { look?: undefined; after: number }
)

/**
 * Which proposals can be done several at once (behaviour/payments#several). To be signed: what was checked, by its own bytes, and
 * excludes no other. To be sent: what has its signatures, from the next place on without a gap, because the account takes no other
 * order. What does not add up is in neither. What wants a look of its own is named with the reason, and so is what could only be
 * sent after it.
 *
 * @param candidates in the order of their places
 * @param next the account's own nonce, from the chain; undefined while it has not answered
 */
export function choosable<look>(
  candidates: readonly Candidate<look>[],
  next: number | undefined,
): { choosable: readonly Choosable[]; unchoosable: readonly Unchoosable<look>[] } {
  const all: Choosable[] = []
  const unchoosable: Unchoosable<look>[] = []
  let place = next
  let before: number | undefined
  for (const { proposal, isFree, turn, look } of candidates) {
    const { nonce } = proposal
    const isClean =
      proposal.isOwn && proposal.isChecked && proposal.contradictions.length === 0 && isFree
    if (!isClean || proposal.isStopped) continue
    const isSent = turn.action !== 'sign'
    if (isSent && (!proposal.isReady || nonce !== place)) continue
    if (isSent) place = nonce + 1
    const after = isSent ? before : undefined
    if (look !== undefined) unchoosable.push({ proposal, look })
    else if (after !== undefined) unchoosable.push({ proposal, after })
    else {
      all.push({ proposal, action: isSent ? 'send' : 'sign' })
      continue
    }
    if (isSent) before ??= nonce
  }
  return { choosable: all, unchoosable }
}

/**
 * Takes one in or out. Only one action is done at a time, and what is sent is sent in order: with one that is sent go all before it, and
 * without it none behind it.
 */
export function toggleChosen(
  all: readonly Choosable[],
  chosen: Chosen | undefined,
  id: string,
): Chosen | undefined {
  const one = all.find(({ proposal }) => proposal.transaction.id === id)
  if (one === undefined) return chosen
  const { action } = one
  const kind = all.filter((other) => other.action === action).map(idOf)
  const before = stillChosen(all, chosen?.action === action ? chosen : undefined).map(idOf)
  const isIn = before.includes(id)
  const ids =
    action === 'send'
      ? kind.slice(0, kind.indexOf(id) + (isIn ? 0 : 1))
      : kind.filter((other) => (other === id ? !isIn : before.includes(other)))
  return { action, ids }
}

/** What is chosen, and what it was chosen for. */
export type Chosen = { action: SeveralAction; ids: readonly string[] }

/** Those that are chosen and can still be done, in their order: what was chosen to be signed is not sent when others have signed it. */
export function stillChosen(
  all: readonly Choosable[],
  chosen: Chosen | undefined,
): readonly Choosable[] {
  return all.filter((one) => one.action === chosen?.action && chosen.ids.includes(idOf(one)))
}

const idOf = ({ proposal }: Choosable): string => proposal.transaction.id

/** What leaves the account by all of them together, by token; a token counts by its address, whatever it calls itself. */
export const totalsOf = (
  some: readonly Choosable[],
): readonly (MovedAmount & { value: bigint })[] =>
  sumAmounts(some.flatMap(({ proposal }) => proposal.amounts))
