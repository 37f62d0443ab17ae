import { expect, test } from 'vitest'

import { proposalOrigin } from './proposalOrigin.ts'

test('a note goes along whole', () => {
  expect(proposalOrigin('Rent “Nov”')).toBe('{"note":"Rent “Nov”"}')
})

test.each([undefined, ''])('%j is no note', (note) => {
  expect(proposalOrigin(note)).toBeUndefined()
})

test.each(['a'.repeat(300), '"'.repeat(200), '👻'.repeat(150)])(
  '%s is cut to what fits',
  (note) => {
    const origin = proposalOrigin(note) ?? ''
    expect(origin.length).toBeLessThanOrEqual(200)
    expect(origin.length).toBeGreaterThan(196)
    const { note: kept } = JSON.parse(origin) as { note: string }
    expect(note.startsWith(kept)).toBe(true)
    // Half of a sign would not be what was written.
    expect(new TextDecoder().decode(new TextEncoder().encode(kept))).toBe(kept)
  },
)
