import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { rejecting, silent } from '@ghost-pay/test-wallet'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { copy as en } from '../copy.ts'
import { ar } from '../languages/ar.ts'
import { de } from '../languages/de.ts'
import { ExampleKit, exampleVisit } from '../testing/ExampleKit.tsx'
import { focused, listen } from '../testing/screenReader.ts'

import '../styles.css'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const fill = (sentence: string, wallet: string) => sentence.replace('{wallet}', wallet)

describe.each([
  ['en', en],
  ['de', de],
  ['ar', ar],
])('%s', (locale, words) => {
  test.each([
    ['wide', 1280, 'wide'],
    ['compact', 1280, 'compact'],
    ['sheet', 390, 'wide'],
  ] as const)('each step is said once and has the focus, %s', async (_, width, modalSize) => {
    await page.viewport(width, 800)
    render(
      <StrictMode>
        <ExampleKit personality={rejecting()} kit={{ locale, copy: words, modalSize }}>
          <ConnectButton />
        </ExampleKit>
      </StrictMode>,
    )
    await userEvent.click(await screen.findByRole('button', { name: words['button.connect'] }))
    const layer = await screen.findByRole('dialog')
    const dialog = within(layer)
    const said = listen()
    /** What the step says, which it says once, and that something named has the focus. */
    const step = async (sentence: string) => {
      const isSaid = () => said.filter((each) => each.includes(sentence))
      await waitFor(() => expect(isSaid()).not.toEqual([]))
      await waitFor(() => expect(focused(layer)).not.toBe(''))
      // What is said a moment later is said twice.
      await new Promise((resolve) => setTimeout(resolve, 400))
      expect(said).toHaveLength(1)
      said.length = 0
    }
    await userEvent.click(await dialog.findByRole('button', { name: /Harbour/ }))
    await dialog.findByText(words['connect.failed'])
    await waitFor(() => expect(said.join()).toContain(words['connect.failed']))
    said.length = 0
    exampleVisit().wallet('Harbour').control.setPersonality(silent())
    await userEvent.click(dialog.getByRole('button', { name: words['connect.retry'] }))
    await step(fill(words['connect.confirm'], 'Harbour'))
    exampleVisit().wallet('Harbour').control.setPersonality(rejecting())
    await userEvent.click(dialog.getByRole('button', { name: words['dialog.cancel'] }))
    await waitFor(() => expect(focused(layer)).toMatch(/Harbour/))
    said.length = 0
    await userEvent.click(await dialog.findByRole('button', { name: /Harbour/ }))
    await waitFor(() => expect(said.join()).toContain(words['connect.failed']))
    await waitFor(() => expect(focused(layer)).not.toBe(''))
    expect(said.filter((each) => each.includes(words['connect.failed']))).toHaveLength(1)
  })
})
