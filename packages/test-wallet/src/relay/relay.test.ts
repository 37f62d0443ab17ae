import { SignClient } from '@walletconnect/sign-client'
import { verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestWallet } from '../createTestWallet.ts'
import { rejecting } from '../personalities/rejecting.ts'
import type { Personality } from '../Personality.ts'
import { clientStorage } from './clientStorage.ts'
import type { Phone } from './Phone.ts'
import { startPhone } from './startPhone.ts'
import { type Relay, startRelay } from './startRelay.ts'

let relay: Relay
const stops: (() => Promise<void>)[] = []

beforeAll(async () => {
  relay = await startRelay()
})
afterAll(async () => {
  for (const stop of stops) await stop()
  await relay.stop()
})

/** A page, the code that it shows, and a phone with a wallet. */
async function meet(personality?: Personality) {
  const wallet = createTestWallet({
    name: 'Otter',
    privateKey: `0x${'11'.repeat(32)}`,
    chains: [{ id: 31337 }, { id: 1337 }],
    personality,
  })
  const phone: Phone = await startPhone({ relayUrl: relay.url, wallet })
  const page = await SignClient.init({
    projectId: 'page',
    metadata: { name: 'Shop', description: '', url: 'https://shop.test', icons: [] },
    relayUrl: relay.url,
    storage: clientStorage(),
    customStoragePrefix: `page-${stops.length}`,
    logger: 'silent',
    telemetryEnabled: false,
  })
  stops.push(phone.stop, () => page.core.relayer.transportClose())
  const { uri = '', approval } = await page.connect({
    optionalNamespaces: {
      eip155: {
        chains: ['eip155:31337', 'eip155:1337'],
        methods: ['personal_sign'],
        events: ['chainChanged', 'accountsChanged'],
      },
    },
  })
  return { wallet, phone, page, uri, approval }
}

test('a phone with a wallet connects, signs, and tells the page what changes', async () => {
  const { wallet, phone, page, uri, approval } = await meet()
  await phone.scan(uri)
  const { topic, namespaces } = await approval()
  const address = wallet.control.accounts[0] ?? '0x'
  expect(namespaces['eip155']?.accounts).toEqual([
    `eip155:31337:${address}`,
    `eip155:1337:${address}`,
  ])

  const request = { method: 'personal_sign', params: ['0x6869', address] }
  const signature = await page.request<`0x${string}`>({ topic, chainId: 'eip155:31337', request })
  expect(await verifyMessage({ address, message: 'hi', signature })).toBe(true)

  const events: unknown[] = []
  page.on('session_event', ({ params }) => events.push(params))
  wallet.control.switchChain(1337)
  await expect
    .poll(() => events)
    .toContainEqual({ chainId: 'eip155:1337', event: { name: 'chainChanged', data: 1337 } })

  wallet.control.rejectNext()
  await expect(page.request({ topic, chainId: 'eip155:1337', request })).rejects.toMatchObject({
    code: 4001,
  })
})

test('a wallet that rejects, rejects the page', async () => {
  const { phone, uri, approval } = await meet(rejecting())
  // Listened to from the beginning: the answer may come before the code has been scanned.
  const answer = approval().catch((error: unknown) => error)
  await phone.scan(uri)
  expect(await answer).toMatchObject({ code: 5000 })
})

test('a relay can fall silent, and can be left by everybody', async () => {
  const { phone, uri, approval } = await meet()
  relay.silent = true
  let connected = false
  const session = approval().then(() => {
    connected = true
  })
  const scanned = phone.scan(uri)
  scanned.catch(() => {})
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(connected).toBe(false)
  relay.silent = false
  const before = relay.connections
  relay.drop()
  await expect.poll(() => relay.connections).toBeGreaterThan(before)
  void session
})
