import { environmentManager, QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { type Address, type Hash, parseEther } from 'viem'
import { getBalance, getCode } from 'viem/actions'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { devnet } from '@ghost-pay/chains'
import { getTransaction } from '@ghost-pay/gateway-client'
import { changed } from '@ghost-pay/gateway-testing'
import { erc20TransferCall, toSafeTransaction } from '@ghost-pay/safe-protocol'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'
import { late } from '@ghost-pay/test-wallet'

import { SharedAccountContext } from '../../../account/SharedAccount.ts'
import {
  execute,
  mintDollars,
  payment,
  propose,
  shop,
  treasuryOf,
} from '../../../testing/inPlace.ts'
import { type Neighbours, startNeighbours, type Tab } from '../../../testing/neighbours.ts'
import { withTab } from '../../../testing/withTab.tsx'
import { lateApproval } from '../../../wallet/lateApproval.ts'
import { TransactionScreen } from './TransactionScreen.tsx'

import '../../../testing/page.ts'

let neighbours: Neighbours
let tab: Tab
let alice: Address
beforeAll(async () => {
  environmentManager.setIsServer(() => false)
  neighbours = await startNeighbours({ seed: 'empty', contracts: devnet.contracts })
})
afterAll(() => neighbours.stop())
beforeEach(async () => {
  await neighbours.devnet.reset()
  await neighbours.chainControl.setBalance({
    address: neighbours.treasury,
    value: parseEther('10'),
  })
  localStorage.clear()
  lateApproval.forget()
  tab = neighbours.openTab()
  alice = await tab.connectAs('Alice')
})
afterEach(cleanup)
vi.setConfig({ testTimeout: 60_000 })

const eventually = (check: () => void | Promise<void>) => waitFor(check, { timeout: 12_000 })
const idOf = (hash: Hash) => `multisig_${neighbours.treasury}_${hash}`
const asked = (method: string) =>
  tab.wallets.Alice.control.requests.filter((request) => request.method === method)
const confirmations = () =>
  tab.gateway.asked.filter((it) => it.startsWith('POST') && it.endsWith('/confirmations')).length

/** The page of a transaction, as Alice sees it. */
async function open(hash: Hash) {
  const account = await treasuryOf(neighbours, tab, alice)
  const { hook } = memoryLocation({ path: `${account.path}/tx/${idOf(hash)}`, record: true })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = render(
    createElement(Router, {
      hook,
      children: createElement(SharedAccountContext, {
        value: account,
        children: createElement(Route, {
          path: `${account.path}/tx/:id`,
          component: TransactionScreen,
        }),
      }),
    }),
    { wrapper: withTab(tab, queryClient) },
  )
  return {
    ...page,
    says: (sentence: string) =>
      eventually(() => {
        expect(page.container.textContent).toContain(sentence)
      }),
    press: async (name: RegExp) => {
      const button = () => page.queryByRole('button', { name })
      await eventually(() => {
        expect(button()?.hasAttribute('disabled')).toBe(false)
      })
      fireEvent.click(page.getByRole('button', { name }))
    },
    /** What the gateway says is asked for anew. */
    askAnew: () => queryClient.refetchQueries(),
  }
}

/** The gateway answers what it has of another transaction, whole and under the name of this one. */
async function answerOther(hash: Hash): Promise<void> {
  const other = await propose(neighbours, tab, payment(neighbours, { value: 9n }))
  tab.gateway.lie(async ({ method, path }, ask) => {
    if (method !== 'GET' || !path.includes(hash)) return undefined
    const { url } = await ask()
    const answer = (await (await fetch(url.replace(hash, other))).json()) as object
    return Response.json({ ...answer, txId: idOf(hash) })
  })
}

/** The gateway says that it pays nine times as much. */
function payMore(): void {
  tab.gateway.lie(({ method, path }, ask) =>
    method === 'GET' && path.includes('/transactions/multisig')
      ? changed(ask, (text) =>
          text.replaceAll(parseEther('1').toString(), parseEther('9').toString()),
        )
      : undefined,
  )
}

test('what the gateway answers otherwise while the wallet asks is not approved, and that is said', async () => {
  const hash = await propose(neighbours, tab)
  tab.wallets.Alice.control.setPersonality(late())
  const page = await open(hash)
  await page.press(/^Approve only/)
  await eventually(() => {
    expect(asked('eth_signTypedData_v4')).toHaveLength(1)
  })
  payMore()
  await page.askAnew()
  await page.says('Do not approve')
  tab.wallets.Alice.control.release()
  await eventually(() => {
    expect(lateApproval.read()).toBe(true)
  })
  expect(confirmations()).toBe(0)
  expect(localStorage.getItem('ghost-pay.signatures.v1') ?? '[]').toBe('[]')
  expect(page.queryByRole('button', { name: /^(Approve|Send)/ })).toBeNull()
})

test('what cannot be sent any more when the wallet answers is not approved, and that is said', async () => {
  const hash = await propose(neighbours, tab)
  tab.wallets.Alice.control.setPersonality(late())
  const page = await open(hash)
  await page.press(/^Approve only/)
  await eventually(() => {
    expect(asked('eth_signTypedData_v4')).toHaveLength(1)
  })
  await execute(neighbours, tab, payment(neighbours, { value: 9n }))
  await page.askAnew()
  await eventually(() => {
    expect(page.queryByRole('button', { name: /^(Approve|Send)/ })).toBeNull()
  })
  tab.wallets.Alice.control.release()
  await eventually(() => {
    expect(lateApproval.read()).toBe(true)
  })
  expect(confirmations()).toBe(0)
})

/** What the wallet is asked to send, and what the shop has. */
const askedToSend = () => asked('eth_sendTransaction').map(({ params }) => params)
const paidToShop = () => getBalance(neighbours.chainControl, { address: shop })

/** Alice has pressed “Approve and send”, and her wallet asks her. */
async function pressSend(hash: Hash) {
  tab.wallets.Alice.control.setPersonality(late())
  const page = await open(hash)
  await page.press(/^Approve and send/)
  await eventually(() => {
    expect(askedToSend()).toHaveLength(1)
  })
  return page
}

test('what the gateway answers otherwise while the wallet asks to send changes nothing of what is sent, and that is said', async () => {
  const hash = await propose(neighbours, tab)
  const before = await paidToShop()
  const page = await pressSend(hash)
  const pressed = askedToSend()
  expect(page.container.textContent).not.toContain('Refuse it in your wallet')
  payMore()
  await page.askAnew()
  await page.says('Refuse it in your wallet')
  tab.wallets.Alice.control.release()
  await page.says('Done. The blockchain has it.')
  expect(askedToSend()).toEqual(pressed)
  expect((await paidToShop()) - before).toBe(parseEther('1'))
  expect(page.container.textContent).not.toContain('Refuse it in your wallet')
})

test('a page that is loaded while the wallet asks says so, and asks again only by a second choice', async () => {
  const hash = await propose(neighbours, tab)
  await pressSend(hash)
  cleanup()
  const page = await open(hash)
  await page.says('Your wallet may already have sent this.')
  await page.says('The blockchain has nothing new from this wallet.')
  expect(page.queryByRole('button', { name: /and send/ })).toBeNull()
  await page.press(/^Look again/)
  expect(askedToSend()).toHaveLength(1)
  await page.press(/^Send again/)
  await eventually(() => {
    expect(askedToSend()).toHaveLength(2)
  })
  tab.wallets.Alice.control.release()
  await page.says('Done. The blockchain has it.')
  expect(page.container.textContent).not.toContain('refused')
})

test('what loses its number while the wallet asks to send moves nothing, and that is said', async () => {
  const hash = await propose(neighbours, tab)
  const before = await paidToShop()
  const page = await pressSend(hash)
  const pressed = askedToSend()
  await execute(neighbours, tab, payment(neighbours, { value: 9n }))
  await page.askAnew()
  await page.says('Refuse it in your wallet')
  await page.says('cannot be sent any more')
  tab.wallets.Alice.control.release()
  await page.says('GS026')
  expect(askedToSend()).toEqual(pressed)
  expect((await paidToShop()) - before).toBe(9n)
  expect(page.queryByRole('button', { name: /^(Approve|Send)/ })).toBeNull()
})

test('what the gateway answers otherwise while the checks run is not put before the wallet', async () => {
  const hash = await propose(neighbours, tab)
  const page = await open(hash)
  await eventually(() => {
    expect(page.queryByRole('button', { name: /^Approve and send/ })).not.toBeNull()
  })
  const held: (() => void)[] = []
  tab.node.lie(({ method }) =>
    method === 'eth_getTransactionCount'
      ? new Promise((resolve) => {
          held.push(() => {
            resolve(undefined)
          })
        })
      : undefined,
  )
  await page.press(/^Approve and send/)
  await page.says('Comparing the code')
  await eventually(() => {
    expect(held.length).toBeGreaterThan(0)
  })
  payMore()
  void page.askAnew()
  await page.says('Do not approve')
  tab.node.lie(undefined)
  for (const goOn of held) goOn()
  await page.says('This page has changed since you pressed')
  expect(askedToSend()).toEqual([])
})

test('an answer about another transaction than the one of the link is not used', async () => {
  const hash = await propose(neighbours, tab)
  await answerOther(hash)
  const page = await open(hash)
  await page.says('answered about something else')
  expect(page.queryByRole('button', { name: /^(Approve|Send)/ })).toBeNull()
})

test('a batch of which the gateway shows one line otherwise is not approved, and the line stands there', async () => {
  const lines = ['1', '2', '3'].map((ether) => ({ to: shop, value: parseEther(ether) }))
  const { address: multiSend } = getOfficialContract({
    name: 'MultiSendCallOnly',
    version: '1.4.1',
  })
  const batch = batchTransaction({ transactions: lines, multiSend })
  const hash = await propose(neighbours, tab, {
    ...payment(neighbours),
    transaction: toSafeTransaction({ ...batch, nonce: 0 }),
  })
  tab.gateway.lie(({ method, path }, ask) =>
    method === 'GET' && path.includes('/transactions/multisig')
      ? changed(ask, (text) => text.replaceAll(`"${parseEther('2')}"`, `"${parseEther('9')}"`))
      : undefined,
  )
  const page = await open(hash)
  await page.says('Do not approve: one line differs')
  await page.says('Line 2')
  const row = page.getByRole('row', { name: /Line 2/ })
  expect(row.textContent).toMatch(/2.*9/)
  expect(page.queryByRole('row', { name: /Line [13]/ })).toBeNull()
  expect(page.queryByRole('button', { name: /^(Approve|Send)/ })).toBeNull()
})

/** A payment of 1 that the account has made. */
async function paid() {
  const hash = await propose(neighbours, tab)
  await execute(neighbours, tab, payment(neighbours))
  await eventually(async () => {
    const { chainId } = neighbours
    const { txStatus } = await getTransaction(tab.gateway.client, { chainId, id: idOf(hash) })
    expect(txStatus).toBe('SUCCESS')
  })
  return hash
}

describe('a finished payment of which the gateway names no execution', () => {
  const say = (txStatus: string) => {
    tab.gateway.lie(({ method, path }, ask) =>
      method === 'GET' && path.includes('/transactions/multisig')
        ? changed(ask, (text) =>
            JSON.stringify({
              ...(JSON.parse(text) as object),
              txStatus,
              txHash: null,
              executedAt: null,
            }),
          )
        : undefined,
    )
  }

  test('has the receipt of the chain, and it is said that it was not cancelled', async () => {
    const hash = await paid()
    say('CANCELLED')
    const page = await open(hash)
    await page.says('The blockchain says that it did.')
    expect(page.getByRole('article', { name: /receipt/i }).textContent).toMatch(/1\.00\sETH/)
    expect(page.container.textContent).not.toContain('cannot be sent any more')
  })

  test('has the receipt of the chain while the gateway is late', async () => {
    const hash = await paid()
    say('AWAITING_EXECUTION')
    const page = await open(hash)
    await page.says('does not have it yet')
    expect(page.getByRole('article', { name: /receipt/i }).textContent).toMatch(/1\.00\sETH/)
    expect(page.queryByRole('button', { name: /^(Approve|Send)/ })).toBeNull()
  })

  test('is looked for only where its number is used', async () => {
    let looks = 0
    tab.node.lie(({ method }) => void (looks += method === 'eth_getLogs' ? 1 : 0))
    const waiting = await open(await propose(neighbours, tab))
    await waiting.says('1 of 2 approvals')
    await waiting.askAnew()
    expect(looks).toBe(0)
  })

  test('waits again when the chain has gone back behind it', async () => {
    const hash = await propose(neighbours, tab)
    const goBack = await neighbours.snapshot()
    await execute(neighbours, tab, payment(neighbours))
    say('AWAITING_EXECUTION')
    const page = await open(hash)
    await page.says('does not have it yet')
    await goBack()
    await page.askAnew()
    await eventually(() => {
      expect(page.queryByRole('button', { name: /^Approve and send/ })).not.toBeNull()
    })
    expect(page.queryByRole('article', { name: /receipt/i })).toBeNull()
  })

  test('is not called cancelled while the chain has not said whether it was executed', async () => {
    const hash = await paid()
    say('CANCELLED')
    tab.node.lie(({ method }) =>
      method === 'eth_getLogs' ? { error: { code: -32000, message: 'busy' } } : undefined,
    )
    const page = await open(hash)
    await page.says('Safe’s service')
    expect(page.container.textContent).not.toContain('cannot be sent any more')
  })
})

test('what the chain drops behind an open page is not called paid any more, whatever the gateway says', async () => {
  const hash = await propose(neighbours, tab)
  const goBack = await neighbours.snapshot()
  await execute(neighbours, tab, payment(neighbours))
  let kept = ''
  tab.gateway.lie(async ({ method, path }, ask) => {
    if (method !== 'GET' || !path.includes(hash)) return undefined
    if (!kept.includes('"SUCCESS"')) kept = await (await ask()).text()
    return new Response(kept, { headers: { 'content-type': 'application/json' } })
  })
  const page = await open(hash)
  await page.says('Approved')
  await eventually(() => {
    expect(kept).toContain('"SUCCESS"')
    expect(page.queryByRole('article', { name: /receipt/i })).not.toBeNull()
  })
  await goBack()
  await waitFor(
    () => {
      expect(page.container.textContent).toContain('The blockchain has no such transaction.')
    },
    { timeout: 35_000 },
  )
  expect(page.queryByRole('article', { name: /receipt/i })).toBeNull()
})

test('a payment that its token has answered with false is not called paid', async () => {
  const [token] = neighbours.devnet.chains.map(({ contracts }) => contracts.dUsd)
  if (token === undefined) throw new Error('The devnet has no dollar.')
  await mintDollars(neighbours, tab, 5_000_000n)
  const call = erc20TransferCall({ token, to: shop, amount: 1_000_000n })
  const dollars = payment(neighbours, { ...call, value: 0n })
  const hash = await propose(neighbours, tab, dollars)
  const bytecode = await getCode(neighbours.chainControl, { address: token })
  // It is halted, answers false to everything, and goes on later.
  const halted = '0x600060005260206000f3'
  await neighbours.chainControl.setCode({ address: token, bytecode: halted })
  await execute(neighbours, tab, dollars)
  await neighbours.chainControl.setCode({ address: token, bytecode: bytecode ?? '0x' })
  const page = await open(hash)
  await page.says('is not in its token’s own record')
  expect(page.container.textContent).not.toContain('has been paid')
})

describe('a finished payment of which the gateway shows other figures for good', () => {
  test('shows what the chain executed, and that the gateway shows something else', async () => {
    const hash = await paid()
    payMore()
    const page = await open(hash)
    await page.says('Safe’s service shows something else than what was sent.')
    const slip = page.getByRole('article', { name: /receipt/i })
    expect(slip.textContent).toMatch(/1\.00\sETH/)
    expect(page.container.textContent).not.toMatch(/9\.00\sETH/)
  })

  test('shows what the chain executed where the gateway shows no call at all', async () => {
    const hash = await paid()
    tab.gateway.lie(({ method, path }, ask) =>
      method === 'GET' && path.includes('/transactions/multisig')
        ? changed(ask, (text) => JSON.stringify({ ...(JSON.parse(text) as object), txData: null }))
        : undefined,
    )
    const page = await open(hash)
    await page.says('Safe’s service shows something else than what was sent.')
    expect(page.getByRole('article', { name: /receipt/i }).textContent).toMatch(/1\.00\sETH/)
  })

  test.each([
    ['does not answer', { error: { code: -32000, message: 'busy' } }, 'did not answer'],
    ['does not show it', null, 'shows no figures'],
  ])('shows no figure while the chain %s', async (_, answer, sentence) => {
    const hash = await paid()
    payMore()
    tab.node.lie(({ method }) => (method === 'eth_getTransactionReceipt' ? answer : undefined))
    const page = await open(hash)
    await page.says(sentence)
    expect(page.container.textContent).not.toMatch(/[19]\.00\sETH/)
    expect(page.queryByRole('article')).toBeNull()
  })
})
