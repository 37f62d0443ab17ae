import { UserRejectedRequestError } from 'viem'

import { NoAccountError, ResourceUnavailableError } from '../errors/errors.ts'

/** What a wallet answered. */
export type ConnectedWallet = { accounts: readonly `0x${string}`[]; chainId: number }

/** Where the visitor and one connector stand. Each attempt to connect has a number. */
export type ConnectorFlow =
  /** `givenUp`: a question may still be open in the wallet, which cannot be called back; what it says by itself counts for nothing. */
  | { phase: 'idle' | 'connected' | 'givenUp' }
  /**
   * `owes`: the wallet agreed to an earlier attempt, which is taken back unless this one ends in a connection. `waits`: the wallet takes no
   * second question, so that what it answers to the one that is open is the answer to this attempt.
   */
  | { phase: 'asking'; attempt: number; owes: boolean; waits: boolean }
  /** The wallet is left. `next`: the visitor has asked again, and it is asked once that is done. */
  | { phase: 'undoing'; next: number | undefined; owes: boolean }

/** What happened. `joined` and `left` say what wagmi counts among its connections, `gone` that the wallet will never answer. */
export type ConnectorEvent =
  | { type: 'asked'; attempt: number }
  | { type: 'givenUp' | 'undone' | 'joined' | 'left' }
  | { type: 'answered'; attempt: number; answer: ConnectedWallet }
  | { type: 'refused'; attempt: number; error: unknown }
  /** The wallet has a question open already. */
  | { type: 'busy'; attempt: number }
  | { type: 'gone'; error: unknown }

/** What is to be done. `adopt` and `fail` end an attempt. */
export type ConnectorEffect =
  | { type: 'begin' | 'mute' | 'listen' | 'undo' }
  | { type: 'ask' | 'wait'; attempt: number }
  | { type: 'adopt'; attempt: number; answer: ConnectedWallet }
  | { type: 'fail'; attempt: number; error: unknown }

type Step = readonly [ConnectorFlow, readonly ConnectorEffect[]]

/**
 * What follows from what happened. Only the answer to the current attempt connects; any other is undone, so that neither the account
 * in use nor what is remembered changes (behaviour/connection#cancel). While the current attempt waits, every answer is one to it.
 */
export function reduceConnectorFlow(flow: ConnectorFlow, event: ConnectorEvent): Step {
  switch (event.type) {
    case 'asked':
      return ask(flow, event.attempt)
    case 'givenUp':
      if (flow.phase === 'asking')
        return flow.owes
          ? undo([{ type: 'mute' }, giveUp(flow.attempt)])
          : [{ phase: 'givenUp' }, [{ type: 'mute' }, giveUp(flow.attempt)]]
      if (flow.phase === 'undoing' && flow.next !== undefined)
        return [{ ...flow, next: undefined }, [giveUp(flow.next)]]
      return [flow, []]
    case 'answered':
      if (flow.phase === 'connected') return [flow, []]
      if (flow.phase === 'undoing') return [{ ...flow, owes: true }, []]
      if (flow.phase !== 'asking') return undo([{ type: 'mute' }])
      if (flow.attempt !== event.attempt && !flow.waits) return [{ ...flow, owes: true }, []]
      if (event.answer.accounts.length > 0)
        return [{ phase: 'connected' }, [{ ...event, type: 'adopt', attempt: flow.attempt }]]
      return undo([
        { type: 'mute' },
        { type: 'fail', attempt: flow.attempt, error: new NoAccountError() },
      ])
    case 'refused': {
      if (flow.phase !== 'asking') return [flow, []]
      if (flow.attempt !== event.attempt && !flow.waits) return [flow, []]
      const fail: ConnectorEffect = { ...event, type: 'fail', attempt: flow.attempt }
      return flow.owes
        ? undo([{ type: 'mute' }, fail])
        : [{ phase: 'idle' }, [{ type: 'listen' }, fail]]
    }
    case 'busy':
      if (flow.phase !== 'asking' || flow.attempt !== event.attempt) return [flow, []]
      return [{ ...flow, waits: true }, [{ type: 'wait', attempt: event.attempt }]]
    case 'undone':
      if (flow.phase !== 'undoing') return [flow, []]
      if (flow.next !== undefined)
        return [
          { phase: 'asking', attempt: flow.next, owes: flow.owes, waits: false },
          [{ type: 'ask', attempt: flow.next }],
        ]
      return flow.owes ? undo([]) : [{ phase: 'givenUp' }, []]
    case 'joined':
      return [flow.phase === 'idle' || flow.phase === 'givenUp' ? { phase: 'connected' } : flow, []]
    case 'left':
      return [flow.phase === 'connected' ? { phase: 'idle' } : flow, []]
    case 'gone':
      if (flow.phase === 'asking')
        return reduceConnectorFlow(flow, { ...event, type: 'refused', attempt: flow.attempt })
      return reduceConnectorFlow(flow, { type: 'undone' })
  }
}

/** A wallet has one question at a time: an earlier one is given up, and comes back as an answer that is late. */
function ask(flow: ConnectorFlow, attempt: number): Step {
  const asking: Step[1] = [{ type: 'begin' }, { type: 'ask', attempt }]
  switch (flow.phase) {
    case 'asking':
      return [
        { ...flow, attempt, waits: false },
        [{ type: 'mute' }, supersede(flow.attempt), ...asking],
      ]
    case 'undoing':
      return [
        { ...flow, next: attempt },
        [...(flow.next === undefined ? [] : [supersede(flow.next)]), { type: 'begin' }],
      ]
    default:
      return [{ phase: 'asking', attempt, owes: false, waits: false }, asking]
  }
}

function undo(before: readonly ConnectorEffect[]): Step {
  return [{ phase: 'undoing', next: undefined, owes: false }, [...before, { type: 'undo' }]]
}

function giveUp(attempt: number): ConnectorEffect {
  const error = new UserRejectedRequestError(new Error('The connection was given up.'))
  return { type: 'fail', attempt, error }
}

/** Another part of the page asks the same wallet: nobody has declined, and what is open in the wallet is that question. */
function supersede(attempt: number): ConnectorEffect {
  return { type: 'fail', attempt, error: new ResourceUnavailableError() }
}
