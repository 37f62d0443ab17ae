import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { testAddresses } from '@ghost-pay/gateway-testing'
import type { RanBefore } from '@ghost-pay/safe-account/rehearsal'

import { buildAccount } from '../../../testing/buildAccount.ts'
import { PaidPeople } from './PaidPeople.tsx'
import { WhatMoves } from './WhatMoves.tsx'

import '../../../theme/tokens.css'
import '../../../theme/base.css'
import '../../../Page.css'

afterEach(cleanup)

const token = testAddresses.carol
const rows = [
  { holder: testAddresses.shop, token, before: 20_000_000_000n, after: 15_000_000_000n },
  {
    holder: testAddresses.shop,
    token: undefined,
    before: 5n * 10n ** 18n,
    after: 45n * 10n ** 17n,
  },
]

const show = (before?: RanBefore) =>
  render(
    <WhatMoves
      rehearsal={{ status: 'moves', block: 12, gas: 21_000n, isWhole: true, rows, before }}
      account={buildAccount()}
      tokens={[{ address: token, symbol: 'dUSD', decimals: 6 }]}
      payees={[]}
      isAhead={before !== undefined}
    />,
  )

test('on a phone each figure of what moves has its unit', async () => {
  await page.viewport(390, 844)
  show()
  const seen = screen.getAllByRole('row').map((row) => row.innerText.replace(/\s+/g, ' '))
  expect(seen.join(' ')).toContain('15,000.00 dUSD')
  expect(seen.join(' ')).toContain('− 5,000.00 dUSD')
  expect(seen.join(' ')).toContain('4.50 ETH')
  expect(seen.join(' ')).toContain('− 0.50 ETH')
})

test('where the table has its head, the unit stands there alone', async () => {
  await page.viewport(1280, 800)
  show()
  const [unit] = document.querySelectorAll('.gp-moves-unit')
  expect(unit && getComputedStyle(unit).display).toBe('none')
  expect(screen.getByText(/^dUSD of/)).toBeVisible()
})

test('the face of the account has the shape of an account, the face of a payee that of a person', () => {
  const account = buildAccount()
  const moved = [account.address, testAddresses.bob].map((holder) => ({
    holder,
    token,
    before: 2n,
    after: 1n,
  }))
  render(
    <WhatMoves
      rehearsal={{ status: 'moves', block: 12, gas: 21_000n, isWhole: true, rows: moved }}
      account={account}
      tokens={[]}
      payees={[testAddresses.bob]}
      isAhead={false}
    />,
  )
  const shapes = [...document.querySelectorAll<HTMLElement>('.gp-avatar')]
  expect(shapes.map(({ dataset }) => dataset['shape'])).toEqual(['account', 'person'])
})

test('the chevron of a payee stands behind the mark of the note', () => {
  const amount = { symbol: 'dUSD', decimals: 6, token, value: 1_000_000n }
  const note = { name: 'Ana', memo: '' }
  render(
    <PaidPeople
      group={{
        total: amount,
        digits: 2,
        people: 1,
        lines: [{ place: 0, to: testAddresses.bob, amount, note, reference: undefined }],
      }}
      rows={[]}
      strangers={[]}
    />,
  )
  const name = screen.getByText('Ana')
  const group = name.parentElement
  expect(getComputedStyle(name, '::after').content).toBe('none')
  expect(group).toHaveTextContent('Ana note')
  expect(group && getComputedStyle(group, '::after').content).toBe('""')
})

test.each([
  [{ count: 1, ran: 1 }, 'trial run at block 12, after the one before it'],
  [{ count: 2, ran: 2 }, 'trial run at block 12, after the 2 before it'],
  [{ count: 3, ran: 1 }, 'trial run at block 12, after 1 before it; 2 more could not be tried'],
  [{ count: 2, ran: 0 }, 'trial run at block 12, without those before it'],
])('it is said after how many it was tried out: %o', (before, words) => {
  show(before)
  expect(screen.getByText(words)).toBeInTheDocument()
})
