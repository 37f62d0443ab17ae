import { expect, test } from 'vitest'

import { executionSentence } from './safeErrors.ts'

test('a code of the account’s contract is put into words', () => {
  expect(executionSentence('execution reverted: GS013')).toMatch(/\(GS013\).*too little/)
})

test('a code without words is still named', () => {
  expect(executionSentence('reverted with GS999')).toBe('The chain would refuse this (GS999).')
})

test('without a code the node’s first line is shown', () => {
  expect(executionSentence('insufficient funds for gas\nmore')).toBe(
    'The chain would refuse this: insufficient funds for gas',
  )
})
