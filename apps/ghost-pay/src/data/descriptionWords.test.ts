// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'

import { showTranslation } from '../text/translation.ts'
import { viewSignable } from './viewSignable.ts'

const safe = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const dave = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'

afterEach(() => {
  showTranslation({ language: 'en', sentences: {} })
})

const sentenceOf = (value: bigint) =>
  viewSignable(
    {
      chainId: 1,
      safe,
      version: '1.4.1',
      transaction: {
        to: dave,
        value,
        data: '0x',
        operation: 0,
        safeTxGas: 0n,
        baseGas: 0n,
        gasPrice: 0n,
        gasToken: '0x0000000000000000000000000000000000000000',
        refundReceiver: '0x0000000000000000000000000000000000000000',
        nonce: 1n,
      },
    },
    { currency: { symbol: 'ETH', decimals: 18 }, tokens: [], nameOf: () => undefined },
  ).sentence

test('what would be signed is told in the language of the page, to the last digit', () => {
  const value = 1_234_567n * 10n ** 18n + 1n
  expect(sentenceOf(value)).toBe(`Send 1,234,567.000000000000000001 ETH to ${dave}.`)
  showTranslation({
    language: 'en',
    sentences: {
      'description.send': 'Sende {amount} an {to}',
      'description.sentence': '{phrase}!',
    },
  })
  expect(sentenceOf(5n * 10n ** 18n)).toBe(`Sende 5 ETH an ${dave}!`)
})
