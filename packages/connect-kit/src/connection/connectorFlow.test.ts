import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { describeWalletError } from '../errors/describeWalletError.ts'
import {
  type ConnectorEffect,
  type ConnectorEvent,
  type ConnectorFlow,
  reduceConnectorFlow,
} from './connectorFlow.ts'

const account = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'
const refusal = Object.assign(new Error('no'), { code: 4001 })
const lost = Object.assign(new Error('gone'), { code: 4900 })

const answered = (attempt: number, accounts: readonly `0x${string}`[] = [account]) =>
  ({ type: 'answered', attempt, answer: { accounts, chainId: 1 } }) as const
const refused = (attempt: number) => ({ type: 'refused', attempt, error: refusal }) as const

/** Every state that there is; where attempts are numbered, the current one is 2. */
const states = {
  idle: { phase: 'idle' },
  givenUp: { phase: 'givenUp' },
  connected: { phase: 'connected' },
  'asking 2': { phase: 'asking', attempt: 2, owes: false, waits: false },
  'asking 2, owes': { phase: 'asking', attempt: 2, owes: true, waits: false },
  'asking 2, waits': { phase: 'asking', attempt: 2, owes: false, waits: true },
  'asking 2, owes, waits': { phase: 'asking', attempt: 2, owes: true, waits: true },
  undoing: { phase: 'undoing', next: undefined, owes: false },
  'undoing, owes': { phase: 'undoing', next: undefined, owes: true },
  'undoing, next 2': { phase: 'undoing', next: 2, owes: false },
  'undoing, next 2, owes': { phase: 'undoing', next: 2, owes: true },
} satisfies Record<string, ConnectorFlow>

/** Every event that there is. */
const events = {
  asked: { type: 'asked', attempt: 3 },
  givenUp: { type: 'givenUp' },
  agreed: answered(2),
  empty: answered(2, []),
  refused: refused(2),
  'agreed late': answered(1),
  'empty late': answered(1, []),
  'refused late': refused(1),
  busy: { type: 'busy', attempt: 2 },
  'busy late': { type: 'busy', attempt: 1 },
  undone: { type: 'undone' },
  joined: { type: 'joined' },
  left: { type: 'left' },
  gone: { type: 'gone', error: lost },
} satisfies Record<string, ConnectorEvent>

type State = keyof typeof states
type Happening = keyof typeof events

/** What leads where, and with which effects. What is not listed changes nothing. */
const table: Record<State, Partial<Record<Happening, string>>> = {
  idle: {
    asked: 'asking 3: begin, ask 3',
    // A late answer can come when a second attempt has ended as well.
    agreed: 'undoing: mute, undo',
    empty: 'undoing: mute, undo',
    'agreed late': 'undoing: mute, undo',
    'empty late': 'undoing: mute, undo',
    joined: 'connected',
  },
  givenUp: {
    asked: 'asking 3: begin, ask 3',
    agreed: 'undoing: mute, undo',
    empty: 'undoing: mute, undo',
    'agreed late': 'undoing: mute, undo',
    'empty late': 'undoing: mute, undo',
    joined: 'connected',
  },
  // To leave a wallet that is in use would be to disconnect the visitor.
  connected: { asked: 'asking 3: begin, ask 3', left: 'idle' },
  'asking 2': {
    asked: 'asking 3: mute, fail 2 pending-request, begin, ask 3',
    givenUp: 'givenUp: mute, fail 2 rejected',
    agreed: 'connected: adopt 2',
    empty: 'undoing: mute, fail 2 no-account, undo',
    refused: 'idle: listen, fail 2 rejected',
    'agreed late': 'asking 2, owes',
    'empty late': 'asking 2, owes',
    busy: 'asking 2, waits: wait 2',
    gone: 'idle: listen, fail 2 disconnected',
  },
  'asking 2, owes': {
    asked: 'asking 3, owes: mute, fail 2 pending-request, begin, ask 3',
    givenUp: 'undoing: mute, fail 2 rejected, undo',
    agreed: 'connected: adopt 2',
    empty: 'undoing: mute, fail 2 no-account, undo',
    refused: 'undoing: mute, fail 2 rejected, undo',
    busy: 'asking 2, owes, waits: wait 2',
    gone: 'undoing: mute, fail 2 disconnected, undo',
  },
  // What is answered to the question that is open is answered to the attempt that found it open.
  'asking 2, waits': {
    asked: 'asking 3: mute, fail 2 pending-request, begin, ask 3',
    givenUp: 'givenUp: mute, fail 2 rejected',
    agreed: 'connected: adopt 2',
    empty: 'undoing: mute, fail 2 no-account, undo',
    refused: 'idle: listen, fail 2 rejected',
    'agreed late': 'connected: adopt 2',
    'empty late': 'undoing: mute, fail 2 no-account, undo',
    'refused late': 'idle: listen, fail 2 rejected',
    busy: 'asking 2, waits: wait 2',
    gone: 'idle: listen, fail 2 disconnected',
  },
  'asking 2, owes, waits': {
    asked: 'asking 3, owes: mute, fail 2 pending-request, begin, ask 3',
    givenUp: 'undoing: mute, fail 2 rejected, undo',
    agreed: 'connected: adopt 2',
    empty: 'undoing: mute, fail 2 no-account, undo',
    refused: 'undoing: mute, fail 2 rejected, undo',
    'agreed late': 'connected: adopt 2',
    'empty late': 'undoing: mute, fail 2 no-account, undo',
    'refused late': 'undoing: mute, fail 2 rejected, undo',
    busy: 'asking 2, owes, waits: wait 2',
    gone: 'undoing: mute, fail 2 disconnected, undo',
  },
  undoing: {
    asked: 'undoing, next 3: begin',
    agreed: 'undoing, owes',
    empty: 'undoing, owes',
    'agreed late': 'undoing, owes',
    'empty late': 'undoing, owes',
    undone: 'givenUp',
    gone: 'givenUp',
  },
  'undoing, owes': {
    asked: 'undoing, next 3, owes: begin',
    undone: 'undoing: undo',
    gone: 'undoing: undo',
  },
  'undoing, next 2': {
    asked: 'undoing, next 3: fail 2 pending-request, begin',
    givenUp: 'undoing: fail 2 rejected',
    agreed: 'undoing, next 2, owes',
    empty: 'undoing, next 2, owes',
    'agreed late': 'undoing, next 2, owes',
    'empty late': 'undoing, next 2, owes',
    undone: 'asking 2: ask 2',
    gone: 'asking 2: ask 2',
  },
  'undoing, next 2, owes': {
    asked: 'undoing, next 3, owes: fail 2 pending-request, begin',
    givenUp: 'undoing, owes: fail 2 rejected',
    undone: 'asking 2, owes: ask 2',
    gone: 'asking 2, owes: ask 2',
  },
}

function stateInWords(flow: ConnectorFlow): string {
  const { phase } = flow
  if (phase === 'asking')
    return `asking ${flow.attempt}${flow.owes ? ', owes' : ''}${flow.waits ? ', waits' : ''}`
  if (phase !== 'undoing') return phase
  return `undoing${flow.next === undefined ? '' : `, next ${flow.next}`}${flow.owes ? ', owes' : ''}`
}

function effectInWords(effect: ConnectorEffect): string {
  if (effect.type === 'fail')
    return `fail ${effect.attempt} ${describeWalletError(effect.error).kind}`
  return 'attempt' in effect ? `${effect.type} ${effect.attempt}` : effect.type
}

describe.each(Object.keys(states) as State[])('%s', (state) => {
  test.each(Object.keys(events) as Happening[])('%s', (happening) => {
    const [flow, effects] = reduceConnectorFlow(states[state], events[happening])
    const then = effects.length > 0 ? `: ${effects.map(effectInWords).join(', ')}` : ''
    expect(stateInWords(flow) + then).toBe(table[state][happening] ?? state)
  })
})

test('an answer that is adopted, and an error, are handed on as they came', () => {
  const agreed = reduceConnectorFlow(states['asking 2'], answered(2))[1]
  expect(agreed).toEqual([
    { type: 'adopt', attempt: 2, answer: { accounts: [account], chainId: 1 } },
  ])
  const failed = reduceConnectorFlow(states['asking 2'], refused(2))[1]
  expect(failed.at(-1)).toEqual({ type: 'fail', attempt: 2, error: refusal })
})

/** A visitor and a wallet at play: each number says which of the moves that are possible comes next. */
function play(moves: readonly number[]) {
  let flow: ConnectorFlow = { phase: 'idle' }
  let attempts = 0
  /** The wallet has agreed, is not in use, and was not left since. */
  let isAgreed = false
  let undos = 0
  let isMuted = false
  const open = new Set<number>()
  const ends = new Map<number, string[]>()

  function send(event: ConnectorEvent) {
    const [next, effects] = reduceConnectorFlow(flow, event)
    flow = next
    for (const effect of effects) {
      if (effect.type === 'mute') isMuted = true
      if (effect.type === 'listen') isMuted = false
      if (effect.type === 'undo') undos += 1
      if (effect.type === 'ask') open.add(effect.attempt)
      if (effect.type === 'adopt' || effect.type === 'fail')
        ends.set(effect.attempt, [...(ends.get(effect.attempt) ?? []), effect.type])
    }
    // Another answer of a wallet in use gives nothing new, and what ends the connection takes it back.
    if (flow.phase === 'connected') isAgreed = false
    expect(undos).toBe(flow.phase === 'undoing' ? 1 : 0)
  }
  const visitor = [
    () => send({ type: 'asked', attempt: (attempts += 1) }),
    () => send({ type: 'givenUp' }),
  ]
  const wallet = () => [
    ...[...open].flatMap((attempt) => [
      () => {
        open.delete(attempt)
        isAgreed = true
        send(answered(attempt))
      },
      () => {
        open.delete(attempt)
        send(refused(attempt))
      },
      // The wallet takes no second question.
      ...(open.size > 1
        ? [
            () => {
              open.delete(attempt)
              send({ type: 'busy', attempt })
            },
          ]
        : []),
    ]),
    ...(undos > 0
      ? [
          () => {
            undos -= 1
            isAgreed = flow.phase === 'undoing' && flow.owes
            send({ type: 'undone' })
          },
        ]
      : []),
  ]
  const leave = () => flow.phase === 'connected' && send({ type: 'left' })

  for (const move of moves) {
    const possible = [...visitor, ...wallet(), leave]
    possible[move % possible.length]?.()
  }
  // The visitor goes, and the wallet answers all that is open.
  send({ type: 'givenUp' })
  for (let rest = wallet(); rest.length > 0; rest = wallet()) rest[0]?.()
  return { flow, attempts, ends, isAgreed, isMuted }
}

test('whatever happens, each attempt ends once, and no wallet keeps a permission that nobody wants', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60), { maxLength: 40 }), (moves) => {
      const { flow, attempts, ends, isAgreed, isMuted } = play(moves)
      expect(['idle', 'givenUp', 'connected']).toContain(flow.phase)
      expect([...ends.keys()].toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: attempts }, (_, index) => index + 1),
      )
      for (const each of ends.values()) expect(each).toHaveLength(1)
      if (flow.phase !== 'connected') expect(isAgreed).toBe(false)
      if (flow.phase === 'givenUp') expect(isMuted).toBe(true)
    }),
  )
})
