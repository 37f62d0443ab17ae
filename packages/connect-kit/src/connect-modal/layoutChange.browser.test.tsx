import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { createExampleSignIn } from '../testing/exampleServer.ts'
import { addToPage, leaveHostPage, openDialog } from '../testing/hostPage.tsx'

import '../styles.css'

const wide = () => page.viewport(844, 390)
const upright = () => page.viewport(390, 844)

beforeEach(wide)
afterEach(() => {
  cleanup()
  leaveHostPage()
  localStorage.clear()
})

/** Until the dialog has the other layout. */
const isSheet = (dialog: HTMLElement, wanted: boolean) =>
  waitFor(() => expect('sheet' in dialog.dataset).toBe(wanted))

/** The phone is turned upright and back, and the dialog is the same element all the time. */
async function turn(dialog: HTMLElement, look: (layout: 'upright' | 'wide') => void) {
  await upright()
  await isSheet(dialog, true)
  look('upright')
  await wide()
  await isSheet(dialog, false)
  look('wide')
  expect(screen.getByRole('dialog')).toBe(dialog)
}

const many = Array.from('ABCDEFGHIJKLMN', (letter) => `${letter}ster`)

test('what is typed over a long list is typed there in every layout, and has the focus', async () => {
  const { dialog } = await openDialog({ installed: many })
  const field = await within(dialog).findByRole('searchbox')
  await userEvent.type(field, 'ste')
  await turn(dialog, () => {
    expect(dialog.contains(field)).toBe(true)
    expect(within(dialog).getByRole('searchbox')).toHaveProperty('value', 'ste')
    expect(document.activeElement).toBe(field)
    expect(dialog.querySelectorAll('[data-ck-row]')).toHaveLength(many.length)
  })
  await upright()
  await isSheet(dialog, true)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Back' }))
  await within(dialog).findByRole('button', { name: 'All wallets' })
  expect(within(dialog).queryByRole('searchbox')).toBeNull()
  expect(dialog.querySelector('.ck-step')?.getAttribute('data-slide')).toBe('back')
})

test('what a visitor has typed into a part of the host’s, where it is scrolled to and what has the focus stay', async () => {
  const connectHeader = (
    <div style={{ blockSize: 400 }}>
      <input aria-label="Code of a friend" />
    </div>
  )
  const { dialog } = await openDialog({ kit: { slots: { connectHeader } } })
  const field = await within(dialog).findByRole('textbox', { name: 'Code of a friend' })
  await userEvent.type(field, 'HELLO')
  const around = dialog.querySelector('.ck-around')!
  around.scrollTop = 30
  await turn(dialog, () => {
    expect(dialog.contains(field)).toBe(true)
    expect(field).toHaveProperty('value', 'HELLO')
    expect(document.activeElement).toBe(field)
    expect(around.scrollTop).toBe(30)
  })
})

test('a row that has the focus has it in a list of another look too', async () => {
  const { dialog } = await openDialog()
  const row = await within(dialog).findByRole('button', { name: /Juniper/ })
  row.focus()
  await turn(dialog, () => {
    expect((document.activeElement as HTMLElement).dataset['ckRow']).toBe('Juniper')
  })
})

test('a code stays the same one, asked for once, and the button that has the focus has it', async () => {
  const { dialog } = await openDialog({ suggests: 'example' })
  await userEvent.click(await within(dialog).findByRole('button', { name: /Lantern/ }))
  const code = await within(dialog).findByRole('img', { name: /^QR code/ })
  const copy = await within(dialog).findByRole('button', { name: 'Copy link' })
  copy.focus()
  await turn(dialog, () => {
    expect(within(dialog).getByRole('img', { name: /^QR code/ })).toBe(code)
    expect(document.activeElement).toBe(copy)
  })
})

test('Back, which another header draws, has the focus there', async () => {
  const { dialog } = await openDialog({ suggests: 'example' })
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Get a Wallet' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Get a Wallet'))
  within(dialog).getByRole('button', { name: 'Back' }).focus()
  await turn(dialog, () => {
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Back')
  })
})

test('a sign-in stays as it is', async () => {
  const { dialog } = await openDialog({ signIn: createExampleSignIn() })
  await userEvent.click(await within(dialog).findByRole('button', { name: /Harbour/ }))
  const asked = await screen.findByRole('dialog', { name: 'Verify your account' })
  const send = await within(asked).findByRole('button', { name: 'Send message' })
  send.focus()
  await turn(asked, () => {
    expect(asked.contains(send)).toBe(true)
    expect(document.activeElement).toBe(send)
  })
})

test('a page in a frame that keeps it says what to do in every layout, once it was tried', async () => {
  const frame = addToPage('iframe', { position: 'fixed', inset: '0' }) as HTMLIFrameElement
  for (const side of ['width', 'height']) frame.style.setProperty(side, '100%')
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
  frame.src = new URL('../testing/framed.html', import.meta.url).href
  const inside = page.frameLocator(page.elementLocator(frame))
  await inside.getByRole('button', { name: 'Connect Wallet' }).click()
  await inside.getByRole('link', { name: 'Open this page by itself' }).click()
  const body = within(frame.contentDocument!.body)
  const kept = 'It does not open from here. Copy the link and open it in your wallet’s browser.'
  const said = await body.findByText(kept, { selector: 'p' })
  const dialog = body.getByRole('dialog')
  await upright()
  await isSheet(dialog, true)
  expect(body.getByText(kept, { selector: 'p' })).toBe(said)
})
