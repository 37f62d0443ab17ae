import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { type Hash, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { devnet } from '@ghost-pay/chains'
import { toProposal } from '@ghost-pay/payments/cosign'
import { safeTxTypedData } from '@ghost-pay/safe-protocol'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { keyOf, payment, treasuryOf } from '../../../testing/inPlace.ts'
import { type Neighbours, startNeighbours } from '../../../testing/neighbours.ts'
import { withTab } from '../../../testing/withTab.tsx'
import { CosignBar } from './CosignBar.tsx'
import { useCosign } from './useCosign.ts'

import '../../../testing/page.ts'

let neighbours: Neighbours
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty', contracts: devnet.contracts })
  await neighbours.chainControl.setBalance({
    address: neighbours.treasury,
    value: parseEther('10'),
  })
})
afterAll(() => neighbours.stop())
afterEach(async () => {
  cleanup()
  await neighbours.chainControl.setAutomine(true)
})

type HarnessProps = { account: SharedAccount; proposal: ReturnType<typeof toProposal> }

function Harness({ account, proposal }: HarnessProps) {
  const cosign = useCosign(account, { proposal, changed: 0 })
  return createElement(CosignBar, {
    account,
    cosign,
    checks: cosign.asked.checks,
    proposal,
  })
}

/** What waits for the chain waits for fifteen seconds before it can be sent again. */
const patience = { timeout: 60_000 }

test('what goes from owner to owner and waits for the chain can be sent again, but not a third time beside a second', async () => {
  const tab = neighbours.openTab()
  const account = await treasuryOf(neighbours, tab, await tab.connectAs('Alice'))
  const signable = payment(neighbours)
  const signatures = await Promise.all(
    [0, 1].map(async (owner) => ({
      owner: keyOf(neighbours, owner).address,
      signature: await keyOf(neighbours, owner).signTypedData(safeTxTypedData(signable)),
    })),
  )
  const proposal = toProposal({ ...signable, signatures })
  await neighbours.chainControl.setAutomine(false)
  const { hook } = memoryLocation({ path: account.path })
  const bar = createElement(Harness, { account, proposal })
  const open = () =>
    render(createElement(Router, { hook, children: bar }), { wrapper: withTab(tab) })
  const page = open()
  const sent = () =>
    tab.wallets.Alice.control.requests.filter(({ method }) => method === 'eth_sendTransaction')
  // The button stands there before the contract has confirmed the hash, and until then no press is heard.
  const send = await page.findByRole('button', { name: 'Send now' }, patience)
  await waitFor(() => {
    expect(send.hasAttribute('disabled')).toBe(false)
  }, patience)
  fireEvent.click(send)
  const again = await page.findByRole('button', { name: /with a higher fee/ }, patience)

  // The wallet chooses a place of its own.
  const { provider } = tab.wallets.Alice
  const request = provider.request.bind(provider)
  vi.spyOn(provider, 'request').mockImplementation(({ method, params }) => {
    const [call] = (params ?? []) as [object]
    return method === 'eth_sendTransaction'
      ? request({ method, params: [{ ...call, nonce: undefined }] })
      : request({ method, params })
  })
  fireEvent.click(again)
  await page.findByText(/as a second transaction/, {}, patience)
  await waitFor(() => {
    expect(page.queryByRole('button', { name: /with a higher fee/ })).toBeNull()
  }, patience)
  expect(sent()).toHaveLength(2)

  // The second is gone: the first can be sent again.
  const [known] = JSON.parse(localStorage.getItem('ghost-pay.sent.v1') ?? '[]') as {
    beside: Hash
  }[]
  await neighbours.chainControl.dropTransaction({ hash: known?.beside ?? '0x' })
  page.unmount()
  await open().findByRole('button', { name: /with a higher fee/ }, patience)
}, 240_000)
