import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { ExampleKit } from '../testing/ExampleKit.tsx'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { ConnectButton } from './ConnectButton.tsx'

import '../styles.css'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

/** Notes, frame by frame, what a visitor reads on the button; an empty text where it is hidden. */
function watchButton(container: HTMLElement) {
  const seen: string[] = []
  let frame = requestAnimationFrame(look)
  function look() {
    const button = container.querySelector<HTMLElement>('.ck-connect')
    const text = button?.checkVisibility({ visibilityProperty: true }) ? button.innerText : ''
    if (seen.at(-1) !== text) seen.push(text)
    frame = requestAnimationFrame(look)
  }
  return { seen, stop: () => cancelAnimationFrame(frame) }
}

test('who comes back connected never reads “Connect Wallet”', async () => {
  const storage = memoryStorage()
  const visit = () =>
    render(
      <StrictMode>
        <ExampleKit storage={storage}>
          <ConnectButton />
        </ExampleKit>
      </StrictMode>,
    )
  const first = visit()
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  await userEvent.click(await screen.findByRole('button', { name: /Harbour/ }))
  await screen.findByRole('button', { name: /Account/ })
  first.unmount()

  const { container } = visit()
  const { seen, stop } = watchButton(container)
  await screen.findByRole('button', { name: /Account/ })
  await waitFor(() => expect(seen.at(-1)).toMatch(/0x7E…5Bdf/))
  stop()
  expect(seen.filter((text) => text.includes('Connect Wallet'))).toEqual([])
})
