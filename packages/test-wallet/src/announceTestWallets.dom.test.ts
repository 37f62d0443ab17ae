import { expect, test } from 'vitest'

import { announceTestWallets } from './announceTestWallets.ts'
import { createTestWallet } from './createTestWallet.ts'
import { promptInPanel } from './panel.ts'
import { spoofing } from './personalities/spoofing.ts'
import type { TestWallet, TestWalletParameters } from './TestWallet.ts'

const buildWallet = (parameters: Partial<TestWalletParameters> = {}): TestWallet =>
  createTestWallet({
    name: 'Alice',
    privateKey: `0x${'11'.repeat(32)}`,
    chains: [{ id: 31337 }],
    ...parameters,
  })

/** A page that collects announcements, as EIP-6963 describes it. */
function discover(): TestWallet[] {
  const found: TestWallet[] = []
  const collect = (event: Event) => {
    if (event instanceof CustomEvent) found.push(event.detail as TestWallet)
  }
  window.addEventListener('eip6963:announceProvider', collect)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  window.removeEventListener('eip6963:announceProvider', collect)
  return found
}

test('announces what EIP-6963 asks for, whenever the page asks', () => {
  const wallets = [buildWallet(), buildWallet({ name: 'Bob' })]
  const stop = announceTestWallets(wallets)
  expect(discover().map(({ info }) => info.name)).toEqual(['Alice', 'Bob'])
  const [alice, bob] = discover()
  expect(alice?.info.uuid).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  )
  expect(alice?.info.uuid).not.toBe(bob?.info.uuid)
  expect(alice?.info.rdns).toBe('pay.ghost.test-wallet.alice')
  expect(alice?.info.icon).toMatch(/^data:image\/svg\+xml,/)
  expect(alice?.provider).toBe(wallets[0]?.provider)
  expect(Object.isFrozen(alice)).toBe(true)
  stop()
  expect(discover()).toEqual([])
})

test('an icon is a picture whatever the name', () => {
  const { icon } = buildWallet({ name: '<&"' }).info
  const svg = decodeURIComponent(icon.slice('data:image/svg+xml,'.length))
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(parsed.querySelector('parsererror')).toBeNull()
  expect(parsed.querySelector('text')?.textContent).toBe('<')
})

test('a spoofing wallet announces false information', () => {
  const { info } = buildWallet({ personality: spoofing({ info: { rdns: 'io.metamask' } }) })
  expect(info.icon).toMatch(/^javascript:/)
  expect(info.rdns).toBe('io.metamask')
})

test('remembers the connection and the chain over a reload', async () => {
  const chains = [{ id: 31337 }, { id: 1337 }]
  const before = buildWallet({ remember: 'session', chains })
  await before.provider.request({ method: 'eth_requestAccounts' })
  before.control.switchChain(1337)
  const after = buildWallet({ remember: 'session', chains })
  expect(await after.provider.request({ method: 'eth_accounts' })).toHaveLength(1)
  expect(await after.provider.request({ method: 'eth_chainId' })).toBe('0x539')
  after.control.forget()
  const later = buildWallet({ remember: 'session', chains })
  expect(await later.provider.request({ method: 'eth_accounts' })).toEqual([])
  expect(sessionStorage).toHaveLength(1)
  const forgetful = buildWallet({ name: 'Bob' })
  await forgetful.provider.request({ method: 'eth_requestAccounts' })
  expect(sessionStorage).toHaveLength(1)
})

test('the panel asks in jsdom, too', async () => {
  const wallet = buildWallet({ consent: promptInPanel() })
  const panel = () => document.querySelector('[data-test-wallet-panel]')?.shadowRoot
  const press = async (name: string) => {
    await expect.poll(() => panel()?.querySelector('h2')?.textContent).toBe('Connect this page')
    panel()?.querySelector<HTMLButtonElement>(`button.${name}`)?.click()
  }
  const refused = wallet.provider.request({ method: 'eth_requestAccounts' })
  await press('reject')
  await expect(refused).rejects.toMatchObject({ code: 4001 })
  const accepted = wallet.provider.request({ method: 'eth_requestAccounts' })
  await press('approve')
  expect(await accepted).toHaveLength(1)
})
