import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { buildWalletOption, exampleWallets } from '../../testing/buildWalletOption.ts'
import { addLiveRegion } from '../../ui/addLiveRegion.ts'
import { liveRegion } from '../../ui/useAnnounce.ts'
import type { WalletOption } from '../../wallets/WalletOption.ts'
import type { ConnectingStep } from '../connectFlow.ts'
import { ConnectStep } from './ConnectStep.tsx'

let removeRegion = () => {}
beforeEach(() => {
  removeRegion = addLiveRegion()
})
afterEach(() => {
  cleanup()
  removeRegion()
})

const lantern = exampleWallets.find(({ name }) => name === 'Lantern')!

function Step({ phone = false, ...step }: Partial<ConnectingStep> & { phone?: boolean }) {
  return (
    <StrictMode>
      <ConnectStep
        step={{ name: 'connect', wallet: lantern, attempt: 1, ...step }}
        layout="compact"
        phone={phone}
        dispatch={() => {}}
      />
    </StrictMode>
  )
}

const labels = () =>
  [...document.querySelectorAll('.ck-button')].map(({ textContent }) => textContent)

/** What was announced to screen readers since the last call. */
async function said() {
  const region = document.querySelector(`[${liveRegion}]`)!
  await waitFor(() => expect(region.textContent.trim()).not.toBe(''))
  // Long enough for further words to show.
  await act(() => new Promise((resolve) => setTimeout(resolve, 150)))
  const words = region.textContent.trim()
  region.textContent = ''
  return words
}

test('a phone without the app is shown the shop, beside the page, and the way on', () => {
  render(<Step phone uri="wc:1" />)
  expect(labels()).toEqual(['Open Lantern', 'Get Lantern', 'Copy link', 'Cancel'])
  const shop = screen.getByRole<HTMLAnchorElement>('link', {
    name: 'Get Lantern, opens in a new tab',
  })
  expect(shop.getAttribute('href')).toBe(lantern.mobileDownloadUrl)
  expect(shop).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' })
})

test('the copied link is the pairing’s own, for an app that does not know its own links', async () => {
  // Brings a clipboard, which jsdom has not.
  const user = userEvent.setup()
  render(<Step phone uri="wc:1@2?key=0" />)
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  await screen.findByRole('button', { name: 'Copied!' })
  expect(await navigator.clipboard.readText()).toBe('wc:1@2?key=0')
})

test.each([
  ['the app has no shop on this phone', { ...lantern, mobileDownloadUrl: undefined }, 'Get'],
  [
    'the wallet is in the browser',
    buildWalletOption({ name: 'Lantern', mobileDownloadUrl: 'https://x.y' }),
    'Get',
  ],
])('where %s there is nothing to get', (_, wallet: WalletOption, word) => {
  render(<Step phone uri="wc:1" wallet={wallet} />)
  expect(labels().filter((label) => label.startsWith(word))).toEqual([])
})

test('before there is a link, and after the wallet has refused, there is nothing to copy', () => {
  const page = render(<Step phone />)
  expect(labels()).toEqual(['Cancel'])
  page.rerender(<Step phone uri="wc:1" failure={{ kind: 'rejected', retryable: true }} />)
  expect(labels()).toEqual(['RETRY'])
})

test('a wallet that can be neither asked nor got says what to do instead', () => {
  render(<Step wallet={buildWalletOption({ name: 'Meridian', ready: false })} />)
  screen.getByText('Meridian is not available')
  screen.getByText('Meridian cannot be reached from this site. Choose another wallet.')
})

test('each code that takes the place of another one is announced', async () => {
  const page = render(<Step uri="wc:1" />)
  expect(await said()).toBe('QR code with the connection link for Lantern')
  page.rerender(<Step uri="wc:2" />)
  expect(await said()).toBe('There is a new code to scan.')
  page.rerender(<Step uri="wc:3" />)
  expect(await said()).toBe('There is a new code to scan.')
  page.rerender(<Step uri="wc:3" asking />)
  expect(await said()).toBe('Confirm the connection in Lantern')
})
