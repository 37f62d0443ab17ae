import { composeStories } from '@storybook/react-vite'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent as pointer } from 'vitest/browser'

import preview from '../.storybook/preview.tsx'
import * as accountStories from './account-modal/AccountModal.stories.tsx'
import * as buttonStories from './connect-button/ConnectButton.stories.tsx'
import { comeToRest } from './testing/comeToRest.ts'
import * as toastStories from './ui/Toasts.stories.tsx'

const { SeveralWallets } = composeStories(accountStories, preview)
const { AvatarOnly } = composeStories(buttonStories, preview)
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
