import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, StrictMode, Suspense, use } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent as pointer } from 'vitest/browser'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { comeToRest } from '../testing/comeToRest.ts'
import { ExampleKit } from '../testing/ExampleKit.tsx'
import { createExampleSignIn } from '../testing/exampleServer.ts'
import { addShadowRoot, addToPage, leaveHostPage, mountIn } from '../testing/hostPage.tsx'

import '../styles.css'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  leaveHostPage()
})

type Way = (parts: { isConnected: boolean; connect: ReactNode; account: ReactNode }) => ReactNode

/** The ways in which pages draw a button of their own. */
const ways: Record<string, Way> = {
  'one after the other': ({ isConnected, connect, account }) => (isConnected ? account : connect),
  'of other elements': ({ isConnected, connect, account }) =>
    isConnected ? <div>{account}</div> : connect,
  'in a wrapper that is new': ({ isConnected, connect, account }) =>
    isConnected ? <section>{account}</section> : <div>{connect}</div>,
  'among others, each shown or not': ({ isConnected, connect, account }) => (
    <>
      {!isConnected && connect}
      <a href="#help">Help</a>
      {isConnected && account}
    </>
  ),
}

function show(way: Way) {
  render(
    <StrictMode>
      <ExampleKit>
        <header>
          <a href="#home">Home</a>
          <ConnectButton.Custom>
            {({ account, openConnectModal, openAccountModal }) =>
              way({
                isConnected: account !== undefined,
                connect: (
                  <button key="connect" onClick={openConnectModal}>
                    Come in
                  </button>
                ),
                account: (
                  <button key="account" onClick={openAccountModal}>
                    Mine
                  </button>
                ),
              })
            }
          </ConnectButton.Custom>
          <a href="#shop">Shop</a>
        </header>
      </ExampleKit>
    </StrictMode>,
  )
}

const focused = () => document.activeElement?.closest('a, button')?.textContent

test.each(Object.entries(ways))(
  'a button of the page’s own, drawn %s, has the focus again',
  async (_, way) => {
    show(way)
    await userEvent.click(await screen.findByRole('button', { name: 'Come in' }))
    await screen.findByRole('button', { name: /Harbour/ })
    await comeToRest()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(focused()).toBe('Come in')

    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: /Harbour/ }))
    await screen.findByRole('button', { name: 'Mine' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(focused()).toMatch(/Mine|Help/)

    await userEvent.click(screen.getByRole('button', { name: 'Mine' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Disconnect' }))
    await screen.findByRole('button', { name: 'Come in' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(focused()).toMatch(/Come in|Shop/)
  },
)

test('a sign-in gives the focus to what stands where the visitor began', async () => {
  render(
    <ExampleKit signIn={createExampleSignIn()}>
      <ConnectButton.Custom>
        {({ account, openConnectModal }) =>
          account ? (
            <a href="#account">Mine</a>
          ) : (
            <button onClick={openConnectModal}>Come in</button>
          )
        }
      </ConnectButton.Custom>
    </ExampleKit>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Come in' }))
  await userEvent.click(await screen.findByRole('button', { name: /Harbour/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Send message' }))
  await screen.findByRole('link', { name: 'Mine' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(focused()).toBe('Mine')
})

test.each(['Escape', 'a connection'])(
  'a button that the page draws into a frame has the focus again after %s',
  async (end) => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    onTestFinished(() => {
      cleanup()
      frame.remove()
    })
    const inside = frame.contentDocument!
    render(<ExampleKit>{createPortal(<ConnectButton />, inside.body)}</ExampleKit>)
    const button = await within(inside.body).findByRole('button', { name: 'Connect Wallet' })
    button.focus()
    button.click()
    await screen.findByRole('dialog')
    if (end === 'Escape') await userEvent.keyboard('{Escape}')
    else await userEvent.click(await screen.findByRole('button', { name: /^Harbour/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The button of who is connected comes once its code is here.
    await waitFor(() => {
      expect(document.activeElement).toBe(frame)
      expect(inside.activeElement?.tagName).toBe('BUTTON')
    })
    if (end === 'Escape') expect(inside.activeElement).toBe(button)
  },
)

/** A part of the page whose code is on its way. */
function createLate() {
  let come = () => {}
  const code = new Promise<void>((resolve) => {
    come = resolve
  })
  function Late({ children }: { children: ReactNode }) {
    use(code)
    return children
  }
  return { Late, come: () => come() }
}

type Place = { within: Document | ShadowRoot; into: HTMLElement; root?: ShadowRoot }

/** Where the app of a page may stand. */
const places: Record<string, () => Place> = {
  'the page': () => ({ within: document, into: addToPage('main', {}) }),
  'a shadow root': () => {
    const { root } = addShadowRoot('<main></main>')
    return { within: root, into: root.querySelector('main')!, root }
  },
  'a closed shadow root': () => {
    const { root } = addShadowRoot('<main></main>', 'closed')
    return { within: root, into: root.querySelector('main')!, root }
  },
  'a frame': () => {
    const within = (addToPage('iframe', {}) as HTMLIFrameElement).contentDocument!
    return { within, into: within.body }
  },
}

/** The ways in which what shows the account is late. */
const delays: Record<string, (late: ReactNode) => ReactNode> = {
  'behind a fallback': (late) => <Suspense fallback={<i>Wait</i>}>{late}</Suspense>,
  'after a button that is inert': (late) => (
    <Suspense
      fallback={
        <p inert>
          <button>Wait</button>
        </p>
      }
    >
      {late}
    </Suspense>
  ),
  'in the place of a button that had it': (late) => (
    <Suspense fallback={<button>Wait</button>}>{late}</Suspense>
  ),
}

/** Connects on a page whose account comes late, up to where the dialog is gone. */
async function connectBeforeLate(
  place: Place,
  delay: (late: ReactNode) => ReactNode,
  mine = <button>Mine</button>,
) {
  const { Late, come } = createLate()
  const { within: page, into, root } = place
  const app = (
    <ConnectButton.Custom>
      {({ account, openConnectModal }) =>
        account ? delay(<Late>{mine}</Late>) : <button onClick={openConnectModal}>Come in</button>
      }
    </ConnectButton.Custom>
  )
  if (into.ownerDocument === document) mountIn(into, <ExampleKit kit={{ root }}>{app}</ExampleKit>)
  else render(<ExampleKit>{createPortal(app, into)}</ExampleKit>)
  const find = (words: RegExp, scope: ParentNode = page) =>
    waitFor(() => {
      const all = [...scope.querySelectorAll('button')]
      const found = all.find((each) => words.test(each.textContent ?? ''))
      if (!found) throw new Error(`no ${words.source}`)
      return found
    })
  const opener = await find(/Come in/)
  opener.focus()
  opener.click()
  const row = await find(/Harbour/, root ?? document)
  row.click()
  await waitFor(() => expect((root ?? document).querySelector('[role=dialog]')).toBeNull())
  const comes = async () => {
    come()
    const shown = await find(/Mine/)
    await waitFor(() => expect(shown.checkVisibility()).toBe(true))
  }
  return { comes, focused: () => page.activeElement?.closest('button')?.textContent }
}

describe.each(Object.entries(places))('in %s', (_where, placeOf) => {
  test.each(Object.entries(delays))(
    'what shows the account has the focus once it comes, %s',
    async (_how, delay) => {
      const { comes, focused } = await connectBeforeLate(placeOf(), delay)
      expect(focused()).not.toBe('Mine')
      await comes()
      await waitFor(() => expect(focused()).toBe('Mine'))
    },
  )
})

test.each<[string, (beside: HTMLElement) => Promise<void> | void]>([
  ['presses something', (beside) => pointer.click(beside)],
  ['presses a key', () => pointer.keyboard('x')],
  ['has gone on to something else', (beside) => beside.querySelector('button')?.focus()],
])('a visitor who %s keeps the focus where it is', async (_name, act) => {
  const beside = addToPage('p', {}, 'Beside <button>it</button>')
  const { comes } = await connectBeforeLate(places['the page']!(), delays['behind a fallback']!)
  await act(beside)
  const focused = document.activeElement
  await comes()
  expect(document.activeElement).toBe(focused)
})

test('a page that takes the focus from its button is not fought', async () => {
  let times = 0
  const { comes, focused } = await connectBeforeLate(
    places['the page']!(),
    delays['behind a fallback']!,
    <button
      onFocus={({ currentTarget }) => {
        times += 1
        currentTarget.blur()
        currentTarget.className = `times-${times}`
        if (times > 20) throw new Error('fought')
      }}
    >
      Mine
    </button>,
  )
  await comes()
  await waitFor(() => expect(times).toBeGreaterThan(0))
  await comeToRest()
  expect(focused()).not.toBe('Mine')
  expect(times).toBeLessThan(4)
})
