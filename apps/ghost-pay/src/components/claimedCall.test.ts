import { expect, test } from 'vitest'

import { claimedCall } from './CallBytes.tsx'

const parameter = { name: 'to', type: 'address', value: '0x12', valueDecoded: null }

test('the method and its parameters are handed on', () => {
  const list = { ...parameter, name: '', type: 'uint256[]', value: ['1', '2'] }
  expect(claimedCall({ method: 'swap', parameters: [parameter, list], accuracy: null })).toEqual({
    method: 'swap',
    parameters: [
      { name: 'to', value: '0x12' },
      { name: 'uint256[]', value: '["1","2"]' },
    ],
    more: 0,
  })
})

test('a gateway that lies takes no more room than one that does not, and turns no text around', () => {
  const hostile = `\u202e${'A'.repeat(100_000)}`
  const { method, parameters, more } = claimedCall({
    method: hostile,
    parameters: Array.from({ length: 500 }, () => ({
      ...parameter,
      name: hostile,
      value: [hostile],
    })),
    accuracy: 'FULL_MATCH',
  })
  expect(method).toBe(`${'A'.repeat(60)}…`)
  expect(parameters).toHaveLength(8)
  expect(parameters[0]?.name).toBe(`${'A'.repeat(60)}…`)
  expect(parameters[0]?.value.length).toBeLessThanOrEqual(121)
  expect(JSON.stringify(parameters)).not.toContain('\u202e')
  expect(more).toBe(492)
})
