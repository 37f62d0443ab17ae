import type { Personality } from '../Personality.ts'
import { checkOptions, duration } from './checkOptions.ts'

/** An event that a wallet emits, with whatever comes with it. */
export type GarbledEvent = readonly [name: string, value: unknown]

const garbage: readonly GarbledEvent[] = [
  ['accountsChanged', null],
  ['accountsChanged', 'loading'],
  ['accountsChanged', [null, 42, {}]],
  ['accountsChanged', ['0x']],
  ['chainChanged', null],
  ['chainChanged', 'loading'],
  ['chainChanged', {}],
  ['connect', null],
  ['disconnect', null],
  ['message', null],
]

const isEvent = (value: unknown): boolean => Array.isArray(value) && typeof value[0] === 'string'

/**
 * Emits malformed events soon after connecting. It approves everything.
 *
 * @param options.events pairs of an event's name and what comes with it; ten kinds of garbage unless given
 * @param options.afterMs how soon, in milliseconds; 50 unless given
 */
export function garbled(
  options: {
    events?: readonly GarbledEvent[] | undefined
    afterMs?: number | undefined
  } = {},
): Personality {
  const { events = garbage, afterMs = 50 } = checkOptions('garbled', options, {
    events: {
      fits: (value) => Array.isArray(value) && value.every(isEvent),
      takes: 'pairs of an event’s name and a value',
    },
    afterMs: duration,
  })
  const followUps = events.map(([name, value]) => ({
    event: 'custom' as const,
    name,
    value,
    afterMs,
  }))
  return {
    name: 'garbled',
    decide: ({ kind }) =>
      kind === 'connect' ? { answer: 'approve', followUps } : { answer: 'approve' },
  }
}
