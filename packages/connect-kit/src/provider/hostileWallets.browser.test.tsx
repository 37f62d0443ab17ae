import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { hostileCases, type HostileSubject, startHostileCase } from '@ghost-pay/test-wallet/hostile'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { ExampleKit } from '../testing/ExampleKit.tsx'

import '../styles.css'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const find = (selector: string, text: RegExp = /./): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((each) => text.test(each.textContent))

const patience = { timeout: 30_000, interval: 10 }

/** Presses what is there, or comes soon. */
async function press(selector: string, text?: RegExp): Promise<void> {
  const found = await vi.waitFor(() => {
    const element = find(selector, text)
    if (!element) throw new Error(`There is no ${selector} ${String(text)}.`)
    return element
  }, patience)
  fireEvent.click(found)
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Until a wallet that answers has answered, and long enough for what it sends afterwards. */
async function settled(): Promise<void> {
  const hasAnswered = () =>
    document.querySelector('.ck-connected, .ck-lock[data-ring=refused]') !== null
  for (let waited = 0; waited < 1000 && !hasAnswered(); waited += 10) await pause(10)
  await pause(60)
}

const openList = () => press('button', /^Connect Wallet$/)

/** Back to the list, by the ways that every visitor has. */
async function leave(): Promise<void> {
  if (find('.ck-row', /Harbour/)) return
  if (find('.ck-connected')) {
    await press('.ck-connected button:last-child')
    await press('button', /^Disconnect$/)
  }
  await openList()
}

/** Opens the page beside hostile wallets, presses one of them, connects with another wallet, and says what broke. */
async function visit(ids: readonly string[], late: readonly string[] = []): Promise<string[]> {
  const attacks = ids.map((id) => startHostileCase(id))
  try {
    render(
      <ExampleKit>
        <ConnectButton />
      </ExampleKit>,
    )
    await openList()
    await vi.waitFor(() => expect(find('.ck-row', /Harbour/)).toBeDefined(), patience)
    attacks.push(...late.map((id) => startHostileCase(id)))
    const stranger = find('.ck-row', /^(?!.*(?:Harbour|Juniper))/)
    if (stranger) fireEvent.click(stranger)
    await (stranger ? settled() : pause(60))
    await leave()
    await press('.ck-row', /Harbour/)
    await vi.waitFor(() => expect(find('.ck-connected')).toBeDefined(), patience)
    await vi.waitFor(() => expect(find('[role=dialog]')).toBeUndefined(), patience)
    return attacks.flatMap(({ broken }) => broken())
  } finally {
    for (const { stop } of attacks.reverse()) stop()
  }
}

const of = (...subjects: HostileSubject[]) =>
  hostileCases.filter(({ subject }) => subjects.includes(subject))

describe('beside a wallet that … a visitor connects with another', () => {
  test.each(
    of('provider', 'accounts', 'chain', 'error', 'event').map(({ id, does }) => [does, id]),
  )('%s', async (_, id) => {
    expect(await visit([id])).toEqual([])
  })

  test.each(of('crowd').map(({ id, does }) => [does, id]))('%s', async (_, id) => {
    expect(await visit([], [id])).toEqual([])
  })

  // What is only said is drawn together.
  test.each(['detail', 'name', 'icon', 'rdns'] as const)(
    'has a hostile %s, every kind of it at once',
    async (subject) => {
      expect(await visit(of(subject).map(({ id }) => id))).toEqual([])
    },
  )
})
