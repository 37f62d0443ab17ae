import { QueryClient } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { createElement } from 'react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { devnet } from '@ghost-pay/chains'
import { toProposal } from '@ghost-pay/payments/cosign'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { keptProposals } from '../../../kept/useKeptProposals.ts'
import { payment, treasuryOf } from '../../../testing/inPlace.ts'
import { type Neighbours, startNeighbours, type Tab } from '../../../testing/neighbours.ts'
import { withTab } from '../../../testing/withTab.tsx'
import { TwinNotice } from './DraftReview.tsx'

import '../../../testing/page.ts'

let neighbours: Neighbours
let tab: Tab
let account: SharedAccount
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty', contracts: devnet.contracts })
  tab = neighbours.openTab()
  account = await treasuryOf(neighbours, tab, await tab.connectAs('Alice'))
})
afterAll(() => neighbours.stop())
afterEach(() => {
  cleanup()
  tab.gateway.lie(undefined)
  localStorage.clear()
})

const patience = { timeout: 15_000 }

/** Looks over a payment at a place. */
function open(nonce: number) {
  const { hook } = memoryLocation({ path: account.path })
  const signable = payment(neighbours, { nonce })
  const notice = createElement(TwinNotice, { account, signable })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(createElement(Router, { hook, children: notice }), {
    wrapper: withTab(tab, queryClient),
  })
}

test('the same that only this browser keeps is told, though the gateway is silent', async () => {
  keptProposals.keep(toProposal(payment(neighbours, { nonce: 3 })))
  tab.gateway.lie(() => {
    throw new TypeError('fetch failed')
  })
  await open(4).findByText(/The same waits as no. 3 already/, {}, patience)
  cleanup()
  // What takes its place excludes it.
  const page = open(3)
  await page.findByText(/could not be read/, {}, patience)
  expect(page.queryByText(/The same waits/)).toBeNull()
})
