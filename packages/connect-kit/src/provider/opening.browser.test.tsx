import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { ExampleKit } from '../testing/ExampleKit.tsx'

import '../styles.css'

afterEach(cleanup)

// The first press of the page: what is fetched once stays fetched.
test('a press whose code is still on its way is answered by the frame of the dialog, at once and never suspended', async () => {
  const shown: { frame: number; dialog: number } = { frame: NaN, dialog: NaN }
  render(
    <ExampleKit kit={{ prepare: 'intent' }}>
      <ConnectButton />
    </ExampleKit>,
  )
  const button = await screen.findByRole('button', { name: 'Connect Wallet' })
  const seen = new MutationObserver(() => {
    const [frame] = document.querySelectorAll('.ck-layer[data-opening]')
    if (frame && Number.isNaN(shown.frame)) shown.frame = performance.now()
    if (screen.queryByRole('dialog') && Number.isNaN(shown.dialog)) shown.dialog = performance.now()
  })
  seen.observe(document.body, { childList: true, subtree: true })
  // Without a pointer that comes near: nothing is prepared.
  button.click()
  await waitFor(() => expect(document.querySelector('.ck-layer[data-opening]')).not.toBeNull())
  const box = document.querySelector('[data-opening] .ck-dialog')!.getBoundingClientRect()
  const dialog = await screen.findByRole('dialog')
  seen.disconnect()
  expect(shown.frame).toBeLessThan(shown.dialog)
  expect(document.querySelector('[data-opening]')).toBeNull()
  // It has come in already, in the same place.
  const coming = dialog.getAnimations().map((each) => (each as CSSAnimation).animationName)
  expect(coming).not.toContain('ck-grow')
  expect(dialog.getBoundingClientRect().width).toBeCloseTo(box.width)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
