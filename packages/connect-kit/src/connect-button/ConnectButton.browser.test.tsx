import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useConnection } from 'wagmi'

import { ExampleKit } from '../testing/ExampleKit.tsx'
import { ConnectButton } from './ConnectButton.tsx'

import '../styles.css'

beforeEach(() => page.viewport(1280, 800))
afterEach(cleanup)

function Status() {
  return <output>{useConnection().status}</output>
}

/** Notes with every change of the page how the connection is, and what can be read on the button. */
function watch(): Set<string> {
  const seen = new Set<string>()
  new MutationObserver(() => {
    const status = document.querySelector('output')?.textContent
    const button = document.querySelector<HTMLElement>('.ck-connect')
    if (!button) return
    const visible = button.checkVisibility({ visibilityProperty: true })
    seen.add(`${status}: ${visible ? button.innerText.replace(/\s+/g, ' ').trim() : 'hidden'}`)
  }).observe(document.body, { subtree: true, childList: true, attributes: true })
  return seen
}

test('a connected visitor never sees “Connect Wallet”, also while the code that shows the account loads', async () => {
  const seen = watch()
  render(
    <ExampleKit connected>
      <ConnectButton />
      <Status />
    </ExampleKit>,
  )
  await screen.findByRole('button', { name: /Account .*0x7E…5Bdf/ })
  expect(seen).toContain('connecting: Connect Wallet')
  expect(seen).toContain('connected: hidden')
  expect(seen).not.toContain('connected: Connect Wallet')
})
