import { expect, test } from 'vitest'
import { noToken } from '@ghost-pay/safe-account/store'

import { isTypedOver } from './isTypedOver.ts'

const typed = (changes: Partial<Parameters<typeof isTypedOver>[0]> = {}) => ({
  recipient: '',
  amount: '',
  note: '',
  token: noToken,
  ...changes,
})
const template = { recipient: 'ana.eth', amount: '5', note: 'Rent', token: '' }

test('nothing that was typed is lost when nothing was, or when the same comes again', () => {
  expect(isTypedOver(typed(), template)).toBe(false)
  expect(isTypedOver(typed({ amount: ' ' }), template)).toBe(false)
  expect(isTypedOver(template, template)).toBe(false)
})

test('each field that would be lost is asked for', () => {
  expect(isTypedOver(typed({ recipient: 'bob.eth' }), template)).toBe(true)
  expect(isTypedOver(typed({ amount: '7' }), template)).toBe(true)
  expect(isTypedOver(typed({ note: 'Wages' }), template)).toBe(true)
})

test('an amount of one token is not the same amount of another', () => {
  expect(isTypedOver({ ...template, token: '0xd' }, template)).toBe(true)
  expect(isTypedOver(typed({ token: '0xd' }), template)).toBe(false)
})
