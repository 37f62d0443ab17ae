import { cleanup, render } from '@testing-library/react'
import { createElement } from 'react'
import { parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { devnet } from '@ghost-pay/chains'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { propose, shop, treasuryOf } from '../../../testing/inPlace.ts'
import { type Neighbours, startNeighbours, type Tab } from '../../../testing/neighbours.ts'
import { withTab } from '../../../testing/withTab.tsx'
import { PayAlike } from './AlikeLines.tsx'

import '../../../testing/page.ts'

let neighbours: Neighbours
let tab: Tab
let account: SharedAccount
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty', contracts: devnet.contracts })
})
afterAll(() => neighbours.stop())
beforeEach(async () => {
  tab = neighbours.openTab()
  account = await treasuryOf(neighbours, tab, await tab.connectAs('Alice'))
})
afterEach(cleanup)

const ether = { ...devnet.nativeCurrency, token: undefined, balance: 10n ** 20n }

const form = (amount: string) =>
  createElement(Router, {
    hook: memoryLocation({ path: account.path }).hook,
    children: createElement(PayAlike, {
      account,
      payment:
        amount === '' ? undefined : { recipient: shop, asset: ether, amount: parseEther(amount) },
    }),
  })

test('the same that waits is said while it is typed, with the way to it, and another amount is not', async () => {
  const hash = await propose(neighbours, tab)
  const page = render(form('1'), { wrapper: withTab(tab) })
  await page.findByText('The same waits already, no. 0 in line.', {}, { timeout: 15_000 })
  expect(page.getByRole('link').getAttribute('href')).toContain(hash)
  page.rerender(form('1.5'))
  expect(page.queryByText(/The same waits/)).toBeNull()
  page.rerender(form(''))
  expect(page.queryByRole('link')).toBeNull()
})
