import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { rejecting, silent } from '@ghost-pay/test-wallet'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { copy as en } from '../copy.ts'
import { ar } from '../languages/ar.ts'
import { ExampleKit, type ExampleKitProps, exampleVisit } from '../testing/ExampleKit.tsx'
import { focused, listen } from '../testing/screenReader.ts'
import { ConnectPanel } from './ConnectPanel.tsx'

import '../styles.css'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  localStorage.clear()
})

type Words = { readonly [key in keyof typeof en]: string }
type Leaving = (words: Words, by: 'keyboard' | 'pointer') => Promise<void> | void

const press = async (button: HTMLElement, by: 'keyboard' | 'pointer') => {
  if (by === 'pointer') return userEvent.click(button)
  button.focus()
  return userEvent.keyboard('{Enter}')
}

/** The ways in which a connection ends. */
const ways: Record<string, Leaving> = {
  'the account dialog': async (words, by) => {
    const dialog = within(screen.getByRole('dialog'))
    await press(dialog.getByRole('button', { name: words['account.disconnect'] }), by)
  },
  'the wallet’s side': () => exampleVisit().wallet('Harbour').control.setAccounts([]),
  'another tab': () => {
    const key = 'wagmi.example.harbour.disconnected'
    localStorage.setItem(key, 'true')
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'true' }))
  },
}

async function openAccount(words: Words, kit: ExampleKitProps['kit']) {
  render(
    <StrictMode>
      <ExampleKit connected kit={kit}>
        <ConnectButton />
      </ExampleKit>
    </StrictMode>,
  )
  const account = await screen.findByRole('button', { name: /0x7E/ })
  await userEvent.click(account)
  await screen.findByRole('dialog')
  await screen.findByRole('button', { name: words['account.disconnect'] })
}

describe.each([
  ['en', en],
  ['ar', ar],
])('%s', (locale, words) => {
  describe.each([
    ['wide', 1280],
    ['sheet', 390],
  ])('%s', (_, width) => {
    test.each(
      Object.keys(ways).flatMap((way) =>
        way === 'the account dialog'
          ? [`${way}, by keyboard`, `${way}, by pointer`]
          : [way, `${way}, where messages are shown`],
      ),
    )('a connection ends by %s: it is said once, and the button has the focus', async (name) => {
      await page.viewport(width, 800)
      const [way = '', more] = name.split(', ')
      const toasts = more === 'where messages are shown'
      await openAccount(words, { locale, copy: words, toasts })
      const said = listen()
      await ways[way]?.(words, more === 'by keyboard' ? 'keyboard' : 'pointer')
      await waitFor(() => expect(focused()).toBe(words['button.connect']))
      await waitFor(() => expect(said).not.toEqual([]))
      // What is said a moment later is said twice.
      await new Promise((resolve) => setTimeout(resolve, 500))
      expect(said).toEqual([words['said.disconnected']])
      expect(focused()).toBe(words['button.connect'])
    })
  })
})

test('a wallet that leaves while the chain dialog is open: the same', async () => {
  render(
    <StrictMode>
      <ExampleKit connected chainId={10}>
        <ConnectButton />
      </ExampleKit>
    </StrictMode>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Wrong network' }))
  const dialog = within(await screen.findByRole('dialog'))
  const said = listen()
  await press(await dialog.findByRole('button', { name: 'Disconnect' }), 'keyboard')
  await waitFor(() => expect(focused()).toBe('Connect Wallet'))
  await waitFor(() => expect(said).not.toEqual([]))
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(said).toEqual(['Disconnected.'])
})

test('a wallet goes to a network that the page does not know: it is said once, and the account dialog keeps the focus', async () => {
  await openAccount(en, {})
  const said = listen()
  exampleVisit().wallet('Harbour').control.emit('chainChanged', '0x2105')
  await waitFor(() => expect(said).not.toEqual([]))
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(said).toEqual([en['chain.wrong']])
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Your account' }))
})

/** The steps of the connect dialog in a place of the page, among others, without a button of the kit’s. */
async function openPanel(after: ReactNode) {
  render(
    <StrictMode>
      <ExampleKit>
        <a href="#home">Home</a>
        <ConnectPanel />
        {after}
      </ExampleKit>
    </StrictMode>,
  )
  const row = await screen.findByRole('button', { name: /Harbour/ })
  return { row, said: listen() }
}

test.each([
  ['a link after it', <a href="#shop">Shop</a>, 'Shop'],
  ['the connect button', <ConnectButton />, /^Network/],
] as const)(
  'the panel goes once a wallet is connected: it is said once, and %s has the focus',
  async (_, after, named) => {
    for (const by of ['keyboard', 'pointer'] as const) {
      const { row, said } = await openPanel(after)
      await press(row, by)
      await waitFor(() => expect(document.querySelector('.ck-panel')).toBeNull())
      await waitFor(() => expect(focused()).toMatch(named))
      await new Promise((resolve) => setTimeout(resolve, 700))
      expect(said.filter((each) => each.includes('Connected with'))).toEqual([
        'Connected with account 0x7E…5Bdf.',
      ])
      expect(focused()).toMatch(named)
      cleanup()
    }
  },
)

test('the steps of the panel: each has the focus on something named, and is said once', async () => {
  const { row, said } = await openPanel(null)
  exampleVisit().wallet('Harbour').control.setPersonality(rejecting())
  await press(row, 'keyboard')
  await screen.findByText('You declined the request in Harbour.')
  await waitFor(() => expect(focused()).not.toBe(''))
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(said.filter((each) => each.includes('You declined'))).toHaveLength(1)
  exampleVisit().wallet('Harbour').control.setPersonality(silent())
  said.length = 0
  await press(screen.getByRole('button', { name: 'RETRY' }), 'keyboard')
  await waitFor(() => expect(focused()).toBe('Harbour'))
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(said).toEqual(['Opening Harbour... Confirm the connection in Harbour'])
  await press(screen.getByRole('button', { name: 'Cancel' }), 'keyboard')
  await waitFor(() => expect(focused()).toMatch(/Harbour/))
})
