import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import { Screen } from '../../Screen.tsx'
import { buildAccount } from '../../testing/buildAccount.ts'
import { AccountFrame } from './AccountFrame.tsx'

import '../../theme/tokens.css'
import '../../theme/base.css'
import '../../Page.css'

afterEach(cleanup)

async function open(
  width: number,
  height: number,
  place: string,
  queue: { waiting: number | undefined; hasMore?: boolean } = { waiting: 2 },
) {
  await page.viewport(width, height)
  const account = buildAccount()
  render(
    <div className="gp-page">
      <Router hook={memoryLocation({ path: `${account.path}${place}` }).hook}>
        <AccountFrame account={account} {...queue}>
          <Screen>
            <h1>Pay</h1>
          </Screen>
        </AccountFrame>
      </Router>
    </div>,
  )
}

const box = (element: Element) => element.getBoundingClientRect()

test('on a phone a line says which account this is, and the screen begins right below it', async () => {
  await open(390, 844, '/pay')
  const back = screen.getByRole('link', { name: 'Your accounts' })
  const card = screen.getByRole('link', { name: /Ethereum/ })
  expect(back).toBeVisible()
  expect(box(card).top).toBe(box(back).top)
  expect(box(card).height).toBe(44)
  expect(box(screen.getByRole('heading', { level: 1 })).top - box(card).bottom).toBeLessThan(40)
  const places = screen.getByRole('navigation', { name: 'Account' })
  expect(box(places).bottom).toBe(844)
  expect(document.documentElement.scrollWidth).toBe(390)
})

test('on a wide screen the account stands beside the screen, with how many sign', async () => {
  await open(1280, 800, '/pay')
  const card = screen.getByRole('link', { name: /2 of 3 sign/ })
  expect(box(card).right).toBeLessThan(box(screen.getByRole('heading', { level: 1 })).left)
  expect(screen.getByRole('link', { name: 'Your accounts' })).toBeVisible()
})

test('the review of a payment belongs to Pay alone', async () => {
  await open(390, 844, '/pay/review')
  const current = screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map(({ textContent }) => textContent)
  expect(current).toEqual(['Pay'])
})

test.each([
  [{ waiting: 2 }, '2', '2 waiting'],
  [{ waiting: 20, hasMore: true }, '20+', '20 or more waiting'],
  [{ waiting: 20, hasMore: false }, '20', '20 waiting'],
])('the queue says how many wait, %j', async (queue, drawn, spoken) => {
  await open(390, 844, '', queue)
  const link = screen.getByRole('link', { name: `Queue ${spoken}` })
  expect(link.querySelector('.gp-count [aria-hidden]')?.textContent).toBe(drawn)
})

test.each([{ waiting: 0 }, { waiting: undefined }])(
  'a queue that is empty, or not known, has no number: %j',
  async (queue) => {
    await open(390, 844, '', queue)
    expect(screen.getByRole('link', { name: 'Queue' }).querySelector('.gp-count')).toBeNull()
  },
)
