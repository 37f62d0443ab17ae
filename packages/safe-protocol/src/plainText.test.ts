import { expect, test } from 'vitest'

import { plainText } from './plainText.ts'

test('what cannot be seen is left out, what can stays', () => {
  expect(plainText('U\u200bS\u200dDC')).toBe('USDC')
  expect(plainText('\u202eCDSU\u202c')).toBe('CDSU')
  expect(plainText(' Demo \n\t Dollar ')).toBe('Demo Dollar')
  expect(plainText('Größe 円 🪙')).toBe('Größe 円 🪙')
})

test('letters that no font draws are not seen either; the colour of a sign is', () => {
  expect(plainText('dU\u3164S\u034fD\uffa0')).toBe('dUSD')
  expect(plainText('\u2764\ufe0f coin')).toBe('\u2764\ufe0f coin')
})
