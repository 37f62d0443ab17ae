// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { useTitle } from '../../useTitle.ts'
import { useWaitingBadge } from './browserTab.ts'

type Props = { title: string; waiting: number | undefined; hasMore?: boolean }

const setAppBadge = vi.fn(async (_: number) => Promise.resolve())
const clearAppBadge = vi.fn(async () => Promise.resolve())
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  Reflect.deleteProperty(navigator, 'setAppBadge')
  Reflect.deleteProperty(navigator, 'clearAppBadge')
})

const render = (initialProps: Props) =>
  renderHook(
    ({ title, waiting, hasMore = false }: Props) => {
      useTitle(title)
      useWaitingBadge(waiting, hasMore)
    },
    { initialProps },
  )

test('the tab says how many wait, on whichever page of the account', () => {
  const { rerender, unmount } = render({ title: 'Inbox', waiting: undefined })
  expect(document.title).toBe('Inbox · Ghost Pay')
  rerender({ title: 'Inbox', waiting: 2 })
  expect(document.title).toBe('(2) Inbox · Ghost Pay')
  rerender({ title: 'Home', waiting: 2 })
  expect(document.title).toBe('(2) Home · Ghost Pay')
  rerender({ title: 'Home', waiting: 20, hasMore: true })
  expect(document.title).toBe('(20+) Home · Ghost Pay')
  rerender({ title: 'Home', waiting: 0 })
  expect(document.title).toBe('Home · Ghost Pay')
  rerender({ title: 'Home', waiting: 1 })
  unmount()
  expect(document.title).toBe('Home · Ghost Pay')
})

test('an installed app has the number on its icon, and none when nothing waits', () => {
  Object.assign(navigator, { setAppBadge, clearAppBadge })
  const { rerender, unmount } = render({ title: 'Inbox', waiting: 2 })
  expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(2)
  rerender({ title: 'Inbox', waiting: 0 })
  expect(clearAppBadge).toHaveBeenCalledTimes(1)
  unmount()
  expect(clearAppBadge).toHaveBeenCalledTimes(2)
})

test('a browser that refuses the number changes nothing', () => {
  const refuse = async () => Promise.reject(new Error('Not allowed.'))
  Object.assign(navigator, { setAppBadge: refuse, clearAppBadge: refuse })
  render({ title: 'Inbox', waiting: 2 })
  expect(document.title).toBe('(2) Inbox · Ghost Pay')
})
