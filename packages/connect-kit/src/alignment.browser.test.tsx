import { composeStories } from '@storybook/react-vite'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent as pointer } from 'vitest/browser'

import preview from '../.storybook/preview.tsx'
import * as accountStories from './account-modal/AccountModal.stories.tsx'
import * as buttonStories from './connect-button/ConnectButton.stories.tsx'
import * as connectStories from './connect-modal/ConnectModal.stories.tsx'
import { comeToRest } from './testing/comeToRest.ts'
import * as toastStories from './ui/Toasts.stories.tsx'

const { SeveralWallets } = composeStories(accountStories, preview)
const { AvatarOnly } = composeStories(buttonStories, preview)
const { Compact, ScanCode, ScanCodeCompact, Wide } = composeStories(connectStories, preview)
const { ThreeAtOnce } = composeStories(toastStories, preview)

beforeEach(() => page.viewport(1280, 800))
afterEach(cleanup)

const placeOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()

test('the wallets of an account begin where its face, its address and its buttons do', async () => {
  render(<SeveralWallets />)
  await comeToRest()
  const { left } = placeOf('.ck-face')
  for (const part of ['.ck-address', '.ck-tile', '.ck-connection .ck-image']) {
    expect(placeOf(part).left, part).toBe(left)
  }
})

test('a round picture stands 8 pixels from the edge of its button, on both sides where it is alone', async () => {
  render(<AvatarOnly />)
  const account = await screen.findByRole('button', { name: /^Account/ })
  const network = screen.getByRole('button', { name: /^Network/ })
  const insets = (button: HTMLElement, picture: string) => {
    const inner = button.querySelector(picture)!.getBoundingClientRect()
    const outer = button.getBoundingClientRect()
    return { before: inner.left - outer.left, after: outer.right - inner.right }
  }
  expect(insets(network, '.ck-image').before).toBe(8)
  expect(insets(network, '.ck-icon').after).toBe(8)
  expect(insets(account, '.ck-avatar')).toEqual({ before: 8, after: 8 })
})

test('a message casts no shadow on the one above it', () => {
  render(<ThreeAtOnce />)
  const [toast, next] = document.querySelectorAll('.ck-toast')
  const gap = next!.getBoundingClientRect().top - toast!.getBoundingClientRect().bottom
  const shadows = [...getComputedStyle(next!).boxShadow.matchAll(/(?: -?[\d.]+px){4}/g)]
  expect(shadows).toHaveLength(2)
  for (const [lengths] of shadows) {
    const [, down = 0, blur = 0, spread = 0] = lengths.trim().split(' ').map(Number.parseFloat)
    expect(blur + spread - down, lengths).toBeLessThanOrEqual(gap)
  }
})

test('the cross of a message has a ground while it is pointed at, and none before', async () => {
  render(<ThreeAtOnce />)
  const [cross] = screen.getAllByRole('button', { name: /^Close/ })
  await pointer.hover(document.documentElement, { position: { x: 1, y: 1 } })
  await comeToRest()
  expect(getComputedStyle(cross!).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  await pointer.hover(cross!)
  await comeToRest()
  expect(getComputedStyle(cross!).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
})

test.each([
  [ScanCode, 1280, 11],
  [ScanCodeCompact, 1280, 9],
  [ScanCode, 390, 16],
] as const)(
  'a code has no other edges than its buttons, which have the same space above and below',
  async (Story, width, space) => {
    await page.viewport(width, 800)
    render(<Story />)
    await comeToRest()
    const code = placeOf('.ck-qr')
    const [first, last] = [
      placeOf('.ck-scan-foot > :first-child'),
      placeOf('.ck-scan-foot > :last-child'),
    ]
    expect([first.left, last.right]).toEqual([code.left, code.right])
    expect(first.top - code.bottom).toBe(space)
    expect(placeOf('.ck-dialog').bottom - first.bottom).toBe(space)
  },
)

test('a wallet that is pointed at has one shade, whatever it lies on', async () => {
  const shades = []
  for (const [Story, width, wallet] of [
    [Wide, 1280, '.ck-row'],
    [Compact, 1280, '.ck-row'],
    [Wide, 390, '.ck-strip-wallet'],
  ] as const) {
    await page.viewport(width, 800)
    render(<Story />)
    await comeToRest()
    const element = document.querySelector<HTMLElement>(wallet)!
    await pointer.hover(element)
    await comeToRest()
    shades.push(getComputedStyle(element).backgroundColor)
    cleanup()
  }
  // It is seen through, so that it is as far from the ground in one place as in another.
  expect(shades[0]).toMatch(/ \/ 0\.\d+\)$/)
  expect(shades).toEqual([shades[0], shades[0], shades[0]])
})
