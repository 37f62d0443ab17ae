import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { atStep } from '../testing/atStep.ts'
import { buildWalletOption } from '../testing/buildWalletOption.ts'
import { comeToRest } from '../testing/comeToRest.ts'
import { ExampleKit, exampleVisit } from '../testing/ExampleKit.tsx'
import { useOnPhone } from '../testing/useOnPhone.ts'
import type { WalletOption } from '../wallets/WalletOption.ts'
import { type ConnectFlow, reduceConnectFlow } from './connectFlow.ts'
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
    return (
      <ExampleKit>
        <ConnectModalView
          {...connectModal.args}
          layout="wide"
          wallets={[wallet]}
          flow={now}
          dispatch={(press) => rerender(draw(reduceConnectFlow(now, { attempt: 1, ...press })))}
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
  await press('Get the app')
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

test('a program on this computer is opened by a link, and can be got', () => {
  const program = buildWalletOption({
    name: 'Fox',
    desktop: { getUri: (uri) => `#fox:${uri}` },
    desktopDownloadUrl: `${shop}/program`,
  })
  visit(program, { flow: [{ name: 'connect', wallet: program, attempt: 1, uri: 'wc:1@2' }] })
  const link = screen.getByRole('link', { name: 'Open Fox' })
  expect(link.getAttribute('href')).toBe('#fox:wc:1@2')
  const get = screen.getByRole('link', { name: /^Get Fox/ })
  expect(get.getAttribute('href')).toBe(`${shop}/program`)
})

test.each([
  { phone: false, offers: 'Scan with Fox' },
  { phone: true, offers: 'Open Fox' },
])(
  'where the relay fails, this page is opened in the wallet: $offers',
  async ({ phone, offers }) => {
    const fallbackLink = `${shop}/open?url=https%3A%2F%2Fshop.test`
    const paired = buildWalletOption({
      name: 'Fox',
      qrCode: { getUri: (uri) => uri },
      fallbackLink,
    })
    const failure = { kind: 'timeout-relay', retryable: true } as const
    visit(paired, { flow: atStep({ name: 'connect', wallet: paired, attempt: 1, failure }), phone })
    await press(offers)
    if (phone) {
      const link = await screen.findByRole('link', { name: 'Open Fox' })
      expect(link.getAttribute('href')).toBe(fallbackLink)
    } else await screen.findByRole('img', { name: /QR code with the connection link for Fox/ })
  },
)

test('on a phone “Install” leads to the shop', () => {
  const app = { ...fox, extensionDownloadUrl: undefined, mobileDownloadUrl: `${shop}/app` }
  visit(app, { flow: [{ name: 'connect', wallet: app, attempt: 1 }], phone: true })
  expect(screen.getByRole('link', { name: /^INSTALL/ }).getAttribute('href')).toBe(`${shop}/app`)
})

test('a wallet that is installed while the ways to get it are shown can be connected there', async () => {
  render(
    <ExampleKit installed={[]} suggests="example">
      <ConnectButton />
    </ExampleKit>,
  )
  await press('Connect Wallet')
  await press('Get a Wallet')
  await press('Get Lantern')
  await screen.findByRole('heading', { name: 'Get Lantern' })
  exampleVisit().install('Lantern')
  await screen.findByRole('heading', { name: 'Lantern is ready' })
  await press('Connect')
  await screen.findByRole('button', { name: /Account/ })
})

test('a visitor without a wallet, on a page that names none, finds one to get', async () => {
  render(
    <ExampleKit installed={[]}>
      <ConnectButton />
    </ExampleKit>,
  )
  await press('Connect Wallet')
  await screen.findByText('No wallet found in this browser.')
  await userEvent.click((await screen.findAllByRole('button', { name: 'Get a Wallet' }))[0]!)
  await press('Get MetaMask')
  await screen.findByRole('heading', { name: 'Get MetaMask' })
  // Nothing can be paired here, and only this computer reaches the page of this test.
  expect(screen.queryByRole('heading', { name: 'MetaMask for your phone' })).toBeNull()
})

test.each([3, 5])(
  'beside the list, %i wallets to get stand whole over what a wallet is for',
  async (count) => {
    const wallets = Array.from({ length: count }, (_, index) => ({
      ...fox,
      id: `fox-${index}`,
      name: `Fox of town ${index}`,
    }))
    visit(fox, { wallets, flow: atStep({ name: 'get' }) })
    await comeToRest()
    const step = document.querySelector('.ck-column-step .ck-step')
    expect(step?.scrollHeight).toBe(step?.clientHeight)
    const rows = screen.getAllByRole('button', { name: /^Get Fox/ })
    const sentence = screen.getByText(/^A wallet keeps the keys/).getBoundingClientRect()
    expect(rows).toHaveLength(count)
    expect(rows.at(-1)?.getBoundingClientRect().bottom).toBeLessThan(sentence.top)
    // No half of the place is empty.
    const top = step?.getBoundingClientRect().top ?? 0
    expect((rows[0]?.getBoundingClientRect().top ?? 0) - top).toBeLessThan(96)
  },
)

test('a code that is not there yet is being prepared', () => {
  const wallet = buildWalletOption({ name: 'Fox', qrCode: { getUri: (uri) => uri } })
  visit(wallet, { flow: [{ name: 'connect', wallet, attempt: 1 }] })
  expect(screen.getByText('Preparing the code…')).toBeTruthy()
  expect(screen.queryByText(/Confirm the connection/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Scan with your phone' })).toBeTruthy()
})

/** A phone's browser around what is shown. */
function Phone({ children }: { children: ReactNode }) {
  useOnPhone(true)
  return children
}

// The page of a test lies in one of the runner's.
test.each([
  { installed: [], offers: true },
  { installed: ['Harbour'], offers: false },
])(
  'a page inside another page with the wallets $installed offers to leave it: $offers',
  async ({ installed, offers }) => {
    await page.viewport(390, 780)
    render(
      <Phone>
        <ExampleKit installed={installed} suggests="example">
          <ConnectButton />
        </ExampleKit>
      </Phone>,
    )
    await press('Connect Wallet')
    await screen.findByRole('button', { name: 'Lantern' })
    const link = screen.queryByRole('link', { name: 'Open this page by itself' })
    expect(link && [link.getAttribute('href'), link.getAttribute('target')]).toEqual(
      offers ? [location.href, '_top'] : null,
    )
  },
)
