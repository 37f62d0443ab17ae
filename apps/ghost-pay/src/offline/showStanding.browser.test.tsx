import { onlineManager, QueryClient } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { Page } from '../Page.tsx'
import { sharedValue } from '../page/sharedValue.ts'
import { Providers } from '../Providers.tsx'
import { useUnderWay } from '../wallet/underWay.ts'
import type { TakeOver } from './registerWorker.ts'
import { showStanding } from './showStanding.tsx'

import '../theme/tokens.css'
import '../theme/base.css'

const newVersion = sharedValue<TakeOver | undefined>(undefined)

afterEach(() => {
  act(() => {
    newVersion.set(undefined)
    onlineManager.setOnline(true)
  })
  cleanup()
  document.body.replaceChildren()
  scrollTo(0, 0)
})

function Signing({ isRunning }: { isRunning: boolean }) {
  useUnderWay(isRunning)
  return null
}

test('a new version is not offered while something is being signed, on whichever screen', async () => {
  const takeOver = vi.fn()
  const { rerender } = render(<Signing isRunning />)
  showStanding(new QueryClient(), newVersion)
  newVersion.set(takeOver)
  await new Promise((resolve) => setTimeout(resolve, 100))
  const reload = page.getByRole('button', { name: 'Reload now' })
  await expect.element(reload).not.toBeInTheDocument()
  rerender(<Signing isRunning={false} />)
  await reload.click()
  expect(takeOver).toHaveBeenCalledOnce()
})

/** Until the browser has laid out and painted what was changed. */
const twoFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        resolve()
      }),
    )
  })

const late = [
  ['a new version', () => newVersion.set(() => undefined), 'New version'],
  ['that the network is gone', () => onlineManager.setOnline(false), 'About this page'],
] as const

test.each(
  late.flatMap((one) =>
    [390, 1280].flatMap((width) => [0, 200].map((scrolled) => [...one, width, scrolled] as const)),
  ),
)('%s moves nothing of the page when it comes', async (_, come, name, width, scrolled) => {
  await page.viewport(width, 700)
  render(
    <Page>
      <main style={{ flex: 1, blockSize: scrolled === 0 ? undefined : 2000 }}>
        <button style={{ marginBlockStart: 400 }}>Pay</button>
      </main>
    </Page>,
    { wrapper: Providers },
  )
  showStanding(new QueryClient(), newVersion)
  scrollTo(0, scrolled)
  const places = () =>
    [
      screen.getByRole('button', { name: 'Pay' }),
      screen.getByRole('link', { name: /^Ghost Pay/ }),
      screen.getByRole('button', { name: 'Connect Wallet' }),
    ].map((element) => {
      const { left, top, bottom } = element.getBoundingClientRect()
      return { left, top, bottom }
    })
  await twoFrames()
  const before = places()
  act(come)
  await screen.findByRole('complementary', { name })
  await twoFrames()
  expect(places()).toEqual(before)
})
