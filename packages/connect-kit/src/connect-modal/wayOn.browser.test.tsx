import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { buildWalletOption } from '../testing/buildWalletOption.ts'
import { ExampleKit } from '../testing/ExampleKit.tsx'
import type { WalletOption } from '../wallets/WalletOption.ts'
import { type ConnectFlow, currentStep, reduceConnectFlow } from './connectFlow.ts'
import connectModal from './ConnectModal.stories.tsx'
import { ConnectModalView, type ConnectModalViewProps } from './ConnectModalView.tsx'

import '../styles.css'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const shop = 'https://wallet.example'

/** The dialog of a page that cannot pair, with one wallet; what was chosen is asked for by a new step. */
function visit(
  wallet: WalletOption,
  { flow, ...props }: { flow: ConnectFlow } & Partial<ConnectModalViewProps>,
) {
  const { rerender } = render(draw(flow))
  function draw(now: ConnectFlow) {
    const go = (event: Parameters<typeof reduceConnectFlow>[1]) =>
      rerender(draw(reduceConnectFlow(now, event)))
    return (
      <ExampleKit>
        <ConnectModalView
          {...connectModal.args}
          layout="wide"
          wallets={[wallet]}
          step={currentStep(now)}
          onMobile={() => go({ type: 'mobilePressed' })}
          onConnect={(chosen) => go({ type: 'walletSelected', wallet: chosen, attempt: 1 })}
          {...props}
        />
      </ExampleKit>
    )
  }
}

const fox = buildWalletOption({
  name: 'Fox',
  ready: false,
  extensionDownloadUrl: `${shop}/extension`,
  downloadUrls: { qrCode: `${shop}/app` },
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('a wallet that cannot be paired here is got as an extension alone', () => {
  visit(fox, { flow: [{ name: 'downloadOptions', wallet: fox }] })
  expect(screen.getByRole('heading', { name: /^Fox for (?!your phone)/ })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Fox for your phone' })).toBeNull()
})

test('the app that was got opens this page by a code, without a relay', async () => {
  const opens = { ...fox, pageLink: `${shop}/open?url=https%3A%2F%2Fshop.test` }
  visit(opens, { flow: [{ name: 'downloadOptions', wallet: opens }] })
  await press('Get the App')
  await press('Continue')
  expect(
    await screen.findByRole('img', { name: /QR code with the connection link for Fox/ }),
  ).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Scan with Fox' })).toBeTruthy()
})

test('on a phone a wallet that cannot be paired opens this page', () => {
  const opens = buildWalletOption({ name: 'Fox', pageLink: `${shop}/open?url=here` })
  visit(opens, { flow: [{ name: 'connect', wallet: opens, attempt: 1 }], phone: true })
  expect(screen.getByRole('link', { name: 'Open Fox' }).getAttribute('href')).toBe(opens.pageLink)
})

test('on a phone “Install” leads to the shop', () => {
  const app = { ...fox, extensionDownloadUrl: undefined, mobileDownloadUrl: `${shop}/app` }
  visit(app, { flow: [{ name: 'connect', wallet: app, attempt: 1 }], phone: true })
  expect(screen.getByRole('link', { name: /^INSTALL/ }).getAttribute('href')).toBe(`${shop}/app`)
})
