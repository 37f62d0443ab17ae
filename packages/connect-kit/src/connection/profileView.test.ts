import { expect, test } from 'vitest'

import { profileView } from './profileView.ts'

test('what is not known is absent, never 0', () => {
  const view = profileView({})
  expect(Object.values(view).filter((value) => value !== undefined)).toEqual([])
})

test('a long name is cut where it is shown, and kept whole beside it', () => {
  const ensName = 'the-longest-name-that-anyone-could-read.eth'
  const view = profileView({ ensName })
  expect(view.ensName).toBe(ensName)
  expect(view.displayName).toBe('the-longest-name-that-an…')
})

test('a balance is shown in a few characters, and in full for calculations', () => {
  const balance = { value: 1_234_567_800_000_000_000n, decimals: 18, symbol: 'ETH' }
  const view = profileView({ balance, locale: 'de-DE' })
  expect(view.displayBalance).toBe('1,23 ETH')
  expect(view.balance).toEqual({ decimals: 18, formatted: '1.2345678', symbol: 'ETH' })
})
