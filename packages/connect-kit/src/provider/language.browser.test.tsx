import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { useLanguage } from '../languages/useLanguage.ts'
import { ExampleKit } from '../testing/ExampleKit.tsx'

afterEach(() => {
  cleanup()
  document.documentElement.removeAttribute('lang')
})

function Page() {
  return (
    <ExampleKit kit={useLanguage()}>
      <ConnectButton />
    </ExampleKit>
  )
}

test('in an Arabic page the button and its dialog are Arabic, from right to left', async () => {
  document.documentElement.lang = 'ar-EG'
  render(<Page />)
  await userEvent.click(await screen.findByRole('button', { name: 'ربط المحفظة' }))
  const dialog = await screen.findByRole('dialog', { name: 'ربط محفظة' })
  expect(dialog.closest('[lang]')).toMatchObject({ lang: 'ar-EG', dir: 'rtl' })
  expect(getComputedStyle(dialog).direction).toBe('rtl')
})

test('a dialog that is open changes its language with the page', async () => {
  render(<Page />)
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  await screen.findByRole('dialog', { name: 'Connect a Wallet' })
  document.documentElement.lang = 'ja'
  await screen.findByRole('dialog', { name: 'ウォレットを接続' })
})
