import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { Page } from './Page.tsx'
import { Providers } from './Providers.tsx'
import { lateApproval } from './wallet/lateApproval.ts'

import './theme/tokens.css'
import './theme/base.css'

afterEach(() => {
  act(lateApproval.forget)
  cleanup()
  scrollTo(0, 0)
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

test.each([
  [390, 0],
  [390, 200],
  [1280, 0],
  [1280, 200],
])('it moves nothing of the page, at %i pixels and scrolled by %i', async (width, scrolled) => {
  await page.viewport(width, 700)
  render(
    <Page>
      <main style={{ blockSize: scrolled === 0 ? 0 : 2000 }}>
        <button style={{ marginBlockStart: 400 }}>Pay</button>
      </main>
    </Page>,
    { wrapper: Providers },
  )
  scrollTo(0, scrolled)
  const top = () => screen.getByRole('button', { name: 'Pay' }).getBoundingClientRect().top
  await twoFrames()
  const before = top()
  act(lateApproval.note)
  const notice = await screen.findByRole('alert')
  await twoFrames()
  expect(top()).toBe(before)
  // It is in sight, over whatever bar is there.
  const { left, top: upper, width: wide, height } = notice.getBoundingClientRect()
  expect(notice.contains(document.elementFromPoint(left + wide / 2, upper + height / 2))).toBe(true)
  act(lateApproval.forget)
  await twoFrames()
  expect(top()).toBe(before)
})
