import axe from 'axe-core'
import { hashTypedData } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { createTestWallet } from './createTestWallet.ts'
import { promptInPanel } from './panel.ts'
import { overlay } from './personalities/overlay.ts'
import type { TestWalletParameters } from './TestWallet.ts'

// A key for nothing but this test.
const privateKey = `0x${'11'.repeat(32)}` as const
const { address } = privateKeyToAccount(privateKey)

const buildWallet = (parameters: Partial<TestWalletParameters> = {}) =>
  createTestWallet({
    name: 'Alice',
    privateKey,
    chains: [{ id: 31337, name: 'Ghost Devnet' }],
    consent: promptInPanel(),
    ...parameters,
  })

const connect = (wallet = buildWallet()) =>
  wallet.provider.request({ method: 'eth_requestAccounts' })

const approve = () => page.getByRole('button', { name: 'Approve' })
const reject = () => page.getByRole('button', { name: 'Reject' })

const panelRoot = () => document.querySelector('[data-test-wallet-panel]')?.shadowRoot

/** The panel's own focus: from outside, the whole panel has it. */
const focusedInPanel = () => panelRoot()?.activeElement?.textContent

const typedData = {
  domain: { chainId: 31337, verifyingContract: address },
  types: {
    EIP712Domain: [
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    SafeTx: [
      { name: 'to', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'data', type: 'bytes' },
    ],
  },
  primaryType: 'SafeTx',
  message: { to: address, value: '1000000000000000000', data: '0x' },
}
const hash = hashTypedData({
  domain: typedData.domain,
  types: { SafeTx: typedData.types.SafeTx },
  primaryType: 'SafeTx',
  message: typedData.message,
})

/** A modal dialog of the page, as connect kits open them. */
function openPageDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', 'Connect a Wallet')
  dialog.append('Opening Alice…')
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}

afterEach(() => {
  // A question that a failed test left open would keep the next one waiting.
  panelRoot()?.querySelector<HTMLButtonElement>('.reject')?.click()
  for (const element of document.querySelectorAll('dialog, [data-test-wallet-panel], [popover]'))
    element.remove()
})

describe('the panel', () => {
  test('prompts, and returns the accounts when the user approves', async () => {
    const answer = connect()
    await expect.element(page.getByRole('heading', { name: 'Connect this page' })).toBeVisible()
    await approve().click()
    expect(await answer).toEqual([address])
    expect(document.querySelector('[data-test-wallet-panel]')).toBeNull()
  })

  test('says what wallet it is: that its keys are public, or what its maker says', async () => {
    for (const [consent, about] of [
      [promptInPanel(), 'Test wallet with public keys'],
      [
        promptInPanel({ about: 'Demo owners. No keys of yours.' }),
        'Demo owners. No keys of yours.',
      ],
    ] as const) {
      const answer = connect(buildWallet({ consent }))
      await expect.element(page.getByText(about)).toBeVisible()
      await approve().click()
      await answer
    }
  })

  test('answers 4001 when the user rejects', async () => {
    const answer = connect().catch((error: unknown) => error)
    await reject().click()
    expect(await answer).toMatchObject({ code: 4001 })
  })

  test('Enter approves and Escape rejects', async () => {
    const first = connect()
    await expect.poll(focusedInPanel).toBe('Approve')
    await userEvent.keyboard('{Enter}')
    expect(await first).toEqual([address])
    const second = connect().catch((error: unknown) => error)
    await expect.poll(focusedInPanel).toBe('Approve')
    await userEvent.keyboard('{Escape}')
    expect(await second).toMatchObject({ code: 4001 })
  })

  test('gives the focus back', async () => {
    const button = document.createElement('button')
    button.textContent = 'Connect'
    document.body.append(button)
    button.focus()
    const answer = connect()
    await approve().click()
    await answer
    expect(document.activeElement).toBe(button)
    button.remove()
  })

  test('shows what is signed: account, hash, and every field', async () => {
    const wallet = buildWallet({ auto: true })
    await connect(wallet)
    wallet.control.setAuto(false)
    const signature = wallet.provider.request({
      method: 'eth_signTypedData_v4',
      params: [address, JSON.stringify(typedData)],
    })
    const panel = page.getByRole('dialog', { name: 'Alice: Sign SafeTx' })
    await expect.element(panel).toBeVisible()
    for (const fact of ['Ghost Devnet', '1000000000000000000', hash])
      await expect.element(panel.getByText(fact, { exact: true })).toBeVisible()
    await approve().click()
    expect(await signature).toMatch(/^0x[\da-f]{130}$/)
  })

  test('shows a request’s text as text', async () => {
    const wallet = buildWallet({ name: '<img src=x onerror=alert(1)>' })
    const answer = connect(wallet)
    await expect.element(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    await approve().click()
    await answer
  })

  test('asks one question after the other', async () => {
    const consent = promptInPanel()
    const first = connect(buildWallet({ consent }))
    const second = connect(buildWallet({ name: 'Bob', consent }))
    await page
      .getByRole('dialog', { name: 'Alice: Connect this page' })
      .getByText('Approve')
      .click()
    expect(await first).toEqual([address])
    await page.getByRole('dialog', { name: 'Bob: Connect this page' }).getByText('Approve').click()
    expect(await second).toEqual([address])
  })

  test('can be used while a modal dialog of the page is open, and leaves it open', async () => {
    const dialog = openPageDialog()
    const answer = connect()
    await approve().click()
    expect(await answer).toEqual([address])
    expect(dialog.open).toBe(true)
  })

  test('comes back above a dialog that opens later', async () => {
    const answer = connect()
    await expect.element(approve()).toBeVisible()
    openPageDialog()
    await approve().click()
    expect(await answer).toEqual([address])
  })

  test('leaves the page usable when nothing is in its way', async () => {
    let pressed = 0
    const button = document.createElement('button')
    button.textContent = 'Cancel'
    button.addEventListener('click', () => (pressed += 1))
    document.body.append(button)
    const answer = connect()
    await expect.element(approve()).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(pressed).toBe(1)
    await approve().click()
    await answer
    button.remove()
  })

  test('keeps its presses to itself', async () => {
    const received: string[] = []
    const listener = ({ type }: Event) => received.push(type)
    const events = ['pointerdown', 'click', 'keydown', 'focusin'] as const
    for (const event of events) document.addEventListener(event, listener)
    const answer = connect()
    await approve().click()
    await answer
    for (const event of events) document.removeEventListener(event, listener)
    expect(received).toEqual([])
  })

  test('has no accessibility violations, light and dark', async () => {
    const answer = connect()
    await expect.element(approve()).toBeVisible()
    const host = document.querySelector('[data-test-wallet-panel]')
    if (!(host instanceof HTMLElement)) throw new Error('There is no panel.')
    for (const scheme of ['light', 'dark']) {
      host.style.setProperty('color-scheme', scheme)
      const { violations } = await axe.run(host)
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    }
    await approve().click()
    await answer
  })
})

describe('a wallet that paints its own overlay', () => {
  test.each(['element', 'popover', 'dialog'] as const)('asks in a %s', async (surface) => {
    const answer = connect(buildWallet({ personality: overlay({ surface }) }))
    await approve().click()
    expect(await answer).toEqual([address])
    expect(document.querySelector('[data-test-wallet-overlay]')).toBeNull()
  })

  test('asks in an iframe', async () => {
    const answer = connect(buildWallet({ personality: overlay({ surface: 'iframe' }) }))
    await expect.element(page.getByTitle('Alice: Connect this page')).toBeVisible()
    const frame = document.querySelector('iframe')
    await expect.poll(() => frame?.contentDocument?.querySelector('.approve')).toBeTruthy()
    frame?.contentDocument?.querySelector<HTMLButtonElement>('.approve')?.click()
    expect(await answer).toEqual([address])
  })
})
