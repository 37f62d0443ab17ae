import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { act, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent as pointer } from 'vitest/browser'
import { silent } from '@ghost-pay/test-wallet'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { ConnectButton as CopiedButton } from '../connect-button/ConnectButton.tsx?copy'
import { comeToRest } from '../testing/comeToRest.ts'
import { ExampleKit } from '../testing/ExampleKit.tsx'
import { ExampleKit as CopiedKit } from '../testing/ExampleKit.tsx?copy'
import { addToPage, leaveHostPage } from '../testing/hostPage.tsx'
import { createTheme } from '../theme/createTheme.ts'
import { lightTheme } from '../theme/themes.ts'
import { addLiveRegion } from '../ui/addLiveRegion.ts'
import { announce } from '../ui/useAnnounce.ts'
import { announce as announceOfCopy } from '../ui/useAnnounce.ts?copy'
import { ConnectKitProvider } from './ConnectKitProvider.tsx'
import { ConnectPanel } from './ConnectPanel.tsx'

import '../styles.css'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  leaveHostPage()
})

/** The kit that every part of the page uses, or that one of them brings a copy of. */
const copies = {
  'the same kit': { Kit: ExampleKit, Button: ConnectButton },
  'a copy of the kit': { Kit: CopiedKit, Button: CopiedButton },
}
type Copy = keyof typeof copies

/** A part of a page that is an app of its own: a root, a config and a provider. */
function mountPart(name: string, copy: Copy = 'the same kit') {
  const { Kit, Button } = copies[copy]
  const { container, unmount } = render(
    <Kit kit={{ id: name }}>
      <Button />
      <Button />
    </Kit>,
  )
  return {
    container,
    unmount,
    /** The last of its buttons. */
    button: () =>
      waitFor(() => {
        const button = [...container.querySelectorAll<HTMLElement>('.ck-connect button')].at(-1)
        expect(button?.closest('[aria-hidden]')).toBeNull()
        return button!
      }),
  }
}

const dialogs = () => screen.queryAllByRole('dialog', { hidden: true })

/** Both have a dialog open, that of the second above: nobody reaches its button with a pointer, its app opens it by itself. */
async function openBoth(copy: Copy) {
  const below = mountPart('below')
  const above = mountPart('above', copy)
  const besides = addToPage('aside', {}, '<button>Help</button>')
  await userEvent.click(await below.button())
  await waitFor(() => expect(dialogs()).toHaveLength(1))
  fireEvent.click(await above.button())
  await waitFor(() => expect(dialogs()).toHaveLength(2))
  await comeToRest()
  const [lower, upper] = dialogs()
  return { below, above, besides, lower: lower!, upper: upper! }
}

/** Nothing of the page is out of reach, scrolls otherwise, or was left behind. */
async function seeCleanPage() {
  await waitFor(() => expect(dialogs()).toHaveLength(0))
  // A dialog that goes out is still seen for a moment, out of reach.
  await waitFor(() => expect([...document.querySelectorAll('[inert]')]).toEqual([]))
  expect(document.documentElement.style.overflow).toBe('')
  await waitFor(() => expect(document.querySelector('[data-ck-place]')).toBeNull())
}

describe.each(Object.keys(copies) as Copy[])('two dialogs of two apps, one with %s', (copy) => {
  test('the lower app is taken out: the upper dialog keeps the page and the focus', async () => {
    const { below, above, besides, upper } = await openBoth(copy)
    below.unmount()
    await waitFor(() => expect(dialogs()).toEqual([upper]))
    expect(upper.contains(document.activeElement)).toBe(true)
    expect(besides.inert).toBe(true)
    expect(above.container.inert).toBe(true)
    expect(document.documentElement.style.overflow).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await seeCleanPage()
    expect(besides.inert).toBe(false)
  })

  test('the upper app is taken out: the lower dialog has the focus and Escape, and its button has them afterwards', async () => {
    const { below, above, besides, lower } = await openBoth(copy)
    above.unmount()
    await waitFor(() => expect(dialogs()).toEqual([lower]))
    expect(lower.closest('[inert]')).toBeNull()
    expect(lower.contains(document.activeElement)).toBe(true)
    expect(besides.inert).toBe(true)
    await userEvent.keyboard('{Escape}')
    await seeCleanPage()
    expect(document.activeElement).toBe(await below.button())
  })

  test('the lower dialog closes by itself: the upper one keeps the page, and the focus goes back where it came from', async () => {
    const { below, besides, lower, upper } = await openBoth(copy)
    fireEvent.click(lower.querySelector('[aria-label="Close"]')!)
    await waitFor(() => expect(dialogs()).toEqual([upper]))
    expect(upper.contains(document.activeElement)).toBe(true)
    expect(besides.inert).toBe(true)
    await userEvent.keyboard('{Escape}')
    await seeCleanPage()
    expect(document.activeElement).toBe(await below.button())
  })

  test.each(['the lower first', 'the upper first'])('both leave, %s', async (order) => {
    const { below, above } = await openBoth(copy)
    const parts = order === 'the lower first' ? [below, above] : [above, below]
    for (const { unmount } of parts) unmount()
    await seeCleanPage()
    const heard: string[] = []
    const hear = ({ key }: KeyboardEvent) => heard.push(key)
    document.addEventListener('keydown', hear)
    await userEvent.keyboard('{Escape}')
    document.removeEventListener('keydown', hear)
    expect(heard).toEqual(['Escape'])
  })
})

test('a wallet that the panel of one provider asks and then the dialog of another: nobody has declined, and the dialog goes on asking', async () => {
  render(
    <StrictMode>
      <ExampleKit personality={silent()}>
        <ConnectPanel />
        <ConnectKitProvider id="second">
          <ConnectButton />
        </ConnectKitProvider>
      </ExampleKit>
    </StrictMode>,
  )
  const panel = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('.ck-panel')
    expect(found).not.toBeNull()
    return found!
  })
  await userEvent.click(await within(panel).findByRole('button', { name: /Harbour/ }))
  await within(panel).findByText('Confirm the connection in Harbour')
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(await within(dialog).findByRole('button', { name: /Harbour/ }))
  await within(dialog).findByText('Confirm the connection in Harbour')
  await within(panel).findByText('Harbour has a request open already. Answer it there.')
  expect(screen.queryByText('You declined the request in Harbour.')).toBeNull()
  within(dialog).getByText('Confirm the connection in Harbour')
})

test('what two copies of the kit say of the same is said once', async () => {
  mountPart('first')
  mountPart('second', 'a copy of the kit')
  const removals = [addLiveRegion(), addLiveRegion()]
  const said: string[] = []
  const regions = document.querySelectorAll('[data-ck-live]')
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) if (target.textContent) said.push(target.textContent)
  })
  for (const region of regions) observer.observe(region, { childList: true })
  announce('Disconnected.')
  announceOfCopy('Disconnected.')
  await waitFor(() => expect(said).not.toEqual([]))
  announce('Connected.')
  await waitFor(() => expect(said.at(-1)).toBe('Connected.'))
  observer.disconnect()
  for (const remove of removals) remove()
  expect(said).toEqual(['Disconnected.', 'Connected.'])
})

test('an app that leaves takes nothing from the other, whose button has the focus again in any browser', async () => {
  const stays = mountPart('stays')
  const leaves = mountPart('leaves')
  await leaves.button()
  leaves.unmount()
  const notFocused = (event: Event) => event.preventDefault()
  document.addEventListener('mousedown', notFocused)
  const button = await stays.button()
  await pointer.click(button)
  await waitFor(() => expect(dialogs()).toHaveLength(1))
  document.removeEventListener('mousedown', notFocused)
  await userEvent.keyboard('{Escape}')
  await seeCleanPage()
  expect(document.activeElement).toBe(button)
})

test('two providers to which the host gives the same id have a theme each, and the one that stays keeps its own', async () => {
  const part = (accent: `#${string}`) =>
    render(
      <StrictMode>
        <ExampleKit kit={{ id: 'shop', theme: createTheme(lightTheme, { accent }) }}>
          <ConnectButton />
        </ExampleKit>
      </StrictMode>,
    )
  const first = part('#aa0000')
  const second = part('#0000aa')
  const accentIn = async ({ container }: typeof first) =>
    getComputedStyle(
      await within(container).findByRole('button', { name: 'Connect Wallet' }),
    ).getPropertyValue('--ck-color-accent')
  expect([await accentIn(first), await accentIn(second)]).toEqual(['#aa0000', '#0000aa'])
  first.unmount()
  expect(await accentIn(second)).toBe('#0000aa')
})

describe.each(Object.keys(copies) as Copy[])(
  'parts that are hydrated each by itself, one with %s',
  (copy) => {
    /** A part without an id, as a server sends it, which counts anew for each. */
    async function hydratePart(from: Copy, accent: `#${string}`) {
      const { Kit, Button } = copies[from]
      const part = (
        <StrictMode>
          <Kit kit={{ theme: createTheme(lightTheme, { accent }) }}>
            <Button />
          </Kit>
        </StrictMode>
      )
      const container = addToPage('div', {}, renderToString(part))
      let unmount = () => {}
      act(() => {
        const root = hydrateRoot(container, part)
        unmount = () => root.unmount()
      })
      const button = await within(container).findByRole('button', { name: 'Connect Wallet' })
      return { button, leave: () => act(unmount) }
    }
    const accentOf = (element: Element) =>
      getComputedStyle(element).getPropertyValue('--ck-color-accent')
    const titleOf = (dialog: Element) =>
      document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')

    test('each has its own theme, and its dialog its own title', async () => {
      const first = await hydratePart('the same kit', '#aa0000')
      const second = await hydratePart(copy, '#0000aa')
      expect(accentOf(first.button)).toBe('#aa0000')
      expect(accentOf(second.button)).toBe('#0000aa')
      fireEvent.click(first.button)
      await waitFor(() => expect(dialogs()).toHaveLength(1))
      fireEvent.click(second.button)
      await waitFor(() => expect(dialogs()).toHaveLength(2))
      expect(dialogs().map(accentOf)).toEqual(['#aa0000', '#0000aa'])
      for (const dialog of dialogs()) {
        expect(dialog.contains(titleOf(dialog))).toBe(true)
        // Another React counts its elements as this one does: their ids begin with the provider’s own.
        const ids = [...dialog.querySelectorAll('[id]')].map(({ id }) => id)
        const own = dialog.closest<HTMLElement>('[data-ck-root]')!.dataset['ckRoot']!
        expect(ids.filter((id) => !id.startsWith(`${own}_r_`))).toEqual([])
        expect(ids).not.toEqual([])
      }
      second.leave()
      await waitFor(() => expect(dialogs()).toHaveLength(1))
      expect(accentOf(first.button)).toBe('#aa0000')
      first.leave()
      await seeCleanPage()
    })
  },
)
