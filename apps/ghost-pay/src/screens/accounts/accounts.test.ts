import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { gnosis, mainnet } from '@ghost-pay/chains'
import { testAddresses } from '@ghost-pay/gateway-testing'
import type { ListedAccount } from '@ghost-pay/safe-account'
import { planAccount } from '@ghost-pay/safe-account/creation'
import { accountKey } from '@ghost-pay/safe-account/store'

import { buildArrangedAccount, buildOverview } from '../../testing/buildArrangedAccount.ts'
import {
  arrangeAccounts,
  type ArrangeAccountsParameters,
  countWaiting,
  groupByChain,
  matchesAccount,
  sayTotal,
  valueAccounts,
  waitingOf,
  worthOfAccount,
} from './accounts.ts'
import type { AccountAnswers } from './useAccountsOnChain.ts'

const { alice, bob, carol, shop } = testAddresses
const ownedBy = (owner: Address): ListedAccount => ({
  status: 'account',
  owners: [owner],
  threshold: 1,
  balance: 0n,
})
const answered = (...accounts: [Address, ListedAccount][]): AccountAnswers => [
  { status: 'answered', accounts: new Map(accounts), isAsking: false, askAgain: () => undefined },
]
const failed: AccountAnswers = [
  { status: 'failed', accounts: new Map(), isAsking: false, askAgain: () => undefined },
]
const on = (chain: typeof mainnet, ...addresses: Address[]) => [
  { chain, chainId: chain.id, addresses },
]
const arrange = (parameters: Partial<ArrangeAccountsParameters>) => {
  const arranged = arrangeAccounts({
    listed: [],
    listedAnswers: [],
    kept: [],
    keptAnswers: [],
    watched: new Set(),
    viewer: alice,
    addressBook: new Map(),
    ...parameters,
  })
  return Object.fromEntries(
    Object.entries(arranged).map(([name, accounts]) => [name, accounts.map((one) => one.address)]),
  )
}
const keys = (...addresses: Address[]) =>
  new Set(addresses.map((address) => accountKey({ chainId: 1, address })))

test('an account is the viewer’s when the chain says so, whoever told us of it', () => {
  expect(
    arrange({
      listed: on(mainnet, bob, carol),
      listedAnswers: answered([bob, ownedBy(alice)], [carol, ownedBy(shop)]),
      kept: on(mainnet, shop),
      keptAnswers: answered([shop, ownedBy(alice)]),
    }),
  ).toEqual({
    own: [bob, shop],
    denied: [carol],
    unchecked: [],
    pending: [],
    watched: [],
    plans: [],
  })
})

test('the gateway’s word alone makes nothing solid', () => {
  expect(arrange({ listed: on(mainnet, bob), listedAnswers: failed })).toMatchObject({
    own: [],
    unchecked: [bob],
  })
  expect(
    arrange({ listed: on(mainnet, bob), listedAnswers: answered([bob, { status: 'none' }]) }),
  ).toMatchObject({ own: [], denied: [bob] })
})

test('what is watched and not the viewer’s is watched; what was only opened is not listed', () => {
  const kept = {
    kept: on(mainnet, bob, carol),
    keptAnswers: answered([bob, ownedBy(shop)], [carol, ownedBy(shop)]),
    watched: keys(bob),
  }
  expect(arrange(kept)).toMatchObject({ own: [], watched: [bob] })
  expect(arrange({ ...kept, viewer: undefined })).toMatchObject({ own: [], watched: [bob] })
})

test('an account that is listed and kept is shown once', () => {
  const both = {
    listed: on(mainnet, bob),
    listedAnswers: answered([bob, ownedBy(alice)]),
    kept: on(mainnet, bob),
    keptAnswers: answered([bob, ownedBy(alice)]),
    watched: keys(bob),
  }
  expect(arrange(both)).toMatchObject({ own: [bob], watched: [] })
})

test('a plan is listed on the chains that do not have it, and is the owner’s where they do', () => {
  const plan = planAccount({
    owners: [alice],
    threshold: 1,
    saltNonce: 7n,
    version: '1.4.1',
    deployment: 'canonical',
    chainIds: [1, 100],
  })
  const arranged = (answer: ListedAccount) =>
    arrangeAccounts({
      listed: [],
      listedAnswers: [],
      kept: on(mainnet, plan.address),
      keptAnswers: answered([plan.address, answer]),
      watched: new Set(),
      viewer: alice,
      addressBook: new Map(),
      plans: [plan],
    })
  expect(arranged({ status: 'none' }).plans).toEqual([plan])
  expect(arranged({ status: 'none' }).own).toEqual([])
  expect(arranged(ownedBy(alice)).plans).toEqual([{ ...plan, chainIds: [100] }])
  expect(arranged(ownedBy(alice)).own).toHaveLength(1)
})

test('a watched account that imitates an owned one is marked, and the owned one is not', () => {
  const twin: Address = `0x${bob.slice(2, 6)}${'1'.repeat(32)}${bob.slice(-4)}`
  const { own, watched } = arrangeAccounts({
    listed: on(mainnet, bob),
    listedAnswers: answered([bob, ownedBy(alice)]),
    kept: on(mainnet, twin),
    keptAnswers: answered([twin, ownedBy(shop)]),
    watched: keys(twin),
    viewer: alice,
    addressBook: new Map(),
  })
  expect(own[0]?.lookAlikes).toEqual([])
  expect(watched[0]?.lookAlikes).toEqual([bob])
})

test('an account that the gateway lists twice is one', () => {
  const accounts = {
    listed: on(mainnet, bob, bob),
    listedAnswers: answered([bob, ownedBy(alice)]),
    kept: on(mainnet, bob),
    keptAnswers: answered([bob, ownedBy(alice)]),
  }
  expect(arrange(accounts)).toMatchObject({ own: [bob], watched: [] })
})

test('a gateway that says 0 of an account with money says nothing', () => {
  const rich = buildArrangedAccount()
  const empty = buildArrangedAccount({ onChain: ownedBy(alice) })
  const worth = (account: typeof rich, fiatTotal: string) =>
    worthOfAccount(account, buildOverview({ fiatTotal }))
  expect(worth(rich, '0')).toBeUndefined()
  expect(worth(empty, '0')).toBe(0)
  expect(worth(rich, '12.5')).toBe(12.5)
  for (const nonsense of ['', ' ', 'x', 'NaN', '-1', '1e999']) {
    expect(worth(empty, nonsense)).toBeUndefined()
  }
  expect(worthOfAccount(rich, null)).toBeUndefined()
})

const onGnosis = buildArrangedAccount({ address: bob, chain: gnosis })
const onMainnet = buildArrangedAccount({ address: carol })
const second = buildArrangedAccount({ address: shop })
const overviewsOf = (...worths: [typeof second, string][]) =>
  new Map(
    worths.map(([{ chain, address }, fiatTotal]) => [
      accountKey({ chainId: chain.id, address }),
      buildOverview({ fiatTotal }),
    ]),
  )

test('one that is not known leaves the total unknown, and the others are still added up', () => {
  const overviews = overviewsOf([onGnosis, '100'])
  expect(valueAccounts([onGnosis, onMainnet], overviews)).toEqual({
    total: undefined,
    known: 100,
    unknown: [onMainnet],
  })
  expect(valueAccounts([onGnosis], overviews).total).toBe(100)
})

test('the chain that holds most comes first, and so does the account', () => {
  const overviews = overviewsOf([onGnosis, '500'], [onMainnet, '100'], [second, '200'])
  expect(
    groupByChain([onMainnet, second, onGnosis], overviews).map(({ chain, accounts }) => [
      chain.name,
      accounts.map(({ address }) => address),
    ]),
  ).toEqual([
    ['Gnosis', [bob]],
    ['Ethereum', [shop, carol]],
  ])
})

test('what waits for the viewer is not counted among what waits for others', () => {
  const waiting = (queued: number, awaitingConfirmation: number | null) =>
    waitingOf(buildOverview({ queued, awaitingConfirmation }))
  expect(waiting(5, 3)).toEqual({ forViewer: 3, forOthers: 2 })
  expect(waiting(0, null)).toEqual({ forViewer: 0, forOthers: 0 })
  expect(waiting(1, 9)).toEqual({ forViewer: 1, forOthers: 0 })
  expect(waitingOf(null)).toBeUndefined()
})

test('of what waits for nobody knows whom, neither the viewer nor others are said to be waited for', () => {
  const overview = buildOverview({ queued: 2, awaitingConfirmation: null })
  expect(waitingOf(overview)?.forViewer).toBeUndefined()
  const { chain, address } = onGnosis
  const overviews = new Map([[accountKey({ chainId: chain.id, address }), overview]])
  expect(countWaiting([onGnosis], overviews)).toMatchObject({
    forViewer: 0,
    forOthers: 0,
    isUnknown: true,
  })
})

test('what waits is added up over accounts, and what is not known is said', () => {
  const keyed = (account: typeof second, queued: number, awaitingConfirmation: number) =>
    [
      accountKey({ chainId: account.chain.id, address: account.address }),
      buildOverview({ queued, awaitingConfirmation }),
    ] as const
  const overviews = new Map([keyed(onGnosis, 5, 3), keyed(onMainnet, 1, 0)])
  expect(countWaiting([onGnosis, onMainnet], overviews)).toEqual({
    forViewer: 3,
    forOthers: 3,
    inAccounts: 1,
    first: onGnosis,
    isUnknown: false,
  })
  expect(countWaiting([onMainnet, onGnosis], overviews).first).toBe(onGnosis)
  expect(countWaiting([onGnosis, second], overviews).isUnknown).toBe(true)
})

test('accounts are found by name, address and chain', () => {
  const finds = (wanted: string) => matchesAccount(onGnosis, 'Grants', wanted)
  expect(['grA', ' gnosis', bob.slice(5, 12), ''].map(finds)).toEqual([true, true, true, true])
  expect(finds('ethereum')).toBe(false)
})

test('why a total is not known is said, the gravest reason first', () => {
  const said = { unknown: [], count: 2, known: '$1', silent: [], isUnchecked: false }
  const key = (change: Partial<Parameters<typeof sayTotal>[0]>) =>
    sayTotal({ ...said, ...change })?.[0]
  expect(sayTotal(said)).toBeUndefined()
  expect(key({ silent: ['Base'], isUnchecked: true })).toBe('accounts.silentMissing')
  expect(key({ isUnchecked: true, unknown: ['A'] })).toBe('accounts.uncheckedMissing')
  expect(key({ isUnchecked: true, unknown: ['A', 'B'] })).toBe('accounts.noTotal')
  expect(key({ isUnchecked: true, count: 0 })).toBe('accounts.noTotal')
  expect(key({ unknown: ['A', 'B'] })).toBe('accounts.nothingKnown')
  expect(key({ unknown: ['A'] })).toBe('accounts.missing')
  expect(sayTotal({ ...said, count: 9, unknown: ['A', 'B', 'C', 'D', 'E'] })).toEqual([
    'accounts.missingMore',
    { names: 'A, B, C', count: 2, known: '$1' },
  ])
})
