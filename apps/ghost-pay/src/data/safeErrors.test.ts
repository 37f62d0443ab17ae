import { expect, test } from 'vitest'

import { say, speak } from '../text/Spoken.ts'
import { executionSentence } from './safeErrors.ts'
import { sendCopy } from './sendCopy.ts'

const english = (text: string) => say(speak(sendCopy, ...executionSentence(text)))

test('a code of the account’s contract is put into words', () => {
  expect(english('execution reverted: GS013')).toMatch(/\(GS013\).*too little/)
})

test('a code without words is still named', () => {
  expect(english('reverted with GS999')).toBe('The blockchain would refuse this (GS999).')
})

test('without a code the node’s first line is shown', () => {
  expect(english('insufficient funds for gas\nmore')).toBe(
    'The blockchain would refuse this: insufficient funds for gas',
  )
})
