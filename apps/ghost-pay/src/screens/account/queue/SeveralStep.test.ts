import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { createElement, useReducer } from 'react'
import { parseEther, toFunctionSelector } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { devnet } from '@ghost-pay/chains'
import { getTransaction } from '@ghost-pay/gateway-client'
import { buildTransaction, changed } from '@ghost-pay/gateway-testing'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import { type Choosable, readProposal, reduceSeveral } from '@ghost-pay/safe-account/queue'
import { type Decision, late } from '@ghost-pay/test-wallet'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { payment, propose, shop, treasuryOf } from '../../../testing/inPlace.ts'
import { type Neighbours, startNeighbours, type Tab } from '../../../testing/neighbours.ts'
import { withTab } from '../../../testing/withTab.tsx'
import { writeAddressBook } from '../../../testing/writeAddressBook.ts'
import { Several } from './Several.tsx'

import '../../../testing/page.ts'

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
  await neighbours.chainControl.setBalance({
    address: neighbours.treasury,
    value: parseEther('10'),
  })
  localStorage.clear()
  localStorage.setItem('ghost-pay.people.v1', writeAddressBook(new Map([[shop, 'Shop']])))
  tab = neighbours.openTab()
  account = await treasuryOf(neighbours, tab, await tab.connectAs('Alice'))
})
afterEach(async () => {
  cleanup()
  await goBack()
})

/** A row of the inbox that was chosen. */
async function chosen(
  signable: SignableTransaction,
  action: Choosable['action'] = 'sign',
): Promise<Choosable> {
  const hash = await propose(neighbours, tab, signable)
  const proposal = readProposal(
    buildTransaction({
      nonce: Number(signable.transaction.nonce),
      id: `multisig_${neighbours.treasury}_${hash}`,
    }),
    { signers: [], contradictions: [], signable },
    {
      owners: [],
      threshold: 2,
      currency: { symbol: 'ETH', decimals: 18 },
      tokens: [],
      isPending: false,
      nameOf: () => undefined,
    },
  )
  if (proposal === undefined) throw new Error('A row of the queue has a place.')
  return { proposal, action }
}

const two = async (action?: Choosable['action']) => [
  await chosen(payment(neighbours, { nonce: 0 }), action),
  await chosen(payment(neighbours, { nonce: 1, value: parseEther('2') }), action),
]

function Harness({ some, viewer }: { some: readonly Choosable[]; viewer: SharedAccount }) {
  const [state, dispatch] = useReducer(reduceSeveral, undefined)
  return createElement(Several, {
    account: viewer,
    chosen: some,
    state,
    dispatch,
    onClear: () => undefined,
  })
}

const patience = { timeout: 30_000 }
vi.setConfig({ testTimeout: 120_000 })

/** Begins with what is chosen. */
function begin(some: readonly Choosable[]) {
  const { hook } = memoryLocation({ path: account.path })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = render(
    createElement(Router, { hook, children: createElement(Harness, { some, viewer: account }) }),
    { wrapper: withTab(tab, queryClient) },
  )
  fireEvent.click(page.getByRole('button', { name: /^(Approve|Send) \d/ }))
  const says = (words: RegExp) => page.findByText(words, {}, patience)
  const press = async (name: string) => {
    fireEvent.click(await page.findByRole('button', { name }, patience))
  }
  return { ...page, says, press, queryClient }
}

const asked = () =>
  tab.wallets.Alice.control.requests.filter(({ method }) => method === 'eth_signTypedData_v4')
    .length

/** The wallet gives the signature that it was asked for. */
async function release() {
  await waitFor(() => {
    expect(asked()).toBe(1)
  }, patience)
  tab.wallets.Alice.control.release()
}

const confirmations = async ({ proposal }: Choosable) => {
  const { detailedExecutionInfo: execution } = await getTransaction(tab.gateway.client, {
    chainId: neighbours.chainId,
    id: proposal.transaction.id,
  })
  return execution?.type === 'MULTISIG' ? execution.confirmations.length : 0
}

test('each is signed, one after another, and each has its signature in the end', async () => {
  const some = await two()
  const { says } = begin(some)
  await says(/All 2 are done/)
  expect(asked()).toBe(2)
  expect(await Promise.all(some.map(confirmations))).toEqual([2, 2])
})

test('a refusal ends it, and says which were done', async () => {
  const some = await two()
  tab.wallets.Alice.control.rejectNext()
  const { says } = begin(some)
  await says(/You declined in your wallet/)
  await says(/Done: 0. Not done: 1. Not begun: 1./)
  expect(asked()).toBe(1)
})

test('signatures that nobody can check end it: it does not wait for ever', async () => {
  const some = await two()
  // Bob has approved it on the chain, which only the chain knows, and the chain is silent.
  tab.gateway.lie(({ method, path }, ask) =>
    method === 'GET' && path.includes('/transactions/multisig')
      ? changed(ask, (text) => text.replace(/"signature":"0x[0-9a-f]{130}"/g, '"signature":null'))
      : undefined,
  )
  const selector = toFunctionSelector('approvedHashes(address,bytes32)').slice(2)
  tab.node.lie(({ method, params }) => {
    if (method === 'eth_call' && JSON.stringify(params).includes(selector)) {
      throw new TypeError('fetch failed')
    }
    return undefined
  })
  const { says } = begin(some)
  await says(/Not done: 1. Not begun: 1./)
  expect(asked()).toBe(0)
})

test('what the gateway does not show is not signed', async () => {
  const some = await two()
  tab.gateway.lie(({ path }) => {
    if (path.includes('/transactions/multisig')) throw new TypeError('fetch failed')
    return undefined
  })
  const { says } = begin(some)
  await says(/could not be checked/)
  expect(asked()).toBe(0)
})

test('what wants a look says which check it is', async () => {
  const stranger = privateKeyToAccount(`0x${'77'.repeat(32)}`).address
  const { says } = begin([
    await chosen(payment(neighbours, { to: stranger })),
    await chosen(payment(neighbours, { nonce: 1 })),
  ])
  await says(/first payment/i)
  expect(asked()).toBe(0)
})

test('who wants no more is asked for none after the one that is under way', async () => {
  const some = await two()
  tab.wallets.Alice.control.setPersonality(late())
  const { says, press } = begin(some)
  await says(/Your wallet asks you/)
  await press('Stop after this one')
  await says(/It stops after this one/)
  await release()
  await says(/Done: 1. Not done: 0. Not begun: 1./)
  expect(asked()).toBe(1)
  expect(await Promise.all(some.map(confirmations))).toEqual([2, 1])
})

test('what is stopped at once is not handed over, whatever the wallet says later', async () => {
  const some = await two()
  tab.wallets.Alice.control.setPersonality(late())
  const { says, press } = begin(some)
  await says(/Your wallet asks you/)
  await press('Stop after this one')
  await press('Stop now')
  await says(/You stopped it here/)
  await release()
  await waitFor(() => {
    expect(tab.wallets.Alice.control.requests.filter(({ status }) => status === 'pending')).toEqual(
      [],
    )
  }, patience)
  expect(await Promise.all(some.map(confirmations))).toEqual([1, 1])
})

test('a wallet without a code for typed data approves each on the blockchain, and the row goes on', async () => {
  const some = await two()
  const decide = ({ kind }: { kind: string }): Decision =>
    kind === 'signTypedData' || kind === 'signMessage'
      ? { answer: 'reject', code: -32601, message: 'The method does not exist.' }
      : { answer: 'approve' }
  tab.wallets.Alice.control.setPersonality({ name: 'without typed data', decide })
  const { says, press } = begin(some)
  await press('Approve on the blockchain – costs a fee')
  await waitFor(() => {
    expect(asked()).toBe(2)
  }, patience)
  await press('Approve on the blockchain – costs a fee')
  await says(/All 2 are done/)
  expect(await Promise.all(some.map(confirmations))).toEqual([2, 2])
})

test('what is executed for everybody else before its receipt is read is waited for, and the next one follows', async () => {
  const some = await two('send')
  let isHeld = true
  tab.node.lie(({ method }) =>
    isHeld && method === 'eth_getTransactionReceipt' ? null : undefined,
  )
  const { says, queryByText, queryClient } = begin(some)
  await says(/Sent. Waiting for the blockchain/)
  await waitFor(async () => {
    await queryClient.refetchQueries({ type: 'active' })
    const { txStatus } = await getTransaction(tab.gateway.client, {
      chainId: neighbours.chainId,
      id: some[0]?.proposal.transaction.id ?? '',
    })
    expect(txStatus).toBe('SUCCESS')
  }, patience)
  await queryClient.refetchQueries({ type: 'active' })
  expect(queryByText(/Not done/)).toBeNull()
  isHeld = false
  await says(/All 2 are done/)
})
