import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { createElement } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { devnet } from '@ghost-pay/chains'

import { type SharedAccount, SharedAccountContext } from '../../../account/SharedAccount.ts'
import { agreeOn, shop, treasuryOf } from '../../../testing/inPlace.ts'
import { type Neighbours, startNeighbours, type Tab } from '../../../testing/neighbours.ts'
import { withTab } from '../../../testing/withTab.tsx'
import { writeAddressBook } from '../../../testing/writeAddressBook.ts'
import { PolicyScreen } from './PolicyScreen.tsx'

import '../../../testing/page.ts'

const other = '0x976EA74026E726554dB657fA54763abd0C3a0aa9'

let neighbours: Neighbours
let tab: Tab
let account: SharedAccount
let goBack: () => Promise<void>
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty', contracts: devnet.contracts })
})
afterAll(() => neighbours.stop())
beforeEach(async () => {
  await neighbours.devnet.reset()
  goBack = await neighbours.snapshot()
  localStorage.clear()
  localStorage.setItem(
    'ghost-pay.people.v1',
    writeAddressBook(
      new Map([
        [shop, 'Shop'],
        [other, 'Other'],
      ]),
    ),
  )
  tab = neighbours.openTab()
  account = await treasuryOf(neighbours, tab, await tab.connectAs('Alice'))
})
afterEach(async () => {
  cleanup()
  await goBack()
})

const patience = { timeout: 15_000 }

function open(changes: Partial<SharedAccount> = {}) {
  const { hook } = memoryLocation({ path: account.path })
  const page = render(
    createElement(Router, {
      hook,
      children: createElement(
        SharedAccountContext,
        { value: { ...account, ...changes } },
        createElement(PolicyScreen),
      ),
    }),
    {
      wrapper: withTab(
        tab,
        new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } }),
      ),
    },
  )
  const press = async (name: string) => {
    fireEvent.click(await page.findByRole('button', { name }, patience))
  }
  const isChosen = (name: RegExp) => page.getByRole('checkbox', { name }).matches(':checked')
  return { ...page, press, isChosen }
}

const first = { onlyPeople: true, people: [shop] } as const
const second = { onlyPeople: true, people: [other], issuedAt: 200n } as const

test('a policy that is signed while another is written is not replaced unseen', async () => {
  await agreeOn(neighbours, tab, first)
  const page = open()
  await page.press('Write a new policy')
  expect([page.isChosen(/^Shop/), page.isChosen(/^Other/)]).toEqual([true, false])
  await agreeOn(neighbours, tab, second)
  await page.press('Read it over and sign')
  await page.findByText('The owners have signed another policy since you began', {}, patience)
  // What is written stands until the person says what becomes of it.
  expect([page.isChosen(/^Shop/), page.isChosen(/^Other/)]).toEqual([true, false])
  expect(page.getByRole('button', { name: 'Read it over and sign' }).hasAttribute('disabled')).toBe(
    true,
  )
  await page.press('Begin with the one that holds now')
  expect([page.isChosen(/^Shop/), page.isChosen(/^Other/)]).toEqual([false, true])
  expect(page.queryByText(/since you began/)).toBeNull()
})

test('who goes on with what they wrote says so, and reads it over then', async () => {
  await agreeOn(neighbours, tab, first)
  const page = open()
  await page.press('Write a new policy')
  await agreeOn(neighbours, tab, second)
  await page.press('Read it over and sign')
  await page.press('Go on with what I wrote')
  await page.press('Read it over and sign')
  await page.findByRole('heading', { name: 'A policy for this account' }, patience)
})

test('when nobody says whether it is still the same, nothing is signed', async () => {
  await agreeOn(neighbours, tab, first)
  const page = open()
  await page.press('Write a new policy')
  tab.gateway.lie(() => {
    throw new TypeError('fetch failed')
  })
  await page.press('Read it over and sign')
  // This browser has kept the one it knows: that is no word on a later one.
  await page.findByText(/could not be found out/, {}, patience)
  expect(page.queryByRole('heading', { name: 'A policy for this account' })).toBeNull()
})

test('who gives up while everybody is asked again is put before nothing', async () => {
  await agreeOn(neighbours, tab, first)
  const page = open()
  await page.press('Write a new policy')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  tab.gateway.lie(async (_, ask) => {
    await held
    return ask()
  })
  await page.press('Read it over and sign')
  await page.press('Cancel')
  answer()
  await page.findByRole('button', { name: 'Write a new policy' }, patience)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(page.queryByRole('heading', { name: 'A policy for this account' })).toBeNull()
})

test('a new policy begins with the one that has lapsed', async () => {
  await agreeOn(neighbours, tab, first)
  await open().findByRole('button', { name: 'Write a new policy' }, patience)
  cleanup()
  const { onChain } = account
  const page = open({ onChain: onChain && { ...onChain, threshold: 3 } })
  await page.press('Write a policy')
  expect(page.isChosen(/^Shop/)).toBe(true)
  expect(page.getByText(/It begins with the policy that does not hold any more/)).toBeTruthy()
})
