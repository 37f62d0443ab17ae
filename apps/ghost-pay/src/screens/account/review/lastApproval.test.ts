import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, render, waitFor, within } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { devnet } from '@ghost-pay/chains'
import { toProposal } from '@ghost-pay/payments/cosign'
import { safeTxTypedData } from '@ghost-pay/safe-protocol'
import { late } from '@ghost-pay/test-wallet'

import { type SharedAccount, SharedAccountContext } from '../../../account/SharedAccount.ts'
import { keptProposals } from '../../../kept/useKeptProposals.ts'
import { keyOf, payment, propose, treasuryOf } from '../../../testing/inPlace.ts'
import { type Neighbours, startNeighbours, type Tab } from '../../../testing/neighbours.ts'
import { withTab } from '../../../testing/withTab.tsx'
import { CosignScreen } from '../cosign/CosignScreen.tsx'
import { TransactionScreen } from '../transaction/TransactionScreen.tsx'

import '../../../testing/page.ts'

let neighbours: Neighbours
let tab: Tab
let account: SharedAccount
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty', contracts: devnet.contracts })
})
afterAll(() => neighbours.stop())
beforeEach(async () => {
  await neighbours.devnet.reset()
  const { chainControl, treasury: address } = neighbours
  await chainControl.setBalance({ address, value: parseEther('10') })
  tab = neighbours.openTab()
  account = await treasuryOf(neighbours, tab, await tab.connectAs('Alice'))
})
afterEach(cleanup)
vi.setConfig({ testTimeout: 120_000 })

const patience = { timeout: 50_000 }
const queries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

function open(path: string, screen: ReactNode) {
  const { hook } = memoryLocation({ path: `${account.path}${path}` })
  return render(
    createElement(Router, {
      hook,
      children: createElement(SharedAccountContext, { value: account, children: screen }),
    }),
    { wrapper: withTab(tab, queries()) },
  )
}

/** Bob has proposed it at the gateway: Alice's is the last approval, and it is next. */
async function openWaiting() {
  const hash = await propose(neighbours, tab)
  return open(
    `/tx/multisig_${neighbours.treasury}_${hash}`,
    createElement(Route, { path: `${account.path}/tx/:id`, component: TransactionScreen }),
  )
}

/** Bob has passed it on: the same without a gateway. */
async function openPassedOn() {
  const signable = payment(neighbours)
  const bob = keyOf(neighbours, 1)
  const signature = await bob.signTypedData(safeTxTypedData(signable))
  const proposal = toProposal({ ...signable, signatures: [{ owner: bob.address, signature }] })
  keptProposals.keep(proposal)
  return open('/review', createElement(CosignScreen, { hash: proposal.safeTxHash }))
}

describe.each([
  ['on its page', openWaiting],
  ['from owner to owner', openPassedOn],
])('whoever approves last %s', (_, openIt) => {
  const actions = async () => {
    const page = await openIt()
    const send = await page.findByRole('button', { name: 'Approve and send' }, patience)
    await waitFor(() => {
      expect(send.hasAttribute('disabled')).toBe(false)
    }, patience)
    const bar = page.getByRole('region', { name: 'What happens next' })
    return { bar, send, only: within(bar).getByRole('button', { name: 'Approve only' }) }
  }

  test('has one second and then the primary, and nothing else but the other choices', async () => {
    const { bar, only, send } = await actions()
    const names = within(bar)
      .getAllByRole('button')
      .map((button) => button.textContent)
    expect(names.filter((name) => name !== '…')).toEqual(['Approve only', 'Approve and send'])
    expect([only, send].map(({ dataset }) => dataset['look'])).toEqual(['plain', 'primary'])
  })

  test('is asked by the wallet once, however many actions are pressed', async () => {
    const { control } = tab.wallets.Alice
    const { only, send } = await actions()
    control.setPersonality(late())
    const asked = () =>
      control.requests.filter(({ method }) => /eth_signTypedData|eth_sendTransaction/.test(method))
    fireEvent.click(only)
    fireEvent.click(send)
    fireEvent.click(only)
    await waitFor(() => {
      expect(asked()).toHaveLength(1)
    }, patience)
    fireEvent.click(send)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(asked()).toHaveLength(1)
    control.release()
  })
})
