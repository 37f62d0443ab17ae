import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { ExampleKit } from '../testing/ExampleKit.tsx'
import { addToPage, leaveHostPage } from '../testing/hostPage.tsx'
import type { DrawingRoot } from '../ui/place.ts'
import { InvalidRootError } from './errors.ts'

import '../styles.css'

afterEach(() => {
  cleanup()
  leaveHostPage()
})

const frameBody = () => (addToPage('iframe', {}) as HTMLIFrameElement).contentDocument!.body

test.each<[string, () => DrawingRoot]>([
  ['an element of a frame', frameBody],
  ['a shadow root in a frame', () => frameBody().attachShadow({ mode: 'open' })],
  ['an element of no page', () => document.implementation.createHTMLDocument().body],
])('%s is refused as a root', (_name, root) => {
  expect(() => render(<ExampleKit kit={{ root: root() }} />)).toThrow(InvalidRootError)
})

test('an element of the page is a root, also before it stands there', async () => {
  const root = document.createElement('div')
  render(
    <ExampleKit kit={{ root }}>
      <ConnectButton />
    </ExampleKit>,
  )
  addToPage('section', {}).append(root)
  ;(await screen.findByRole('button', { name: 'Connect Wallet' })).click()
  expect(root.contains(await screen.findByRole('dialog'))).toBe(true)
})
