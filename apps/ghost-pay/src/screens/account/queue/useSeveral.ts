import { useReducer, useState } from 'react'
import {
  choosable,
  type Chosen,
  nonceLine,
  type Proposal,
  proposalTurn,
  reduceSeveral,
  rowOfTurn,
  stillChosen,
  toggleChosen,
} from '@ghost-pay/safe-account/queue'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import type { Said } from '../../../text/Said.ts'
import { type inboxCopy, text } from './inboxCopy.ts'

const none = { choosable: [], unchoosable: [] } as const

/**
 * What of the inbox can be done several at once by the viewer, and what of it they have chosen.
 *
 * @param looks why a proposal is opened by itself, by its id (`useOwnLooks`)
 */
export function useSeveral(
  account: SharedAccount,
  proposals: readonly Proposal[],
  looks: ReadonlyMap<string, Said<typeof inboxCopy>>,
) {
  const [chosen, setChosen] = useState<Chosen>()
  const [state, dispatch] = useReducer(reduceSeveral, undefined)
  const row = state && rowOfTurn(state.run)
  // What one person has begun, another does not go on with.
  if (state !== undefined && row !== undefined && state.run.viewer !== account.viewer) {
    dispatch({ type: 'stopped', id: row.id, why: text('inbox.several.viewer') })
  }
  const { viewer, onChain, role } = account
  const next = onChain?.nonce
  const candidates = nonceLine(proposals, next).flatMap((step) =>
    // A gap in the nonces has no proposal to sign.
    step.kind === 'gap'
      ? []
      : step.proposals.map((proposal) => ({
          proposal,
          isFree: step.proposals.length === 1 && step.behind === undefined,
          turn: proposalTurn(proposal, { step, viewer }),
          look: looks.get(proposal.transaction.id),
        })),
  )
  const { choosable: all, unchoosable } =
    role === 'owner' && viewer !== undefined ? choosable(candidates, next) : none
  const some = stillChosen(all, chosen)
  return {
    choosable: all.map(({ proposal }) => proposal.transaction.id),
    /** Why others have no box to tick, by id; none of it where there is nothing that they could be among. */
    looks: new Map(
      all.length + unchoosable.length < 2
        ? []
        : unchoosable.map(({ proposal, look, after }): [string, Said<typeof inboxCopy>] => [
            proposal.transaction.id,
            look ?? ['inbox.look.after', { place: String(after) }],
          ]),
    ),
    chosen: some.map(({ proposal }) => proposal.transaction.id),
    /** What is chosen and can be done, in order. */
    some,
    state,
    dispatch,
    onChoose: (id: string) => setChosen((before) => toggleChosen(all, before, id)),
    onClear: () => setChosen(undefined),
  }
}
