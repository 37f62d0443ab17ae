import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Personality, rejecting, silent } from '@ghost-pay/test-wallet'

import { exampleVisit } from '../testing/ExampleKit.tsx'
import { openDialog } from '../testing/hostPage.tsx'
import { focused } from '../testing/screenReader.ts'

import '../styles.css'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const user = userEvent.setup()

const has = (name: string | RegExp) =>
  waitFor(() =>
    expect(focused(screen.getByRole('dialog'))).toMatch(
      typeof name === 'string' ? new RegExp(`^${name}$`) : name,
    ),
  )

/** Presses by the keyboard, as those do who listen. */
async function enter(name: string | RegExp) {
  const [control] = await within(screen.getByRole('dialog')).findAllByRole('button', { name })
  control?.focus()
  await user.keyboard('{Enter}')
}

/** Rejects, after long enough to move to another button. */
const rejectingLate: Personality = {
  name: 'rejecting late',
  decide: () => ({ answer: 'reject', code: 4001, message: 'No', until: 'released' }),
}

const live = () => screen.getByRole('dialog').querySelector('[data-ck-live]')?.textContent

describe.each([
  ['wide', 1280],
  ['sheet', 390],
])('each step has the focus, %s', (layout, width) => {
  beforeEach(() => page.viewport(width, 800))
  const isSheet = layout === 'sheet'

  test('getting a wallet, and back to what led away', async () => {
    const { dialog } = await openDialog({ suggests: 'example' })
    await enter('Get a Wallet')
    await has('Get a Wallet')
    const rows = await within(dialog).findAllByRole('button', { name: /^Get (?!a Wallet)/ })
    const name = rows[0]?.getAttribute('aria-label') ?? ''
    await enter(name)
    await has(/^Get /)
    await enter('Get the app')
    await has(/^Get /)
    await enter('Continue')
    await has(/^Get started with /)
    await enter('Back')
    await has('Continue')
    await enter('Back')
    await has('Get the app')
    await enter('Back')
    await has(name)
    await enter('Back')
    await has('Get a Wallet')
    expect(document.activeElement?.tagName).toBe('BUTTON')
  })

  test('asking a wallet, a refusal, another try, and Cancel', async () => {
    const { dialog } = await openDialog({ personality: rejecting() })
    await enter(/Harbour/)
    await within(dialog).findByText('You declined the request in Harbour.')
    await has(isSheet ? 'RETRY|Harbour' : /Harbour/)
    exampleVisit().wallet('Harbour').control.setPersonality(silent())
    await enter('RETRY')
    await has('Harbour')
    await waitFor(() => expect(live()).toBe('Opening Harbour... Confirm the connection in Harbour'))
    await enter('Cancel')
    await has(/^H?Harbour/)
    expect(document.activeElement?.hasAttribute('data-ck-row')).toBe(true)
    await waitFor(() => expect(live()).toBe(''))
  })

  test('a refusal that takes Cancel away has the focus on what can be done', async () => {
    const { dialog } = await openDialog({ personality: rejectingLate })
    await enter(/Harbour/)
    const cancel = await within(dialog).findByRole('button', { name: 'Cancel' })
    cancel.focus()
    exampleVisit().wallet('Harbour').control.release()
    await has('RETRY')
  })

  test('a code, and the way on to the app', async () => {
    const { dialog } = await openDialog({ suggests: 'example' })
    await enter(/Lantern/)
    await has(/Lantern/)
    await within(dialog).findByRole('img', { name: /^QR code/ })
    await enter('Get Lantern')
    await has(/^Get Lantern/)
  })

  test.runIf(isSheet)('learning more, and back', async () => {
    await openDialog()
    await enter('Learn More')
    await has('What is a Wallet\\?')
    await enter('Back')
    await has('Learn More')
  })

  test('Tab stays inside from the heading on', async () => {
    const { dialog } = await openDialog({ suggests: 'example' })
    await enter('Get a Wallet')
    await has('Get a Wallet')
    for (let times = 0; times < 3; times += 1) {
      await user.tab({ shift: true })
      expect(dialog.contains(document.activeElement)).toBe(true)
    }
  })
})
