import type { Dispatch } from 'react'
import {
  type Choosable,
  rowOfTurn,
  type SeveralEvent,
  type SeveralState,
} from '@ghost-pay/safe-account/queue'

import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { text } from './inboxCopy.ts'
import { SeveralStep } from './SeveralStep.tsx'
import { SeveralView } from './SeveralView.tsx'

export type SeveralProps = {
  account: SharedAccount
  /** What is chosen now. */
  chosen: readonly Choosable[]
  /** What has begun. */
  state: SeveralState
  dispatch: Dispatch<SeveralEvent>
  onClear: () => void
}

/** Several of the inbox, done one after another: each is checked anew right before the wallet is asked (behaviour/payments#several). */
export function Several({ account, chosen, state, dispatch, onClear }: SeveralProps) {
  const { viewer } = account
  const row = state && rowOfTurn(state.run)
  return (
    <SeveralView
      path={account.path}
      some={state?.some ?? chosen}
      run={state?.run}
      step={
        row !== undefined &&
        state !== undefined && (
          <SeveralStep
            key={row.id}
            account={account}
            id={row.id}
            action={state.run.action}
            onDone={() => dispatch({ type: 'done', id: row.id })}
            onSent={(isOut) => dispatch({ type: 'sent', id: row.id, isOut })}
            onStopped={(why) => dispatch({ type: 'stopped', id: row.id, why })}
          />
        )
      }
      onStart={() => {
        if (viewer !== undefined) dispatch({ type: 'started', some: chosen, viewer })
      }}
      onEnd={() => dispatch({ type: 'endWanted' })}
      onHalt={() => {
        if (row === undefined) return
        const why = text(row.isOut === true ? 'inbox.several.haltedSent' : 'inbox.several.halted')
        dispatch({ type: 'stopped', id: row.id, why })
      }}
      onClear={() => {
        dispatch({ type: 'closed' })
        onClear()
      }}
    />
  )
}
