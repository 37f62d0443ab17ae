import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import { StandingFoot } from '../../offline/StandingFoot.tsx'
import { Screen } from '../../Screen.tsx'
import { buildAccount } from '../../testing/buildAccount.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { RailAccountsView } from './RailAccounts.tsx'

import '../../theme/tokens.css'
import '../../theme/base.css'
import '../../Page.css'

afterEach(cleanup)

async function open(
  width: number,
  height: number,
  place: string,
  queue: { waiting: number | undefined; hasMore?: boolean } = { waiting: 2 },
  silent?: 'gateway' | 'chain',
) {
  await page.viewport(width, height)
  const account = buildAccount()
  render(
    <div className="gp-page">
      <Router hook={memoryLocation({ path: `${account.path}${place}` }).hook}>
        <AccountFrame
          account={account}
          {...queue}
          accounts={
            <RailAccountsView
              current={account.path}
              accounts={[
                {
                  address: account.address,
                  path: account.path,
                  detail: '$818,400',
                  forViewer: 1,
                  waiting: 2,
                },
              ]}
            />
          }
          owner={
            <button type="button" className="gp-owner">
              Alice
            </button>
          }
          vouch={{
            chain: { at: Date.now(), failed: silent === 'chain' },
            gateway: { at: undefined, failed: true },
            gatewayCaught: false,
          }}
          isGatewaySilent={silent !== undefined}
          onFind={() => undefined}
        >
          <Screen>
            <h1>Pay</h1>
          </Screen>
        </AccountFrame>
      </Router>
    </div>,
  )
}

const box = (element: Element) => element.getBoundingClientRect()

test.each([390, 700, 1024, 1100, 1280, 1500, 1920])(
  'what the figures stand on is said below the screen, in line with it: %i',
  async (width) => {
    await open(width, 800, '/pay')
    render(<StandingFoot said="Offline." why="These are the figures of 10:14." />)
    expect(box(screen.getByText(/^These are/)).left).toBe(
      box(screen.getByRole('heading', { level: 1 })).left,
    )
  },
)

test('on a phone a bar says which account this is, and the tabs stand at the foot', async () => {
  await open(390, 844, '/pay')
  const card = screen.getByRole('link', { name: /2 of 3 approve/ })
  expect(card).toBeVisible()
  const bar = box(screen.getByRole('banner'))
  expect(bar.top).toBe(0)
  expect(box(screen.getByRole('heading', { level: 1 })).top - bar.bottom).toBeLessThan(40)
  const places = screen.getByRole('navigation', { name: 'Account' })
  expect(box(places).bottom).toBe(844)
  expect(
    within(places)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Home', 'Pay', 'Inbox22 waiting', 'Activity', 'More'])
  expect(document.documentElement.scrollWidth).toBe(390)
})

test.each([
  [360, 640],
  [390, 844],
  [1100, 800],
  [1280, 800],
])(
  'the top of the page says that the gateway or the node is silent, and nothing moves: %i',
  async (width, height) => {
    const words = {
      gateway: 'Safe’s service does not answer',
      // Nothing can be signed without it, whoever else is silent.
      chain: 'The blockchain does not answer',
    }
    const top = async (silent?: 'gateway' | 'chain') => {
      await open(width, height, '/pay', undefined, silent)
      const heading = box(screen.getByRole('heading', { level: 1 })).top
      const said = screen
        .queryAllByText(/ does not answer$/)
        .filter((words) => words.getClientRects().length > 0)
      expect(said.map(({ textContent }) => textContent)).toEqual(
        silent === undefined ? [] : [words[silent]],
      )
      for (const line of said) expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth)
      cleanup()
      return heading
    }
    const usual = await top()
    expect(await top('gateway')).toBe(usual)
    expect(await top('chain')).toBe(usual)
  },
)

test('on a wide screen the accounts and the places stand beside the screen, and who answers below them', async () => {
  await open(1280, 800, '/pay')
  const rail = screen.getByRole('link', { name: /818,400 1 waits for you/ })
  expect(rail).toHaveAttribute('aria-current', 'true')
  const places = screen.getByRole('navigation', { name: 'Account' })
  expect(box(places).right).toBeLessThan(box(screen.getByRole('heading', { level: 1 })).left)
  expect(within(places).queryByRole('link', { name: 'More' })).toBeNull()
  expect(screen.getByRole('list', { name: 'Who answers' }).textContent).toContain(
    'Safe’s serviceno answer',
  )
  expect(screen.getByRole('link', { name: 'Your accounts' })).toBeVisible()
})

test('the link to the account above a wide screen is as high as a finger', async () => {
  await open(1280, 800, '/pay')
  const link = document.querySelector('.gp-crumb a')
  if (link === null) throw new Error('There is no link to the account.')
  expect(box(link).height).toBeGreaterThanOrEqual(44)
  const bar = box(link.closest('.gp-topbar')!)
  expect(box(link).top).toBeGreaterThanOrEqual(bar.top)
  expect(box(link).bottom).toBeLessThanOrEqual(bar.bottom)
})

test('between the two the rail keeps its faces and loses its words', async () => {
  await open(1100, 800, '/pay')
  const places = screen.getByRole('navigation', { name: 'Account' })
  expect(box(places).right).toBeLessThanOrEqual(76)
  expect(within(places).getByRole('link', { name: 'Home' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(1100)
})

test('the review of a payment belongs to Pay alone', async () => {
  await open(390, 844, '/pay/review')
  const current = within(screen.getByRole('navigation', { name: 'Account' }))
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
  const link = screen.getByRole('link', { name: `Inbox ${spoken}` })
  expect(link.querySelector('.gp-count [aria-hidden]')?.textContent).toBe(drawn)
})

test.each([{ waiting: 0 }, { waiting: undefined }])(
  'a queue that is empty, or not known, has no number: %j',
  async (queue) => {
    await open(390, 844, '', queue)
    expect(screen.getByRole('link', { name: 'Inbox' }).querySelector('.gp-count')).toBeNull()
  },
)

test.each([1440, 1920])(
  'at %i pixels the content stands in the middle beside the rail',
  async (width) => {
    await open(width, 1000, '/pay')
    const whole = document.querySelector('.gp-frame-main')
    for (const name of ['.gp-main', '.gp-topbar']) {
      const part = document.querySelector(name)
      if (whole === null || part === null) throw new Error(`There is no ${name}.`)
      const [left, right] = [box(part).left - box(whole).left, box(whole).right - box(part).right]
      expect(Math.abs(left - right)).toBeLessThanOrEqual(1)
      expect(box(part).width).toBe(1040)
    }
  },
)
