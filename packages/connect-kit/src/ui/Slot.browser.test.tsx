import { cleanup, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { comeToRest } from '../testing/comeToRest.ts'
import { ExampleKit } from '../testing/ExampleKit.tsx'
import { leaveHostPage } from '../testing/hostPage.tsx'
import { focusedElement } from './page.ts'

import '../styles.css'

/** A field as libraries of web components have it: in a shadow root. */
class HostField extends HTMLElement {
  constructor() {
    super()
    this.attachShadow({ mode: 'open' }).innerHTML = '<input aria-label="Letter" />'
  }
}
customElements.define('host-field', HostField)

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  leaveHostPage()
})

test.each(['host-field', 'textarea'])(
  'what a host puts in as %s is reached by Tab, and typed into',
  async (tag) => {
    const names = Array.from({ length: 14 }, (_, index) => `Wallet${index}`)
    const kit = { modalSize: 'compact', slots: { connectFooter: createElement(tag) } } as const
    render(
      <ExampleKit kit={kit} installed={names}>
        <ConnectButton />
      </ExampleKit>,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
    const dialog = await screen.findByRole('dialog')
    const search = await screen.findByRole('searchbox')
    await comeToRest()
    const host = dialog.querySelector(tag)
    const field = host?.shadowRoot?.querySelector('input') ?? host
    search.focus()
    for (let stop = 0; stop < 6 && focusedElement() !== field; stop++)
      await userEvent.keyboard('{Tab}')
    expect(focusedElement()).toBe(field)
    await userEvent.keyboard('/')
    expect(focusedElement()).toBe(field)
    expect(field).toHaveProperty('value', '/')
    await userEvent.keyboard('{Tab}')
    expect(dialog.contains(document.activeElement)).toBe(true)
    expect(focusedElement()).not.toBe(field)
  },
)
