import { afterEach, expect, test } from 'vitest'

import { direction } from '../format/direction.ts'
import { profileView } from './profileView.ts'

afterEach(() => document.body.replaceChildren())

/** How far from the left a part of a text stands. */
function leftOf(element: HTMLElement, part: string | RegExp): number {
  const node = element.firstChild
  const at = node?.nodeValue?.search(part) ?? -1
  if (!node || at < 0) throw new Error(`There is no ${String(part)} in “${element.textContent}”.`)
  const range = document.createRange()
  range.setStart(node, at)
  range.setEnd(node, at + 1)
  return range.getBoundingClientRect().left
}

function show(locale: string, text: string | undefined): HTMLElement {
  const element = document.body.appendChild(document.createElement('p'))
  element.dir = direction(locale)
  element.textContent = text ?? ''
  return element
}

test.each(['en', 'de', 'ar', 'ar-EG', 'he', 'fa'])(
  'in %s the number of a balance stands on one side of its symbol, whatever its size',
  (locale) => {
    for (const tenths of [1n, 12n, 123_456n, 12_345_678n]) {
      const balance = { value: tenths * 10n ** 17n, decimals: 18, symbol: 'ETH' }
      const shown = show(locale, profileView({ balance, locale }).displayBalance)
      const isLeft = leftOf(shown, 'ETH') < leftOf(shown, /\p{Nd}/u)
      expect(isLeft, shown.textContent).toBe(direction(locale) === 'rtl')
    }
  },
)

test.each(['ar', 'ar-EG', 'he', 'fa'])('in %s it is the side on which Intl has it', (locale) => {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'ETH' })
  const shown = show(locale, money.format(1.23))
  expect(leftOf(shown, 'ETH')).toBeLessThan(leftOf(shown, /\p{Nd}/u))
})
