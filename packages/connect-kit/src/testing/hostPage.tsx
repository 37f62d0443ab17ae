import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { act, type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import styles from '../styles.css?inline'
import { comeToRest } from './comeToRest.ts'
import { ExampleKit, type ExampleKitProps } from './ExampleKit.tsx'

/** Something that the host, or later a wallet, has beside the app. `leaveHostPage` takes it away. */
export function addToPage(
  tag: string,
  style: Record<string, string>,
  inner = '',
  into: Node = document.body,
): HTMLElement {
  const element = document.createElement(tag)
  element.dataset['ofHost'] = ''
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value)
  element.innerHTML = inner
  into.appendChild(element)
  return element
}

/** Gives the host a sheet of its own, until `leaveHostPage`. */
export function addSheet(text: string): void {
  addToPage('style', {}, text, document.head)
}

/** A shadow root with the kit's stylesheet, and the element whose shadow it is. */
export function addShadowRoot(
  inner: string,
  mode: ShadowRootMode = 'open',
): { host: HTMLElement; root: ShadowRoot } {
  const host = addToPage('div', {})
  const root = host.attachShadow({ mode })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
  root.innerHTML = inner
  return { host, root }
}

const mounted: (() => void)[] = []

/** Draws an app into an element of the page, until `leaveHostPage`. */
export function mountIn(element: Element, app: ReactNode): void {
  const root = createRoot(element)
  act(() => {
    root.render(app)
  })
  mounted.push(() =>
    act(() => {
      root.unmount()
    }),
  )
}

/** Takes away what was added to the page. */
export function leaveHostPage(): void {
  for (const unmount of mounted.splice(0)) unmount()
  for (const each of document.querySelectorAll('[data-of-host]')) each.remove()
  localStorage.clear()
}

/** What a press on the middle of an element hits. */
export function hitOf(element: Element, root: DocumentOrShadowRoot = document): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect()
  return root.elementFromPoint(left + width / 2, top + height / 2)
}

/** Opens the connect dialog of a page with the kit, by a press. */
export async function openDialog(setting: ExampleKitProps = {}) {
  render(
    <StrictMode>
      <ExampleKit {...setting}>
        <main>
          <ConnectButton />
        </main>
      </ExampleKit>
    </StrictMode>,
  )
  const button = await screen.findByRole('button', { name: 'Connect Wallet' })
  await userEvent.click(button)
  const name = 'Connect a Wallet'
  return { button, dialog: await screen.findByRole('dialog', { name }) }
}

/** The connect dialog of a page with the kit, opened by a press, once it has come in. */
export async function openOnPage(setting: ExampleKitProps = {}) {
  const { button, dialog } = await openDialog(setting)
  const row = await screen.findByRole('button', { name: /Harbour/ })
  await comeToRest()
  return { button, dialog, row }
}
