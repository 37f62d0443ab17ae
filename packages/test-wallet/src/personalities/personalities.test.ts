import { describe, expect, test } from 'vitest'

import { WalletOptionError } from '../errors.ts'
import {
  personalities,
  type PersonalityDescription,
  type PersonalityName,
  toPersonality,
} from './personalities.ts'

/** As a page without a compiler would write it. */
const make = (description: unknown) => toPersonality(description as PersonalityDescription)

const needed: Partial<Record<PersonalityName, object>> = { impersonating: { rdns: 'io.example' } }

describe.each(Object.keys(personalities) as PersonalityName[])('%s', (name) => {
  test('carries its own name', () => {
    expect(make({ name, options: needed[name] }).name).toBe(name)
  })

  test('refuses an option that it does not have', () => {
    expect(() => make({ name, options: { ...needed[name], nonsense: 1 } })).toThrow(
      `The personality ${name} has no option nonsense.`,
    )
  })
})

test.each<[object, string]>([
  [
    { name: 'unknownChain', options: { afterAdding: 'switches' } },
    "afterAdding of the personality unknownChain takes 'switch' or 'stay' or 'fail', not \"switches\".",
  ],
  [{ name: 'slow', options: { ms: '5' } }, 'ms of the personality slow takes a number of mill'],
  [{ name: 'slow', options: { ms: -1 } }, 'takes a number of milliseconds, not -1'],
  [{ name: 'rejecting', options: { code: 'no' } }, 'takes the number of an error'],
  [{ name: 'rejecting', options: { message: 7 } }, 'takes a text'],
  [{ name: 'overlay', options: { surface: 'window' } }, "takes 'element' or 'popover'"],
  [{ name: 'spoofing', options: { fields: ['colour'] } }, 'takes a list of name'],
  [{ name: 'late', options: { answer: 'later' } }, "takes 'approve' or 'reject'"],
  [{ name: 'garbled', options: { events: ['chainChanged'] } }, 'takes pairs of'],
  [{ name: 'disconnecting', options: { code: 1.5 } }, 'takes the number of an error'],
  [{ name: 'emptying', options: { afterMs: Number.NaN } }, 'takes a number of milliseconds'],
  [{ name: 'impersonating' }, 'needs the option rdns'],
  [{ name: 'toString' }, 'There is no personality toString. There are accountless, approving,'],
])('%j is refused in words', (description, words) => {
  expect(() => make(description)).toThrow(WalletOptionError)
  expect(() => make(description)).toThrow(words)
})
