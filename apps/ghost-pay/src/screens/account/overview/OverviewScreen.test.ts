import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { type Hex, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { devnet } from '@ghost-pay/chains'
import { confirmTransaction, getTransaction } from '@ghost-pay/gateway-client'
import { safeKey } from '@ghost-pay/gateway-client/react'
import { safeTxHash, safeTxTypedData } from '@ghost-pay/safe-protocol'
import { late } from '@ghost-pay/test-wallet'

import { SharedAccountContext } from '../../../account/SharedAccount.ts'
import { keyOf, payment, propose, shop, treasuryOf } from '../../../testing/inPlace.ts'
import { type Neighbours, startNeighbours, type Tab } from '../../../testing/neighbours.ts'
import { withTab } from '../../../testing/withTab.tsx'
import { writeAddressBook } from '../../../testing/writeAddressBook.ts'
import { OverviewScreen } from './OverviewScreen.tsx'

import '../../../testing/page.ts'

let neighbours: Neighbours
let tab: Tab
let queryClient: QueryClient
let goBack: () => Promise<void>
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty', contracts: devnet.contracts })
})
afterAll(() => neighbours.stop())
beforeEach(async () => {
  await neighbours.devnet.reset()
  goBack = await neighbours.snapshot()
  await neighbours.chainControl.setBalance({
    address: neighbours.treasury,
    value: parseEther('10'),
  })
  localStorage.clear()
  localStorage.setItem('ghost-pay.people.v1', writeAddressBook(new Map([[shop, 'Shop']])))
  tab = neighbours.openTab()
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
})
afterEach(async () => {
  cleanup()
  await goBack()
})

/** What an owner gives for it. */
async function signedBy(owner: number) {
  const signable = payment(neighbours)
  return {
    chainId: neighbours.chainId,
    safeTxHash: safeTxHash(signable),
    signature: await keyOf(neighbours, owner).signTypedData(safeTxTypedData(signable)),
  }
}

const confirmers = async (hash: Hex) => {
  const { detailedExecutionInfo: execution } = await getTransaction(tab.gateway.client, {
    chainId: neighbours.chainId,
    id: `multisig_${neighbours.treasury}_${hash}`,
  })
  return execution?.type === 'MULTISIG' ? execution.confirmations.length : 0
}

test('a signature that the wallet is about to give is not lost when others sign meanwhile', async () => {
  const account = await treasuryOf(neighbours, tab, await tab.connectAs('Alice'))
  const { client } = tab.gateway
  const hash = await propose(neighbours, tab)
  const { hook } = memoryLocation({ path: account.path })
  const page = render(
    createElement(Router, {
      hook,
      children: createElement(
        SharedAccountContext,
        { value: account },
        createElement(OverviewScreen),
      ),
    }),
    { wrapper: withTab(tab, queryClient) },
  )
  const button = await page.findByRole('button', { name: /^Approve/ }, { timeout: 15_000 })
  await waitFor(
    () => {
      expect(button.hasAttribute('disabled')).toBe(false)
    },
    { timeout: 15_000 },
  )
  const { control } = tab.wallets.Alice
  control.setPersonality(late())
  fireEvent.click(button)
  await page.findByText(/Check your wallet/, {}, { timeout: 15_000 })
  // Carol signs before Alice: it has as many as it needs, and stands otherwise in the list.
  await confirmTransaction(client, await signedBy(2))
  await queryClient.invalidateQueries({ queryKey: safeKey(client, account) })
  control.release()
  await waitFor(
    async () => {
      expect(await confirmers(hash)).toBe(3)
    },
    { timeout: 15_000 },
  )
})
