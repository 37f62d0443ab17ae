import {
  type Address,
  concatHex,
  type Hex,
  numberToHex,
  pad,
  parseEther,
  toEventSelector,
  zeroAddress,
} from 'viem'
import { getBalance, getBlockNumber } from 'viem/actions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getClient } from 'wagmi/actions'
import { devnet } from '@ghost-pay/chains'
import {
  erc20TransferCall,
  removeOwnerCall,
  type SafeTransaction,
  type SafeTransactionInput,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'

import { rehearsalWord } from '../screens/account/review/rehearsalWord.ts'
import { dollarsOf, execute, keyOf, mintDollars, payment, shop } from '../testing/inPlace.ts'
import { type Neighbours, startNeighbours, type Tab } from '../testing/neighbours.ts'
import { readLineRehearsal } from './readLineRehearsal.ts'
import { readRehearsal } from './readRehearsal.ts'
import { viewSignable } from './viewSignable.ts'

let neighbours: Neighbours
let tab: Tab
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty', contracts: devnet.contracts })
})
afterAll(() => neighbours.stop())
beforeEach(async () => {
  await neighbours.devnet.reset()
  tab = neighbours.openTab()
})

const token: Address = '0x00000000000000000000000000000000E1e1E1e1'
const word = (value: bigint): Hex => pad(numberToHex(value), { size: 32 })

const signableOf = (transaction: SafeTransactionInput) => ({
  ...payment(neighbours),
  transaction: toSafeTransaction(transaction),
})
const rehearse = (transaction: SafeTransactionInput) =>
  readRehearsal(
    tab.config,
    signableOf(transaction),
    neighbours.devnet.owners[0]?.address ?? zeroAddress,
  )
const wordOf = async (transaction: SafeTransactionInput) =>
  rehearsalWord(
    await rehearse(transaction),
    viewSignable(signableOf(transaction), {
      currency: devnet.nativeCurrency,
      tokens: [{ address: token, symbol: 'T', decimals: 18 }],
      nameOf: () => undefined,
    }),
    { safe: neighbours.treasury, isNext: true },
  )
const pay = (amount: bigint) => ({ ...erc20TransferCall({ token, to: shop, amount }), nonce: 0 })
const line = (amount: bigint) => {
  const { to, value, data } = erc20TransferCall({ token, to: shop, amount })
  return {
    to,
    value: BigInt(value ?? 0),
    data,
    transfer: { token, recipient: shop, amount },
  }
}
const lines = (...amounts: readonly bigint[]) =>
  readLineRehearsal(tab.config, {
    chainId: neighbours.chainId,
    account: neighbours.treasury,
    calls: amounts.map(line),
  })
const cannotSimulate = () => {
  tab.node.lie(({ method }) =>
    method === 'eth_simulateV1'
      ? { error: { code: -32601, message: 'no such method' } }
      : undefined,
  )
}

/**
 * A token whose transfers move so much less than they say in their log, as those do that keep shares. The balance of a holder is in the
 * slot of its address; any other question is answered by 18.
 */
const roundingToken = (less: number): Hex =>
  concatHex([
    // balanceOf is at 35, transfer at 48.
    '0x60003560e01c80',
    '0x6370a0823114602357',
    '0x63a9059cbb14603057',
    '0x601260005260206000f3',
    '0x5b6004355460005260206000f3',
    '0x5b60',
    numberToHex(less, { size: 1 }),
    // What moves is the amount less that; it leaves the caller and comes to the recipient.
    '0x60243503',
    '0x803354033355',
    '0x600435540160043555',
    // The log says the whole amount.
    '0x602435600052',
    '0x600435337f',
    toEventSelector('Transfer(address,address,uint256)'),
    '0x60206000a3',
    '0x600160005260206000f3',
  ])
/** Answers every question by false. */
const refusingToken: Hex = '0x60206000f3'

async function place(bytecode: Hex) {
  await neighbours.chainControl.setCode({ address: token, bytecode })
  await neighbours.chainControl.setStorageAt({
    address: token,
    index: pad(neighbours.treasury),
    value: word(10n ** 18n),
  })
  await neighbours.chainControl.mine({ blocks: 1 })
}

test('a rehearsal runs on the newest block, and says which it is', async () => {
  const client = getClient(tab.config, { chainId: neighbours.chainId })
  if (client === undefined) throw new Error('There is no client.')
  const { provider } = tab.wallets.Carol
  const [from] = (await provider.request({ method: 'eth_requestAccounts' })) as [Address]
  await neighbours.chainControl.mine({ blocks: 3 })
  const held = await getBalance(client, { address: neighbours.treasury })
  await provider.request({
    method: 'eth_sendTransaction',
    params: [{ from, to: neighbours.treasury, value: numberToHex(parseEther('1')) }],
  })
  const block = Number(await getBlockNumber(client, { cacheTime: 0 }))
  const all = held + parseEther('1')
  const rehearsal = await rehearse({ to: shop, value: all, nonce: 0 })
  expect(rehearsal).toMatchObject({
    status: 'moves',
    block,
    rows: [{ holder: neighbours.treasury, before: all, after: 0n }, { holder: shop }],
  })
  const { to, value } = { to: shop, value: all }
  const ran = await readLineRehearsal(tab.config, {
    chainId: neighbours.chainId,
    account: neighbours.treasury,
    calls: [{ to, value, data: '0x', transfer: undefined }],
  })
  expect(ran).toMatchObject({ status: 'ran', block, calls: [{ arrives: true }] })
})

test('after an execution the balances are those after it', async () => {
  const client = getClient(tab.config, { chainId: neighbours.chainId })
  if (client === undefined) throw new Error('There is no client.')
  await neighbours.chainControl.setBalance({
    address: neighbours.treasury,
    value: parseEther('2'),
  })
  await execute(neighbours, tab, payment(neighbours))
  const before = await getBalance(client, { address: neighbours.treasury })
  expect(before).toBe(parseEther('1'))
  expect(await rehearse({ to: shop, value: 1n, nonce: 1 })).toMatchObject({
    rows: [{ before, after: before - 1n }, {}],
  })
})

test('the lines of a payroll run after what waits before them', async () => {
  await mintDollars(neighbours, tab, 5n)
  const token = dollarsOf(neighbours)
  const pays = (amount: bigint) => erc20TransferCall({ token, to: shop, amount })
  const rehearseBehind = async (...amounts: readonly bigint[]) => {
    const ran = await readLineRehearsal(tab.config, {
      chainId: neighbours.chainId,
      account: neighbours.treasury,
      calls: [{ ...pays(3n), transfer: { token, recipient: shop, amount: 3n } }],
      line: {
        owner: keyOf(neighbours, 0).address,
        transactions: amounts.map((amount) => payment(neighbours, pays(amount)).transaction),
      },
    })
    return ran.status === 'ran' && ran.calls[0]?.arrives
  }
  expect(await rehearseBehind()).toBe(true)
  expect(await rehearseBehind(4n)).toBe(false)
  // What fails moves nothing, and those behind it find all that was there.
  expect(await rehearseBehind(9n)).toBe(true)
})

test('a token that rounds by a unit is as said, on the review and in a payroll', async () => {
  await place(roundingToken(1))
  expect(await wordOf(pay(10n ** 17n))).toEqual({ outcome: 'rounded', count: 1 })
  expect(await lines(10n ** 17n, 5n)).toMatchObject({
    calls: [
      { arrives: true, rounding: 1n },
      { arrives: true, rounding: 1n },
    ],
  })
  await place(roundingToken(0))
  expect(await wordOf(pay(10n ** 17n))).toEqual({ outcome: 'asSaid', count: 2 })
  expect(await lines(10n ** 17n)).toMatchObject({ calls: [{ arrives: true }] })
})

test('a token that takes a share, whatever its log says, is not as said in either place', async () => {
  await place(roundingToken(100))
  expect((await wordOf(pay(10_000n))).outcome).toBe('differs')
  expect(await lines(10_000n)).toMatchObject({ calls: [{ arrives: false }] })
})

test('where a node cannot simulate, going through is no tick, and a token that answers false differs', async () => {
  await place(roundingToken(100))
  cannotSimulate()
  expect((await wordOf(pay(10_000n))).outcome).toBe('goesThrough')
  await place(refusingToken)
  expect((await wordOf(pay(10_000n))).outcome).toBe('refused')
  expect(await lines(10_000n)).toEqual({ status: 'unable' })
})

describe('what comes before it in line', () => {
  const coins = (ether: string, nonce: number) =>
    toSafeTransaction({ to: shop, value: parseEther(ether), nonce })
  const rehearseThird = (transactions: readonly SafeTransaction[], ether = '1') =>
    readRehearsal(
      tab.config,
      signableOf(coins(ether, 2)),
      neighbours.devnet.owners[0]?.address ?? zeroAddress,
      { transactions, count: 2 },
    )
  beforeEach(async () => {
    await neighbours.chainControl.setBalance({
      address: neighbours.treasury,
      value: parseEther('10'),
    })
    // The rehearsal reads the newest block.
    await neighbours.chainControl.mine({ blocks: 1 })
  })

  test('is run first: the balances are those after it', async () => {
    const rehearsal = await rehearseThird([coins('2', 0), coins('3', 1)])
    if (rehearsal.status !== 'moves') throw new Error('It moves.')
    expect(rehearsal.before).toEqual({ count: 2, ran: 2 })
    const own = rehearsal.rows.find(({ holder }) => holder === neighbours.treasury)
    expect([own?.before, own?.after]).toEqual([parseEther('5'), parseEther('4')])
  })

  test('moves tokens too', async () => {
    await place(roundingToken(0))
    const rehearsal = await readRehearsal(
      tab.config,
      signableOf({ ...pay(100n), nonce: 1 }),
      neighbours.devnet.owners[0]?.address ?? zeroAddress,
      { transactions: [toSafeTransaction(pay(30n))], count: 1 },
    )
    if (rehearsal.status !== 'moves') throw new Error('It moves.')
    const [own] = rehearsal.rows
    expect([own?.before, own?.after]).toEqual([10n ** 18n - 30n, 10n ** 18n - 130n])
  })

  test('may leave too little', async () => {
    expect(await rehearseThird([coins('6', 0), coins('3', 1)], '2')).toMatchObject({
      status: 'fails',
      before: { count: 2, ran: 2 },
    })
  })

  test('does not count when it fails itself, or is not known', async () => {
    expect(await rehearseThird([coins('11', 0), coins('3', 1)], '7')).toMatchObject({
      status: 'moves',
      before: { count: 2, ran: 1 },
    })
    expect(await rehearseThird([])).toMatchObject({ before: { count: 2, ran: 0 } })
  })

  test('is left out where it takes the owner away in whose name it runs', async () => {
    const [alice, bob] = neighbours.devnet.owners
    if (alice === undefined || bob === undefined) throw new Error('There are two owners.')
    const { treasury: safe } = neighbours
    const removed = removeOwnerCall({
      safe,
      owners: neighbours.devnet.accounts.treasury.owners.map(({ address }) => address),
      owner: alice.address,
      threshold: 1,
    })
    expect(await rehearseThird([toSafeTransaction({ ...removed, nonce: 0 })])).toMatchObject({
      status: 'moves',
      before: { count: 2, ran: 0 },
    })
  })

  test('is left out where the node cannot run several', async () => {
    tab.node.lie(({ method, params }) =>
      method === 'eth_simulateV1' &&
      (params as [{ blockStateCalls: unknown[] }])[0].blockStateCalls.length > 1
        ? { error: { code: -32000, message: 'one block at a time' } }
        : undefined,
    )
    expect(await rehearseThird([coins('2', 0), coins('3', 1)])).toMatchObject({
      status: 'moves',
      before: { count: 2, ran: 0 },
    })
  })
})
