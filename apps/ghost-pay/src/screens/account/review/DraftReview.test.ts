import { environmentManager, QueryClient } from '@tanstack/react-query'
import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  waitFor,
  within,
} from '@testing-library/react'
import { createElement } from 'react'
import { type Hex, numberToHex, pad, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { devnet } from '@ghost-pay/chains'
import { getTransactionQueue } from '@ghost-pay/gateway-client'
import { safePartKey } from '@ghost-pay/gateway-client/react'
import { noEdits } from '@ghost-pay/payments/payroll-draft'
import { renamePerson } from '@ghost-pay/payments/people'
import type { ReviewDraft } from '@ghost-pay/safe-account/store'
import { addOwnerCall, erc20TransferCall, safeTxDigests } from '@ghost-pay/safe-protocol'
import { late } from '@ghost-pay/test-wallet'

import { SharedAccountContext } from '../../../account/SharedAccount.ts'
import { keepReviewDraft, reviewDrafts } from '../../../kept/reviewDrafts.ts'
import { changePeople } from '../../../people/usePeople.ts'
import { execute, payment, propose, shop, treasuryOf } from '../../../testing/inPlace.ts'
import { type Neighbours, startNeighbours, type Tab } from '../../../testing/neighbours.ts'
import { withTab } from '../../../testing/withTab.tsx'
import { keepPayroll, usePayrollDraft } from '../pay/payroll/usePayrollDraft.ts'
import { DraftReview } from './DraftReview.tsx'

import '../../../testing/page.ts'

let neighbours: Neighbours
let tab: Tab
beforeAll(async () => {
  // There is a page: what is asked now and then is, as in a browser.
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
  tab = neighbours.openTab()
})
afterEach(cleanup)

const patience = { timeout: 30_000 }
// The page asks the chain every few seconds, and most tests wait for that more than once.
vi.setConfig({ testTimeout: 120_000 })
const draft: ReviewDraft = {
  kind: 'payment',
  calls: [{ to: shop, value: parseEther('1'), data: '0x' }],
}
/** The draft at a place in line. */
const at = (nonce: number) => payment(neighbours, { nonce })
/** What another owner does meanwhile. */
const other = (nonce = 0) => payment(neighbours, { nonce, value: 1n })

/** The review of a draft, as Alice sees it. */
async function openReview(said: ReviewDraft = draft) {
  const account = await treasuryOf(neighbours, tab, await tab.connectAs('Alice'))
  const id = keepReviewDraft(account, said)
  const { hook, history } = memoryLocation({ path: `${account.path}/review/${id}`, record: true })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const screen = createElement(DraftReview, { account, id, draft: said })
  const page = render(
    createElement(Router, {
      hook,
      children: createElement(SharedAccountContext, { value: account }, screen),
    }),
    { wrapper: withTab(tab, queryClient) },
  )
  const eventually = (check: () => void) => waitFor(check, patience)
  return {
    ...page,
    history,
    queryClient,
    eventually,
    button: (name: string | RegExp) => page.getByRole('button', { name }),
    /** The draft is looked at, at this place and with all that is worked out of it. */
    isAt: (nonce: number) =>
      eventually(() => {
        expect(page.container.textContent).toMatch(new RegExp(`no\\. ${nonce}\\b`, 'i'))
        expect(page.container.textContent).toContain(safeTxDigests(at(nonce)).messageHash)
        expect(page.container.textContent).toContain('The account’s contract confirms it')
        expect(page.getByRole('button', { name: /^Approve / }).hasAttribute('disabled')).toBe(false)
      }),
    says: (sentence: string) =>
      eventually(() => {
        const said = page.getAllByRole('status').map(({ textContent }) => textContent)
        expect(said.join(' ')).toContain(sentence)
      }),
  }
}

const asked = () =>
  tab.wallets.Alice.control.requests.filter(({ method }) => method === 'eth_signTypedData_v4')
const proposals = () => tab.gateway.asked.filter((it) => it.endsWith('/propose')).length
/** For which place in line the wallet was asked, each time. */
const askedPlaces = () =>
  asked().map(({ params }) => {
    const [, typedData] = params as [string, string]
    const { message } = JSON.parse(typedData) as { message: { nonce: string } }
    return Number(message.nonce)
  })

/** A payment of 10,000 dUSD, whose token was described so when it was typed. */
function typedDraft(described: { symbol: string; decimals: number }): ReviewDraft {
  const [chain] = neighbours.devnet.chains
  if (chain === undefined) throw new Error('The devnet has no chain.')
  const address = chain.contracts.dUsd
  const { to, value, data } = erc20TransferCall({
    token: address,
    to: shop,
    amount: 10_000_000_000n,
  })
  return { kind: 'payment', calls: [{ to, value, data }], typed: [{ address, ...described }] }
}

test.each([
  [
    'another number of decimals',
    { symbol: 'dUSD', decimals: 8 },
    'This would pay 10,000 dUSD, not 100',
  ],
  [
    'another name',
    { symbol: 'USDC', decimals: 6 },
    'Safe’s service says something else about the token than the token itself',
  ],
])(
  'a token that had %s when its amount was typed is a lie, whatever the gateway says by now',
  async (_, described, sentence) => {
    const page = await openReview(typedDraft(described))
    await page.eventually(() => {
      expect(page.container.textContent).toContain(sentence)
    })
    expect(page.queryByRole('button', { name: /^Approve / })).toBeNull()
  },
)

test('a token that was described as the chain describes it is none', async () => {
  const page = await openReview(typedDraft({ symbol: 'dUSD', decimals: 6 }))
  await page.eventually(() => {
    expect(page.container.textContent).toContain('The token is the real one')
  })
  expect(page.container.textContent).not.toContain('This would pay')
})

test('a token that describes itself otherwise while it is looked over is a lie, and one that says nothing for a moment is none', async () => {
  const page = await openReview(typedDraft({ symbol: 'dUSD', decimals: 6 }))
  const isReal = () => {
    expect(page.container.textContent).toContain('The token is the real one')
  }
  await page.eventually(isReal)
  tab.node.lie(() => ({ error: { code: -32000, message: 'busy' } }))
  await act(() => page.queryClient.refetchQueries({ queryKey: ['token'] }))
  const [token] = page.queryClient.getQueryCache().findAll({ queryKey: ['token'] })
  expect(token?.state.status).toBe('error')
  await act(() => Promise.resolve())
  isReal()
  tab.node.lie(undefined)
  const [chain] = neighbours.devnet.chains
  if (chain === undefined) throw new Error('The devnet has no chain.')
  // It answers 8 to everything.
  const bytecode = '0x600860005260206000f3'
  await neighbours.chainControl.setCode({ address: chain.contracts.dUsd, bytecode })
  await page.eventually(() => {
    expect(page.container.textContent).toContain('This would pay 100')
  })
  expect(page.queryByRole('button', { name: /^Approve / })).toBeNull()
})

test('a draft is not said to be agreed on by a gateway that has never seen it', async () => {
  const page = await openReview()
  await page.isAt(0)
  await page.says('Safe’s service has not seen this yet.')
  expect(page.container.textContent).not.toContain('Safe’s service shows the same')
  expect(page.container.textContent).not.toMatch(/All \d checks passed/)
})

test('the same that waits already is one of the checks', async () => {
  await propose(neighbours, tab, at(0))
  const page = await openReview()
  await page.isAt(1)
  await page.eventually(() => {
    const check = page.container.querySelector('[data-check="twin"]')
    expect(check?.getAttribute('data-state')).toBe('warning')
    expect(check?.textContent).toContain('The same waits as no. 0 already')
  })
})

test('a rejection has no check about money, and its place is the one of what it cancels', async () => {
  await propose(neighbours, tab, at(0))
  const page = await openReview({
    kind: 'rejection',
    calls: [{ to: neighbours.treasury, value: 0n, data: '0x' }],
    nonce: 0n,
  })
  await page.eventually(() => {
    const checks = [...page.container.querySelectorAll('[data-check]')]
    expect(checks.map((one) => one.getAttribute('data-check'))).toEqual([
      'bytes',
      'contract',
      'gateway',
      'place',
    ])
    expect(checks.at(-1)?.textContent).toContain('It has the number of what it cancels (0)')
    const title = page.getByRole('heading', { name: 'Cancels “1 ETH to 0x996550…\u2060B0A4dc”' })
    expect(title.nextElementSibling?.textContent).toBe('No money moves.')
  })
  // That is said once.
  expect(page.container.textContent.match(/No money moves/g)).toHaveLength(1)
  expect(page.queryByRole('heading', { name: 'What moves' })).toBeNull()
})

test('what is cancelled stands inside, whole: its figure struck through, the payee, and who approved it', async () => {
  await propose(neighbours, tab, at(0), 'Invoice 118')
  const page = await openReview({
    kind: 'rejection',
    calls: [{ to: neighbours.treasury, value: 0n, data: '0x' }],
    nonce: 0n,
  })
  await page.eventually(() => {
    const card = page.getByRole('region', { name: 'The payment it cancels' })
    expect(card.querySelector('s')?.textContent).toMatch(/1\.00 ETH/)
    expect(card.textContent).toContain('Invoice 118')
    expect(card.textContent).toMatch(/To\s*0x9965/)
    const [, prepared, bob] = [...card.querySelectorAll('dl > div')]
    expect(prepared?.querySelector('time')?.dateTime).toMatch(/^20/)
    expect(bob?.textContent).toMatch(/Approved by.*1 of 2/)
    expect(within(card).getByRole('link', { name: 'See that payment' })).toBeDefined()
    const bar = page.getByRole('region', { name: 'What happens next' })
    const [review] = within(bar).getAllByRole('link')
    expect(review?.textContent).toBe('Review payment')
    expect(review?.getAttribute('href')).toMatch(/\/tx\/multisig_/)
  })
})

test('a rejection of what is not known says so', async () => {
  const page = await openReview({
    kind: 'rejection',
    calls: [{ to: neighbours.treasury, value: 0n, data: '0x' }],
    nonce: 3n,
  })
  await page.eventually(() => {
    const title = page.getByRole('heading', { name: 'Cancels whatever waits as no. 3 in line' })
    expect(title.nextElementSibling?.textContent).toBe('No money moves.')
  })
})

test('a new owner is named with the new rule, and no money moves', async () => {
  const { to, data } = addOwnerCall({
    safe: neighbours.treasury,
    owners: neighbours.devnet.owners.slice(0, 3).map(({ address }) => address),
    owner: shop,
    threshold: 3,
  })
  const owner = await openReview({ kind: 'payment', calls: [{ to, value: 0n, data }] })
  await owner.eventually(() => {
    const title = owner.getByRole('heading', {
      name: /^0x996550…\u2060B0A4dc becomes an owner of /,
    })
    expect(title.nextElementSibling?.textContent).toBe(
      'No money moves. Then 3 of 4 must approve, today 2 of 3.',
    )
    const checks = [...owner.container.querySelectorAll('[data-check]')]
    expect(checks.map((one) => one.getAttribute('data-check'))).toEqual([
      'bytes',
      'contract',
      'gateway',
      'payee',
      'place',
    ])
    expect(checks[0]?.textContent).toContain('You sign exactly what this page shows')
    expect(
      owner.getByRole('button', { name: 'Approve 0x996550…\u2060B0A4dc as an owner' }),
    ).toBeDefined()
  })
  expect(owner.container.textContent).not.toContain('More than this happens')
  expect(owner.container.textContent.match(/No money moves/g)).toHaveLength(1)
  const rows = within(owner.getByRole('region', { name: 'Who decides' })).getAllByRole('row')
  expect(rows).toHaveLength(6)
  const [joins] = rows.filter(({ dataset }) => dataset['changes'] === 'true')
  expect(joins?.textContent).toMatch(/9965.*–owner$/)
})

test('a change of the owners that would fail has its trial run among the checks', async () => {
  const { to, data } = addOwnerCall({
    safe: neighbours.treasury,
    owners: neighbours.devnet.owners.slice(0, 3).map(({ address }) => address),
    owner: shop,
    threshold: 3,
  })
  // The contract knows no threshold of 9 among 4.
  const broken = data.replace(/3$/, '9') as Hex
  const owner = await openReview({ kind: 'payment', calls: [{ to, value: 0n, data: broken }] })
  await owner.eventually(() => {
    const check = owner.container.querySelector('[data-check="rehearsal"]')
    expect(check?.getAttribute('data-state')).toBe('failed')
  })
  expect(owner.queryByRole('button', { name: /^Approve / })).toBeNull()
})

test('a token among many payees closes signing', async () => {
  const [chain] = neighbours.devnet.chains
  if (chain === undefined) throw new Error('The devnet has no chain.')
  const { dUsd: token, ghost } = chain.contracts
  const people = Array.from({ length: 5 }, (_, index) =>
    pad(numberToHex(0xa0000000 + index), { size: 20 }),
  )
  const calls = [...people, ghost].map((to) => erc20TransferCall({ token, to, amount: 1n }))
  const page = await openReview({ kind: 'payment', calls })
  await page.eventually(() => {
    expect(page.container.textContent).toContain('Nobody can use what is sent there')
  })
  expect(page.queryByRole('button', { name: /^Approve / })).toBeNull()
})

test('a place that is used up while it is looked at moves on, and everything is worked out anew', async () => {
  const page = await openReview()
  await page.isAt(0)
  await execute(neighbours, tab, other())
  await page.says('No. 0 in line was used up by another. This is now no. 1')
  await page.isAt(1)
  expect(page.container.textContent).not.toContain(safeTxDigests(at(0)).messageHash)
  expect(page.queryByRole('alert')).toBeNull()
  expect(asked()).toEqual([])

  fireEvent.click(page.button(/^Approve 1 ETH/))
  await page.eventually(() => {
    expect(page.history.at(-1)).toContain('/tx/')
  })
  expect(askedPlaces()).toEqual([1])
})

test('a place that another takes moves on as soon as the gateway says that its queue has changed', async () => {
  const page = await openReview()
  await page.isAt(0)
  await propose(neighbours, tab, other())
  const { chainId, treasury: address } = neighbours
  // As `useFollowedAccount` does in the account's frame.
  void page.queryClient.invalidateQueries({
    queryKey: safePartKey(tab.gateway.client, { chainId, address }, 'nonces'),
  })
  await page.says('No. 0 in line is taken by another that waits. This is now no. 1')
  await page.isAt(1)
  expect(asked()).toEqual([])
})

test('what waits at the next place is asked for before it is believed', async () => {
  const page = await openReview()
  await page.isAt(0)
  await propose(neighbours, tab, other(1))
  await execute(neighbours, tab, other())
  await page.isAt(2)
})

test('a press while the place is used up signs nothing, and the next press signs the new place', async () => {
  const page = await openReview()
  await page.isAt(0)
  let release: (() => void) | undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // Of the checks before the wallet is asked, this one takes its time.
  tab.gateway.lie(async ({ path }) => {
    if (path.includes('/queued')) await held
    return undefined
  })
  fireEvent.click(page.button(/^Approve 1 ETH/))
  await page.says('Comparing the code')
  await execute(neighbours, tab, other())
  await page.isAt(1)
  release?.()
  tab.gateway.lie(undefined)
  fireEvent.click(page.button(/^Approve 1 ETH/))
  await page.eventually(() => {
    expect(page.history.at(-1)).toContain('/tx/')
  })
  expect(askedPlaces()).toEqual([1])
})

test('what the press finds out before the page does moves it on in the same words', async () => {
  const page = await openReview()
  await page.isAt(0)
  await propose(neighbours, tab, other())
  fireEvent.click(page.button(/^Approve 1 ETH/))
  await page.says('No. 0 in line is taken by another that waits. This is now no. 1')
  await page.isAt(1)
  expect(page.queryByRole('alert')).toBeNull()
  expect(asked()).toEqual([])
})

test('what the wallet still signs for a place that is gone is not handed over', async () => {
  const page = await openReview()
  await page.isAt(0)
  tab.wallets.Alice.control.setPersonality(late())
  fireEvent.click(page.button(/^Approve 1 ETH/))
  await page.eventually(() => {
    expect(askedPlaces()).toEqual([0])
  })
  await execute(neighbours, tab, other())
  await page.isAt(1)
  tab.wallets.Alice.control.release()
  await page.eventually(() => {
    expect(asked()).toMatchObject([{ status: 'fulfilled' }])
  })
  fireEvent.click(page.button(/^Approve 1 ETH/))
  await page.eventually(() => {
    expect(askedPlaces()).toEqual([0, 1])
  })
  tab.wallets.Alice.control.release()
  await page.eventually(() => {
    expect(page.history.at(-1)).toContain('/tx/')
  })
  expect(proposals()).toBe(1)
})

test('a node that is behind does not move it back', async () => {
  const page = await openReview()
  await page.isAt(0)
  await execute(neighbours, tab, other())
  await page.isAt(1)
  const { chainId, treasury: address } = neighbours
  const queryKey = ['account-facts', chainId, address]
  const facts = page.queryClient.getQueryData<{ facts: object }>(queryKey)
  act(() => {
    page.queryClient.setQueryData(queryKey, { ...facts, facts: { ...facts?.facts, nonce: 0 } })
  })
  await page.eventually(() => {
    expect(page.container.textContent).toContain('A number before it is free')
  })
  expect(page.container.textContent).toContain(safeTxDigests(at(1)).messageHash)
})

test('what the gateway takes after its page was left is not begun any more', async () => {
  const page = await openReview()
  await page.isAt(0)
  let release = (): void => undefined
  const held = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined)
  })
  tab.gateway.lie(({ path }) => (path.endsWith('/propose') ? held : undefined))
  fireEvent.click(page.button(/^Approve 1 ETH/))
  await page.eventually(() => {
    expect(proposals()).toBe(1)
  })
  page.unmount()
  expect(reviewDrafts.read()).toHaveLength(1)
  release()
  await page.eventually(() => {
    expect(reviewDrafts.read()).toEqual([])
  })
})

test('a payroll that is changed while its approval is on its way: what waits of it is said before the rest is signed', async () => {
  const pays = (...ether: string[]) => ether.map((each) => ({ to: shop, value: parseEther(each) }))
  const payroll = (...ether: string[]): ReviewDraft => ({
    kind: 'payroll',
    calls: pays(...ether).map((call) => ({ ...call, data: '0x' })),
  })
  const page = await openReview(payroll('1', '2'))
  await page.eventually(() => {
    expect(page.button(/^Approve /).hasAttribute('disabled')).toBe(false)
  })
  const [begun] = reviewDrafts.read()
  if (begun === undefined) throw new Error('A draft was begun.')
  const text = `${shop};1\n${shop};2`
  keepPayroll(begun, { text, edits: { ...noEdits, reviews: { [begun.id]: [1, 2] } } })
  let release = (): void => undefined
  const held = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined)
  })
  tab.gateway.lie(({ path }) => (path.endsWith('/propose') ? held : undefined))
  fireEvent.click(page.button(/^Approve /))
  await page.eventually(() => {
    expect(proposals()).toBe(1)
  })
  // Another tab corrects the second line.
  const { result } = renderHook(() => usePayrollDraft(begun))
  act(() => result.current[1]((kept) => ({ ...kept, text: kept.text.replace(';2', ';3') })))
  page.unmount()
  release()
  await waitFor(async () => {
    expect((await getTransactionQueue(tab.gateway.client, begun)).results).not.toEqual([])
  }, patience)
  // It is not known which of the lines that stand there now were approved.
  expect(result.current[0].edits.signed).toEqual([])
  tab = neighbours.openTab()
  const next = await openReview(payroll('1', '3'))
  await next.eventually(() => {
    const check = next.container.querySelector('[data-check="twin"]')
    expect(check?.textContent).toContain('1 of these lines waits as no. 0 already')
    expect(check?.getAttribute('data-state')).toBe('warning')
  })
})

test('what has a signature stays at its place: it can have been executed there', async () => {
  const page = await openReview()
  await page.isAt(0)
  tab.gateway.lie(({ path }) =>
    path.endsWith('/propose') ? Response.json({ message: 'no' }, { status: 503 }) : undefined,
  )
  fireEvent.click(page.button(/^Approve 1 ETH/))
  const forget = 'Throw the signature away'
  await page.findByRole('button', { name: forget }, patience)
  await execute(neighbours, tab, other())
  await page.eventually(() => {
    expect(page.container.textContent).toContain('this, or another with its number, was sent')
  })
  expect(page.container.textContent).toContain(safeTxDigests(at(0)).messageHash)
  expect(page.container.textContent).not.toContain('This is now no.')
  // To draft it again would only come back to the same signature.
  expect(page.queryByRole('button', { name: 'Draft again' })).toBeNull()
  fireEvent.click(page.button(forget))
  await page.isAt(1)
  await page.says('This is now no. 1')
})

test('what takes the place of another stays there', async () => {
  const page = await openReview({ ...draft, kind: 'replacement', nonce: 0n })
  await page.isAt(0)
  await execute(neighbours, tab, other())
  await page.findByRole('button', { name: 'Draft again' }, patience)
  expect(page.container.textContent).toContain(safeTxDigests(at(0)).messageHash)
  expect(page.container.textContent).not.toContain('This is now no.')
})

test('the button names the payee by the name by which they were chosen, until they have one here', async () => {
  const registryNames = [{ name: 'ana.eth', address: shop }]
  const page = await openReview({ ...draft, registryNames })
  await page.findByRole('button', { name: /^Approve 1 ETH to ana\.eth \(0x.+\)$/ }, patience)
  act(() => {
    changePeople((people) => renamePerson(people, shop, 'Shop'))
  })
  await page.findByRole('button', { name: 'Approve 1 ETH to Shop' }, patience)
})
