/** A page that draws the pairing by itself, over a real relay, with a phone that has a wallet. */
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
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
import { showKit } from '../testing/showKit.tsx'
import { QrCode } from '../ui/QrCode.tsx'
import { connectorsForWallets } from '../wallets/connectorsForWallets.ts'
import { defineWallet } from '../wallets/Wallet.ts'
import { ChainIcon, PairingCode, WalletIcon } from './parts.tsx'

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

beforeAll(async () => {
  relay = await startRelay()
})
afterAll(() => relay.stop())
beforeEach(async () => {
  wallet = createTestWallet({ name: 'Otter', privateKey, chains: [{ id: foundry.id }] })
  phone = await startPhone({ relayUrl: relay.url, wallet })
})
afterEach(async () => {
  cleanup()
  await phone.stop()
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
function showPage() {
  names += 1
  return showKit(<Own />, {
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
