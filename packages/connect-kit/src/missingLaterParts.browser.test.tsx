import { composeStories } from '@storybook/react-vite'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import preview from '../.storybook/preview.tsx'
import { ConnectButton } from './connect-button/ConnectButton.tsx'
import * as stories from './connect-modal/ConnectModal.stories.tsx'
import { comeToRest } from './testing/comeToRest.ts'
import { ExampleKit } from './testing/ExampleKit.tsx'
import { hitOf } from './testing/hostPage.tsx'
import { watchMissingFiles, withhold } from './testing/missingFiles.ts'
import { createPage, show } from './testing/signInPage.tsx'

import './styles.css'

const { ScanCode } = composeStories(stories, preview)

const uncaught = watchMissingFiles()
beforeEach(() => withhold('laterParts.tsx', 'QrCode.tsx'))

test('a sign-in without its code says how to go on, and the wallet stays connected', async () => {
  const shop = createPage()
  show(shop)
  const button = await screen.findByRole('button', { name: 'Connect Wallet' })
  const seeWayOn = async () => {
    await screen.findByRole('dialog', { name: 'Verify your account' })
    const reload = screen.getByRole('button', { name: 'Refresh this page' })
    await waitFor(() => expect(document.activeElement).toBe(reload))
    expect(document.querySelectorAll('.ck-layer:not([inert])')).toHaveLength(1)
    await comeToRest()
    expect(reload.contains(hitOf(reload))).toBe(true)
    const { bottom } = document.querySelector('.ck-dialog')!.getBoundingClientRect()
    expect(reload.getBoundingClientRect().bottom).toBeLessThan(bottom)
    // Beside its heading, not over it.
    const heading = screen.getByRole('heading', { name: 'Verify your account' })
    expect(reload.getBoundingClientRect().top).toBeGreaterThan(
      heading.getBoundingClientRect().bottom,
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(button)
    expect(shop.config.state.status).toBe('connected')
  }
  await userEvent.click(button)
  await userEvent.click(await screen.findByRole('button', { name: /^Harbour/ }))
  await seeWayOn()
  await userEvent.click(button)
  await seeWayOn()
  expect(uncaught).toEqual([])
})

test('so does the dialog of an account', async () => {
  render(
    <ExampleKit connected>
      <ConnectButton />
    </ExampleKit>,
  )
  const button = await screen.findByRole('button', { name: /0x7E/ })
  await userEvent.click(button)
  await screen.findByRole('dialog', { name: 'Your account' })
  screen.getByRole('button', { name: 'Refresh this page' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(button)
  expect(uncaught).toEqual([])
})

test('so does the place of a code, in its size, and the link can still be copied', async () => {
  render(<ScanCode />)
  const reload = await screen.findByRole('button', { name: 'Refresh this page' })
  await comeToRest()
  const { width, height } = reload.closest('.ck-qr')!.getBoundingClientRect()
  expect([width, height]).toEqual([382, 382])
  screen.getByRole('button', { name: 'Copy link' })
  expect(uncaught).toEqual([])
})
