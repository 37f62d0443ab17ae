import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { connect } from 'wagmi/actions'

import { ConnectButton } from './connect-button/ConnectButton.tsx'
import { ExampleKit } from './testing/ExampleKit.tsx'
import { addToPage, hitOf, leaveHostPage, mountIn } from './testing/hostPage.tsx'
import { watchMissingFiles, withhold } from './testing/missingFiles.ts'
import { connector, createPage, show } from './testing/signInPage.tsx'

import './styles.css'

const uncaught = watchMissingFiles()
afterEach(leaveHostPage)

/** The frame stands where the dialog would be, with the way on; a press beside it and Escape leave the page as it was. */
async function seeWayOn(opener: HTMLElement) {
  const reload = await screen.findByRole('button', { name: 'Refresh this page' })
  expect(document.activeElement).toBe(reload)
  const frame = document.querySelector('.ck-dialog')!.getBoundingClientRect()
  const box = reload.getBoundingClientRect()
  expect(box.left + box.width / 2).toBeCloseTo(frame.left + frame.width / 2, 0)
  expect(box.top + box.height / 2).toBeCloseTo(frame.top + frame.height / 2, 0)
  await new Promise((resolve) => setTimeout(resolve, 600))
  await userEvent.click(document.querySelector('.ck-backdrop')!)
  await seeLeft(opener)
  await userEvent.click(opener)
  await screen.findByRole('button', { name: 'Refresh this page' })
  await userEvent.keyboard('{Escape}')
  await seeLeft(opener)
}

async function seeLeft(opener: HTMLElement) {
  await waitFor(() => expect(document.querySelector('.ck-layer')).toBeNull())
  expect(document.activeElement).toBe(opener)
}

test('a dialog whose code is gone says how to go on, and the page stands', async () => {
  await withhold('OpenDialog.tsx')
  render(
    <ExampleKit kit={{ prepare: 'intent' }}>
      <ConnectButton />
    </ExampleKit>,
  )
  const button = await screen.findByRole('button', { name: 'Connect Wallet' })
  await userEvent.click(button)
  await seeWayOn(button)
  expect(document.contains(button)).toBe(true)
  expect(uncaught).toEqual([])
})

test('so does a sign-in that the page asks for', async () => {
  await withhold('OpenDialog.tsx', 'SignInModal.tsx')
  const shop = createPage()
  show(shop, { optional: true })
  await connect(shop.config, { connector: connector(shop.config) })
  await screen.findByRole('button', { name: /Account/ })
  const signIn = screen.getByRole('button', { name: 'Sign in' })
  await userEvent.click(signIn)
  await screen.findByRole('button', { name: 'Refresh this page' })
  // As wide as the sign-in, which has no list beside it.
  expect(document.querySelector('.ck-dialog')!.getAttribute('data-size')).toBe('narrow')
  await seeWayOn(signIn)
  expect(document.contains(signIn)).toBe(true)
  expect(uncaught).toEqual([])
})

describe('the way on is in reach', () => {
  const over = { position: 'fixed', inset: '0', 'z-index': '2147483647', background: '#fff' }
  const ways: [string, () => HTMLElement][] = [
    [
      'in a modal dialog of the page',
      () => {
        const dialog = addToPage('dialog', {}) as HTMLDialogElement
        dialog.showModal()
        return dialog
      },
    ],
    [
      'in a popover of the page',
      () => {
        const popover = addToPage('div', { margin: '0' })
        popover.popover = 'auto'
        popover.showPopover()
        return popover
      },
    ],
    ['in a layer of the page over everything', () => addToPage('div', over)],
    [
      'on a page that moves its body',
      () => {
        addToPage('style', {}, 'body { transform: translateZ(0) }')
        const home = addToPage('div', { height: '3000px', 'padding-block-start': '900px' })
        scrollTo(0, 800)
        return home
      },
    ],
  ]
  test.each(ways)('%s', async (_name, show) => {
    await withhold('OpenDialog.tsx')
    const home = show()
    mountIn(
      addToPage('div', {}, '', home),
      <ExampleKit kit={{ prepare: 'intent' }}>
        <ConnectButton />
      </ExampleKit>,
    )
    const button = await screen.findByRole('button', { name: 'Connect Wallet' })
    await userEvent.click(button)
    const reload = await screen.findByRole('button', { name: 'Refresh this page' })
    expect(reload.contains(hitOf(reload))).toBe(true)
    await userEvent.keyboard('{Escape}')
    await seeLeft(button)
    expect(home.matches('dialog:not([open])')).toBe(false)
    expect(uncaught).toEqual([])
  })
})
