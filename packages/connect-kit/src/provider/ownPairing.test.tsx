/** A page that draws the pairing by itself, over a real relay, with a phone that has a wallet. */
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { foundry } from 'wagmi/chains'
import { createTestWallet, type TestWallet } from '@ghost-pay/test-wallet'
import {
  clientStorage,
  type Phone,
  type Relay,
  startPhone,
  startRelay,
} from '@ghost-pay/test-wallet/relay'

import { useConnectWallet } from '../connect-modal/useConnectWallet.ts'
import * as limits from '../limits.ts'
import { showKit } from '../testing/showKit.tsx'
import { QrCode } from '../ui/QrCode.tsx'
import { connectorsForWallets } from '../wallets/connectorsForWallets.ts'
import { defineWallet } from '../wallets/Wallet.ts'
import { ConnectKitProvider } from './ConnectKitProvider.tsx'
import { ConnectDismissedError } from './errors.ts'
import { ChainIcon, PairingCode, WalletIcon } from './parts.tsx'
import { useConnectModal } from './useModals.ts'

// Before the SDK is loaded: the WebSocket of jsdom does not take the events of Node, and its connections end in an exception.
await vi.hoisted(async () => {
  const { WebSocket } = await import('ws')
  vi.stubGlobal('WebSocket', WebSocket)
})

let relay: Relay
let phone: Phone
let wallet: TestWallet
let names = 0
const privateKey = generatePrivateKey()

beforeEach(async () => {
  relay = await startRelay()
  wallet = createTestWallet({ name: 'Otter', privateKey, chains: [{ id: foundry.id }] })
  phone = await startPhone({ relayUrl: relay.url, wallet })
})
afterEach(async () => {
  vi.useRealTimers()
  cleanup()
  await phone.stop()
  await relay.stop()
})

const otter = defineWallet({
  id: 'otter',
  name: 'Otter',
  iconBackground: '#654321',
  qrCode: { getUri: '{rawUri}' },
})

function Own() {
  const { wallets, wallet, status, pairing, failure, connect, retry, cancel } = useConnectWallet()
  return (
    <>
      {wallets.map((option) => (
        <button type="button" key={option.id} onClick={() => connect(option)}>
          <WalletIcon wallet={option} /> {option.name}
        </button>
      ))}
      <p>{[status, failure?.kind].join(' ').trim()}</p>
      {wallet && pairing && <PairingCode wallet={wallet} pairing={pairing} />}
      {pairing && <output>{pairing.uri}</output>}
      <ChainIcon chainId={foundry.id} />
      <button type="button" onClick={retry}>
        Again
      </button>
      <button type="button" onClick={cancel}>
        Stop
      </button>
    </>
  )
}

/** A page whose list has one wallet, which is paired. */
function showPage(children: ReactNode = <Own />, onError?: () => void) {
  names += 1
  return showKit(children, {
    kit: { onError },
    connectors: connectorsForWallets([{ groupName: 'Ours', wallets: [otter] }], {
      appName: 'Shop',
      appUrl: 'https://shop.test',
      projectId: `own-${names}`,
      walletConnectParameters: {
        relayUrl: relay.url,
        storage: clientStorage(),
        storagePrefix: `own-${names}`,
      },
    }),
  })
}

const shownUri = async () => (await screen.findByRole('status')).textContent
const choose = async () => userEvent.click(await screen.findByRole('button', { name: /Otter$/ }))

test('the code that a page draws pairs with a phone', async () => {
  const { config } = showPage()
  await choose()
  const uri = await shownUri()
  expect(uri).toMatch(/^wc:[\da-f]{64}@2\?/)
  const code = screen.getByRole('img', { name: 'QR code with the connection link for Otter' })
  // What the dialog draws for the same text.
  const drawn = renderToStaticMarkup(
    <QrCode text={uri} alternative="" size="compact" logo={<i />} />,
  )
  expect(drawn).toContain(`d="${code.querySelector('path')?.getAttribute('d') ?? 'none'}"`)
  await phone.scan(uri)
  await screen.findByText('connected')
  const { accounts } = [...config.state.connections.values()][0] ?? {}
  expect(accounts).toEqual([privateKeyToAccount(privateKey).address])
  expect(screen.queryByRole('status')).toBeNull()
})

test('a visitor who refuses on the phone gets another code', async () => {
  showPage()
  wallet.control.rejectNext()
  await choose()
  const refused = await shownUri()
  await phone.scan(refused)
  await screen.findByText('failed rejected')
  await userEvent.click(screen.getByRole('button', { name: 'Again' }))
  await screen.findByText('code')
  const next = await shownUri()
  expect(next).not.toBe(refused)
  await phone.scan(next)
  await screen.findByText('connected')
})

test('a code that was given up connects nobody', async () => {
  const { config } = showPage()
  await choose()
  const uri = await shownUri()
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await screen.findByText('idle')
  expect(screen.queryByRole('status')).toBeNull()
  await phone.scan(uri)
  // The phone approves, and its answer has the time of a connection to arrive.
  await expect.poll(() => wallet.control.requests.length).toBeGreaterThan(0)
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(config.state.current).toBeNull()
  expect(screen.getByText('idle')).toBeTruthy()
})

/** A button that opens the dialog with the wallet, and what comes of that. */
function Opener() {
  const { connect } = useConnectModal()
  const open = () => {
    connect({ walletId: 'otter' }).catch((error: unknown) => ends.push(error))
  }
  return (
    <button type="button" onClick={open}>
      Open
    </button>
  )
}
const ends: unknown[] = []

test.each([
  ['that the page draws', <Own />, choose, []],
  [
    'of the dialog',
    <Opener />,
    () => userEvent.click(screen.getByRole('button', { name: 'Open' })),
    [new ConnectDismissedError()],
  ],
] as const)(
  'a kit that leaves the page with a code %s lets go of the relay, says nothing more, and can come again',
  async (_, page, open, expected) => {
    ends.length = 0
    const told = vi.fn()
    const { leave } = showPage(page, told)
    // That of the phone, if it has one already.
    const { sockets } = relay
    await open()
    await screen.findByRole('img', { name: /^QR code/ })
    expect(relay.sockets).toBeGreaterThan(sockets)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    leave()
    // So long a socket stays for a wallet that has read the code.
    await vi.advanceTimersByTimeAsync(limits.farewellTimeout)
    await expect.poll(() => relay.sockets).toBe(sockets)
    expect(ends).toEqual(expected)
    expect(told).not.toHaveBeenCalled()
    expect(document.querySelector('[data-ck-live]')).toBeNull()
    vi.useRealTimers()

    const { config } = showPage()
    await choose()
    await phone.scan(await shownUri())
    await screen.findByText('connected')
    expect(config.state.current).not.toBeNull()
  },
)

/** Two parts of a page with a provider each; one of them can go. */
function TwoParts() {
  const [isThere, setThere] = useState(true)
  return (
    <>
      <section aria-label="stays">
        <Own />
      </section>
      {isThere && (
        <ConnectKitProvider>
          <section aria-label="leaves">
            <Own />
          </section>
        </ConnectKitProvider>
      )}
      <button type="button" onClick={() => setThere(false)}>
        Leave
      </button>
    </>
  )
}

test('a provider that leaves does not give up what another asks of the same wallet', async () => {
  const { config } = showPage(<TwoParts />)
  const part = (name: string) => within(screen.getByRole('region', { name }))
  const chooseIn = async (name: string) =>
    userEvent.click(await part(name).findByRole('button', { name: /Otter$/ }))
  await chooseIn('leaves')
  await part('leaves').findByRole('status')
  await chooseIn('stays')
  const uri = (await part('stays').findByRole('status')).textContent
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  await phone.scan(uri)
  await part('stays').findByText('connected')
  expect(config.state.current).not.toBeNull()
})
