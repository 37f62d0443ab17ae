import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from 'storybook/test'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { Button } from '../../../components/Button.tsx'
import { CopyLink } from '../../../components/CopyLink.tsx'
import { SignAction } from '../../../components/SignAction.tsx'
import { buildReview } from '../../../testing/buildReview.ts'
import { SignBar } from './SignBar.tsx'

import '../../../theme/tokens.css'
import '../../../theme/base.css'
import '../../../Page.css'
import './ReviewView.css'

afterEach(cleanup)

const nothing = () => undefined

/** The bar with the second and the primary action, as whoever approves last sees it. */
const show = () => {
  render(
    <SignBar
      checks={buildReview().checks}
      turn={{ title: ['review.turn.last'], more: ['review.turn.then'] }}
      rest={<Button onPress={nothing}>Copy link</Button>}
    >
      <SignAction
        flow={{ status: 'ready' }}
        label="Approve only"
        look="plain"
        reason={undefined}
        sign={nothing}
      />
      <SignAction
        flow={{ status: 'ready' }}
        label="Approve and send"
        reason={undefined}
        sign={nothing}
      />
    </SignBar>,
  )
  const bar = screen.getByRole('region', { name: 'What happens next' })
  const place = (name: string) => within(bar).getByRole('button', { name }).getBoundingClientRect()
  return {
    names: within(bar)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    bar: bar.getBoundingClientRect(),
    more: place('Other choices'),
    second: place('Approve only'),
    primary: place('Approve and send'),
    say: within(bar).getByText('Yours is the last approval').getBoundingClientRect(),
  }
}

test.each([390, 768, 1280])(
  'at %i pixels the second stands left of the primary, in one row',
  async (width) => {
    await page.viewport(width, 844)
    const { names, bar, second, primary } = show()
    expect(names).toEqual(['Other choices', 'Approve only', 'Approve and send'])
    expect(second.right).toBeLessThanOrEqual(primary.left)
    expect(second.top).toBe(primary.top)
    expect(primary.right).toBeLessThanOrEqual(bar.right)
  },
)

test.each([320, 360])(
  'at %i pixels one action stands over the other, the primary on top and as wide',
  async (width) => {
    await page.viewport(width, 844)
    const { bar, second, primary } = show()
    expect(primary.bottom).toBeLessThanOrEqual(second.top)
    expect(primary.left).toBe(second.left)
    expect(primary.width).toBe(second.width)
    expect(primary.width).toBeGreaterThan(bar.width - 40)
  },
)

test('on a phone the other choices stand beside whose turn it is', async () => {
  await page.viewport(390, 844)
  const { more, say, primary } = show()
  expect(more.left).toBeGreaterThan(say.left)
  expect(more.bottom).toBeLessThanOrEqual(primary.top)
})

/** The bar with three choices behind “…”. */
const showChoices = () =>
  render(
    <SignBar
      checks={buildReview().checks}
      turn={{ title: ['review.turn.last'], more: undefined }}
      rest={
        <>
          <CopyLink>Copy link</CopyLink>
          <Button onPress={nothing}>Cancel this payment</Button>
          <Button onPress={nothing}>Pass it on without Safe’s service</Button>
        </>
      }
    >
      <Button onPress={nothing} look="primary">
        Approve and send
      </Button>
    </SignBar>,
  )

test('the other choices open and close by keyboard, and Escape gives the focus back', async () => {
  await page.viewport(1280, 844)
  showChoices()
  const more = screen.getByRole('button', { name: 'Other choices' })
  more.focus()
  await userEvent.keyboard('{Enter}')
  const copy = screen.getByRole('button', { name: 'Copy link' })
  copy.focus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
  expect(document.activeElement).toBe(more)
})

test.each([360, 390, 1280])('at %i pixels each other choice is one line', async (width) => {
  await page.viewport(width, 844)
  showChoices()
  await userEvent.click(screen.getByRole('button', { name: 'Other choices' }))
  const names = ['Copy link', 'Cancel this payment', 'Pass it on without Safe’s service']
  const places = names.map((name) => screen.getByRole('button', { name }).getBoundingClientRect())
  for (const { height } of places) expect(height).toBeLessThanOrEqual(48)
  const [copy, cancel] = places
  expect(cancel!.left - copy!.right).toBe(8)
})

test('on a phone the only choice is as wide as the bar', async () => {
  await page.viewport(390, 844)
  render(
    <SignBar checks={[]} turn={{ title: ['review.turn.last'], more: undefined }}>
      <CopyLink>Copy link</CopyLink>
    </SignBar>,
  )
  const bar = screen.getByRole('region', { name: 'What happens next' }).getBoundingClientRect()
  const only = screen.getByRole('button', { name: 'Copy link' }).getBoundingClientRect()
  expect(only.width).toBeGreaterThan(bar.width - 40)
})

test('what an owner may do beside signing comes before the action', async () => {
  await page.viewport(1280, 844)
  render(
    <SignAction
      flow={{ status: 'ready' }}
      label="Approve 1 ETH"
      reason={undefined}
      sign={nothing}
      secondary={<Button onPress={nothing}>Back</Button>}
    />,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Back',
    'Approve 1 ETH',
  ])
})
