import { act, cleanup, render, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { proposeTransaction } from '@ghost-pay/gateway-client'
import { safeTxHash, safeTxTypedData } from '@ghost-pay/safe-protocol'
import { late } from '@ghost-pay/test-wallet'

import { keyOf, payment } from '../../../testing/inPlace.ts'
import { type Neighbours, startNeighbours, type Tab } from '../../../testing/neighbours.ts'
import { withTab } from '../../../testing/withTab.tsx'
import { DeleteProposal } from './DeleteProposal.tsx'

import '../../../testing/page.ts'

let neighbours: Neighbours
let tab: Tab
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty' })
})
afterAll(() => neighbours.stop())
beforeEach(async () => {
  await neighbours.devnet.reset()
  tab = neighbours.openTab()
})
afterEach(cleanup)

const asked = () =>
  tab.wallets.Alice.control.requests.filter(({ method }) => method === 'eth_signTypedData_v4')
const deletions = () => tab.gateway.asked.filter((it) => it.startsWith('DELETE')).length

test('two presses at once ask the wallet once, and delete once', async () => {
  const alice = await tab.connectAs('Alice')
  const signable = payment(neighbours)
  const { chainId, treasury: address } = neighbours
  const hash = safeTxHash(signable)
  await proposeTransaction(tab.gateway.client, {
    chainId,
    address,
    transaction: signable.transaction,
    safeTxHash: hash,
    sender: alice,
    signature: await keyOf(neighbours, 0).signTypedData(safeTxTypedData(signable)),
  })
  tab.wallets.Alice.control.setPersonality(late())
  const onDone = vi.fn()
  const page = render(
    createElement(DeleteProposal, {
      account: { chainId, address },
      safeTxHash: hash,
      proposer: alice,
      onDone,
    }),
    { wrapper: withTab(tab) },
  )
  // Both presses come before the page is drawn again.
  act(() => {
    const [button] = page.getAllByRole('button')
    button?.click()
    button?.click()
  })
  await waitFor(() => {
    expect(asked().length).toBeGreaterThan(0)
  })
  await new Promise((resolve) => {
    setTimeout(resolve, 300)
  })
  expect(asked()).toHaveLength(1)
  tab.wallets.Alice.control.release()
  await waitFor(() => {
    expect(onDone).toHaveBeenCalledOnce()
  })
  expect(deletions()).toBe(1)
})
