import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent as pointer } from 'vitest/browser'
import { overlay, silent, slow } from '@ghost-pay/test-wallet'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import * as limits from '../limits.ts'
import { ExampleKit, type ExampleKitProps } from '../testing/ExampleKit.tsx'
import { listen } from '../testing/screenReader.ts'
import { ConnectDismissedError, ModalUnavailableError } from './errors.ts'
import { useAccountModal, useChainModal, useConnectModal } from './useModals.ts'

import '../styles.css'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
})

function open(setting: ExampleKitProps = {}) {
  return render(
    <StrictMode>
      <ExampleKit {...setting}>
        <main>
          <a href="#elsewhere">A link of the page</a>
          <ConnectButton />
        </main>
      </ExampleKit>
    </StrictMode>,
  )
}

const connectButton = () => screen.findByRole('button', { name: 'Connect Wallet' })
const dialog = () => screen.findByRole('dialog')

test('a visitor connects, sees the account, switches the chain and disconnects', async () => {
  open()
  await userEvent.click(await connectButton())
  await userEvent.click(await screen.findByRole('button', { name: /Harbour/ }))
  await userEvent.click(await screen.findByRole('button', { name: /Network\s*Ethereum/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Gnosis' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(await screen.findByRole('button', { name: /Account/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Disconnect' }))
  await connectButton()
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('keys', () => {
  test('are enough to connect: the list is one stop, arrows, Home, End and letters move in it', async () => {
    open()
    const button = await connectButton()
    button.focus()
    await userEvent.keyboard('{Enter}')
    await dialog()
    const [harbour, juniper] = await Promise.all([
      screen.findByRole('button', { name: /Harbour/ }),
      screen.findByRole('button', { name: /Juniper/ }),
    ])
    await userEvent.tab()
    expect(document.activeElement).toBe(harbour)
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(juniper)
    await userEvent.keyboard('{Home}')
    expect(document.activeElement).toBe(harbour)
    await userEvent.keyboard('{End}')
    expect(document.activeElement).toBe(juniper)
    await userEvent.keyboard('h')
    expect(document.activeElement).toBe(harbour)
    await userEvent.keyboard('{Enter}')
    const account = await screen.findByRole('button', { name: /Account/ })
    // The button that was pressed is gone; the focus is not.
    await waitFor(() => expect(account.parentElement?.contains(document.activeElement)).toBe(true))
  })

  test('stay in the dialog, and Escape gives the focus back', async () => {
    open()
    const button = await connectButton()
    button.focus()
    await userEvent.keyboard('{Enter}')
    const open_ = await dialog()
    for (let i = 0; i < 12; i++) {
      await userEvent.tab({ shift: i % 3 === 2 })
      expect(open_.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button)
  })
})

test('the page behind the dialog is out of reach, and comes back', async () => {
  open()
  const link = await screen.findByRole('link', { name: 'A link of the page' })
  await userEvent.click(await connectButton())
  await dialog()
  expect(link.closest('[inert]')).not.toBeNull()
  link.focus()
  expect(document.activeElement).not.toBe(link)
  await userEvent.keyboard('{Escape}')
  expect(link.closest('[inert]')).toBeNull()
})

test('a press beside the dialog closes it, a press inside and the second of a double click do not', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  open()
  await userEvent.click(await connectButton())
  await pointer.click(await screen.findByRole('heading', { name: 'What is a Wallet?' }))
  expect(screen.queryByRole('dialog')).not.toBeNull()
  const backdrop = document.querySelector('.ck-backdrop')
  if (!backdrop) throw new Error('no backdrop')
  const beside = { position: { x: 5, y: 5 } }
  clock.mockReturnValue(limits.doubleClickTime)
  await pointer.click(backdrop, beside)
  expect(screen.queryByRole('dialog')).not.toBeNull()
  clock.mockReturnValue(limits.doubleClickTime + 1)
  await pointer.click(backdrop, beside)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the page does not scroll behind the dialog, and does not move sideways', async () => {
  const tall = document.createElement('div')
  tall.style.setProperty('height', '3000px')
  document.body.append(tall)
  open()
  const button = await connectButton()
  const before = button.getBoundingClientRect().x
  await userEvent.click(button)
  await dialog()
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  expect(button.getBoundingClientRect().x).toBe(before)
  await userEvent.keyboard('{Escape}')
  expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
  tall.remove()
})

describe.each(['element', 'popover', 'dialog', 'iframe'] as const)(
  'a wallet that asks in a %s of its own',
  (surface) => {
    test('can be seen and used while our dialog is open', async () => {
      open({ personality: overlay({ surface }) })
      await userEvent.click(await connectButton())
      await userEvent.click(await screen.findByRole('button', { name: /Harbour/ }))
      const painted = await waitFor(() => {
        const found = document.querySelector<HTMLElement>('[data-test-wallet-overlay]')
        if (!found) throw new Error('nothing painted yet')
        return found
      })
      // What lies under the pointer in its middle is the wallet's, not ours.
      const { left, top, width, height } = painted.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      expect(painted === hit || painted.contains(hit)).toBe(true)
      expect(painted.closest('[inert]')).toBeNull()

      const inside = painted instanceof HTMLIFrameElement ? painted.contentDocument?.body : painted
      const approve = within(inside ?? painted).getByRole('button', {
        name: /approve/i,
        hidden: true,
      })
      if (painted instanceof HTMLIFrameElement) approve.click()
      else await pointer.click(approve)
      await screen.findByRole('button', { name: /Account/ })
    })
  },
)

test('something with a low z-index that a wallet paints is above our dialog too', async () => {
  open({ personality: silent() })
  await userEvent.click(await connectButton())
  await userEvent.click(await screen.findByRole('button', { name: /Harbour/ }))
  const painted = document.createElement('div')
  for (const [name, value] of [
    ['position', 'fixed'],
    ['inset', '0'],
    ['z-index', '7'],
  ] as const) {
    painted.style.setProperty(name, value)
  }
  document.body.append(painted)
  await waitFor(() => expect(document.elementFromPoint(640, 400)).toBe(painted))
  // While it is there, ours is not announced as the only thing on the page.
  expect((await dialog()).getAttribute('aria-modal')).toBe('false')
  painted.remove()
  await waitFor(async () => expect((await dialog()).getAttribute('aria-modal')).toBe('true'))
  expect(document.elementFromPoint(640, 400)?.closest('[role=dialog]')).not.toBeNull()
})

test('Cancel leaves a wallet that does not answer, and another can be chosen', async () => {
  open({ personality: silent() })
  await userEvent.click(await connectButton())
  await userEvent.click(await screen.findByRole('button', { name: /Harbour/ }))
  await screen.findByText('Opening Harbour...')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await screen.findByRole('heading', { name: 'What is a Wallet?' })
  await userEvent.click(screen.getByRole('button', { name: /Juniper/ }))
  await screen.findByText('Opening Juniper...')
})

describe('hooks', () => {
  let answer: Promise<unknown>
  function Host() {
    const { connect, reason: connectReason } = useConnectModal()
    const { reason: accountReason, open: openAccount } = useAccountModal()
    const { reason: chainReason } = useChainModal()
    return (
      <>
        <button
          type="button"
          onClick={() => {
            answer = connect().catch((error: unknown) => error)
          }}
        >
          Pay
        </button>
        <button type="button" onClick={openAccount}>
          Who am I
        </button>
        <output>{[connectReason, accountReason, chainReason].map(String).join(' ')}</output>
      </>
    )
  }
  const show = (setting: ExampleKitProps = {}) =>
    render(
      <ExampleKit {...setting}>
        <Host />
      </ExampleKit>,
    )
  const reasons = (expected: string) =>
    waitFor(() => expect(screen.getByRole('status').textContent).toBe(expected))

  test('say why a dialog does not open, and connect() answers with the account', async () => {
    show()
    await reasons('undefined disconnected disconnected')
    await userEvent.click(screen.getByRole('button', { name: 'Who am I' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
    await userEvent.click(await screen.findByRole('button', { name: /Harbour/ }))
    expect(await answer).toMatchObject({
      chainId: 1,
      address: '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf',
    })
    await reasons('connected undefined undefined')
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
    expect(await answer).toBeInstanceOf(ModalUnavailableError)
  })

  test('connect() says that the visitor closed the dialog', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Pay' }))
    await dialog()
    await userEvent.keyboard('{Escape}')
    expect(await answer).toBeInstanceOf(ConnectDismissedError)
  })

  test('an account dialog needs a chain that the host knows', async () => {
    show({ connected: true, chainId: 10 })
    await reasons('connected unsupported-chain undefined')
  })
})

test('connect() settles when its provider leaves the page, and not before', async () => {
  let answer: Promise<unknown> | undefined
  function Ask() {
    const { connect } = useConnectModal()
    return (
      <button
        type="button"
        onClick={() => {
          answer = connect().catch((error: unknown) => error)
        }}
      >
        Ask
      </button>
    )
  }
  const { unmount } = render(
    <StrictMode>
      <ExampleKit>
        <Ask />
      </ExampleKit>
    </StrictMode>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Ask' }))
  await dialog()
  expect(await Promise.race([answer, Promise.resolve('waits')])).toBe('waits')
  unmount()
  expect(await answer).toBeInstanceOf(ConnectDismissedError)
})

describe('in a browser that does not focus what is pressed', () => {
  test('the focus goes back to what opened the dialog', async () => {
    const notFocused = (event: Event) => event.preventDefault()
    document.addEventListener('mousedown', notFocused)
    try {
      open()
      const button = await connectButton()
      await pointer.click(button)
      await dialog()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(document.activeElement).toBe(button)
    } finally {
      document.removeEventListener('mousedown', notFocused)
    }
  })
})

describe('a screen reader announces', () => {
  const announced = (said: string[], words: RegExp) =>
    waitFor(() => expect(said.filter((each) => words.test(each))).not.toEqual([]))

  test('what is asked of the wallet, that it is connected, switched and disconnected', async () => {
    // Slow enough for what is asked to be said first.
    open({ personality: slow({ ms: 1500 }) })
    const said = listen()
    await userEvent.click(await connectButton())
    await userEvent.click(await screen.findByRole('button', { name: /Harbour/ }))
    await announced(said, /Opening Harbour.*Confirm the connection in Harbour/)
    await announced(said, /^Connected with account 0x7E…5Bdf\.$/)
    await userEvent.click(await screen.findByRole('button', { name: /Network\s*Ethereum/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Gnosis' }))
    await announced(said, /^Confirm in Wallet$/)
    await announced(said, /^Switched to Gnosis\.$/)
    await userEvent.click(await screen.findByRole('button', { name: /Account/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Disconnect' }))
    await announced(said, /^Disconnected\.$/)
  })

  test('that the network is the wrong one', async () => {
    open({ chainId: 10 })
    const said = listen()
    await userEvent.click(await connectButton())
    await userEvent.click(await screen.findByRole('button', { name: /Harbour/ }))
    await announced(said, /^Wrong network detected/)
  })
})
