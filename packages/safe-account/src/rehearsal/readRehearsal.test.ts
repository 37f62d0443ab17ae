import {
  type Address,
  concatHex,
  createWalletClient,
  encodeFunctionData,
  type Hex,
  http,
  numberToHex,
  pad,
  parseAbi,
  parseEther,
  toEventSelector,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getBalance, getBlockNumber } from 'viem/actions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { devnet as devnetChain } from '@ghost-pay/chains'
import {
  erc20ApproveCall,
  erc20TransferCall,
  execTransactionCall,
  removeOwnerCall,
  type SafeTransaction,
  type SafeTransactionInput,
  safeTxTypedData,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'

import type { ChainClient } from '../chain/ChainClient.ts'
import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import { startChain, type TestChain } from '../testing/startChain.ts'
import { readLineRehearsal } from './readLineRehearsal.ts'
import { type LineBefore, readRehearsal } from './readRehearsal.ts'

/** Somebody who is paid. */
const shop: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const token: Address = '0x00000000000000000000000000000000E1e1E1e1'
const word = (value: bigint): Hex => pad(numberToHex(value), { size: 32 })

let chain: TestChain
let client: ChainClient
let node: ReturnType<TestChain['open']>['node']
beforeAll(async () => {
  chain = await startChain({ seed: 'empty', contracts: devnetChain.contracts })
})
afterAll(() => chain.stop())
beforeEach(async () => {
  await chain.devnet.reset()
  ;({ client, node } = chain.open())
  await chain.chainControl.setBalance({ address: chain.treasury, value: parseEther('10') })
  // A rehearsal reads the newest block.
  await chain.chainControl.mine({ blocks: 1 })
})

const keyOf = (owner: number) => {
  const found = chain.devnet.owners[owner]
  if (found === undefined) throw new Error('No such owner.')
  return privateKeyToAccount(found.privateKey)
}
const dollar = (): Address => {
  const [first] = chain.devnet.chains
  if (first === undefined) throw new Error('The devnet has no chain.')
  return first.contracts.dUsd
}
const signableOf = (transaction: SafeTransactionInput): SignableTransaction => ({
  chainId: chain.chainId,
  safe: chain.treasury,
  version: '1.4.1',
  transaction: toSafeTransaction(transaction),
})
const rehearse = (transaction: SafeTransactionInput, line?: LineBefore) =>
  readRehearsal(client, { signable: signableOf(transaction), owner: keyOf(0).address, line })

/** A payment in the token that a test places. */
const pay = (amount: bigint) => ({ ...erc20TransferCall({ token, to: shop, amount }), nonce: 0 })
const dollars = (amount: bigint) => ({
  ...erc20TransferCall({ token: dollar(), to: shop, amount }),
  nonce: 0,
})
const lines = (...amounts: readonly bigint[]) =>
  readLineRehearsal(client, {
    account: chain.treasury,
    calls: amounts.map((amount) => {
      const { to, value, data } = pay(amount)
      return { to, value: BigInt(value ?? 0), data, transfer: { token, recipient: shop, amount } }
    }),
  })

/** Carol calls a contract. */
async function call(to: Address, { data, value }: { data?: Hex; value?: bigint }) {
  const wallet = createWalletClient({
    account: keyOf(2),
    chain: client.chain,
    transport: http(client.chain.rpcUrls.default.http[0]),
  })
  await wallet.sendTransaction({ to, ...(data && { data }), ...(value && { value }) })
  await chain.chainControl.mine({ blocks: 1 })
}
const mintDollars = (amount: bigint) =>
  call(dollar(), {
    data: encodeFunctionData({
      abi: parseAbi(['function mint(address to, uint256 amount)']),
      args: [chain.treasury, amount],
    }),
  })
async function execute(signable: SignableTransaction) {
  const signatures = await Promise.all(
    [keyOf(0), keyOf(1)].map(async (key) => ({
      owner: key.address,
      signature: await key.signTypedData(safeTxTypedData(signable)),
    })),
  )
  const { to, data } = execTransactionCall({ ...signable, signatures })
  await call(to, { data })
}

const cannotSimulate = () => {
  node.lie(({ method }) =>
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
  await chain.chainControl.setCode({ address: token, bytecode })
  await chain.chainControl.setStorageAt({
    address: token,
    index: pad(chain.treasury),
    value: word(10n ** 18n),
  })
  await chain.chainControl.mine({ blocks: 1 })
}

test('a rehearsal runs on the newest block, and says which it is', async () => {
  await chain.chainControl.mine({ blocks: 3 })
  await call(chain.treasury, { value: parseEther('1') })
  const block = Number(await getBlockNumber(client, { cacheTime: 0 }))
  const all = parseEther('11')
  expect(await rehearse({ to: shop, value: all, nonce: 0 })).toMatchObject({
    status: 'moves',
    block,
    rows: [{ holder: chain.treasury, before: all, after: 0n }, { holder: shop }],
  })
  const ran = await readLineRehearsal(client, {
    account: chain.treasury,
    calls: [{ to: shop, value: all, data: '0x', transfer: undefined }],
  })
  expect(ran).toMatchObject({ status: 'ran', block, calls: [{ arrives: true }] })
})

test('after an execution the balances are those after it', async () => {
  await execute(signableOf({ to: shop, value: parseEther('1'), nonce: 0 }))
  const before = await getBalance(client, { address: chain.treasury })
  expect(before).toBe(parseEther('9'))
  expect(await rehearse({ to: shop, value: 1n, nonce: 1 })).toMatchObject({
    rows: [{ before, after: before - 1n }, {}],
  })
})

describe('one transaction', () => {
  beforeEach(() => mintDollars(2_000_000n))

  test('reads balances before and after, of a token', async () => {
    const rehearsal = await rehearse(dollars(5n))
    expect(rehearsal).toMatchObject({
      status: 'moves',
      isWhole: true,
      rows: [
        { token: dollar(), holder: chain.treasury },
        { token: dollar(), holder: shop },
      ],
    })
    const rows = rehearsal.status === 'moves' ? rehearsal.rows : []
    expect(rows.map(({ before, after }) => after - before)).toEqual([-5n, 5n])
    expect(rows[0]?.before).toBe(2_000_000n)
  })

  test('reads balances before and after, of the chain’s currency', async () => {
    const rehearsal = await rehearse({ to: shop, value: 7n, nonce: 0 })
    const rows = rehearsal.status === 'moves' ? rehearsal.rows : []
    expect(rows.map(({ holder, before, after }) => [holder, after - before])).toEqual([
      [chain.treasury, -7n],
      [shop, 7n],
    ])
    expect(rows[0]?.before).toBe(parseEther('10'))
  })

  test('is not whole where somebody gets a permission', async () => {
    const approval = erc20ApproveCall({ token: dollar(), spender: shop, amount: 9n })
    expect(await rehearse({ ...approval, nonce: 0 })).toMatchObject({ rows: [], isWhole: false })
  })

  test('is told in spite of a log that imitates a token, and is then not whole', async () => {
    // Writes Transfer(treasury, shop, 1) whenever it is called or paid.
    const imitator = '0x00000000000000000000000000000000E0e0E0E0'
    const transfer = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
    const [from, to] = [chain.treasury, shop].map((it) => it.slice(2))
    await chain.chainControl.setCode({
      address: imitator,
      bytecode: `0x600160005273${to}73${from}7f${transfer}60206000a300`,
    })
    const rehearsal = await rehearse({ to: imitator, value: 7n, nonce: 0 })
    expect(rehearsal).toMatchObject({ status: 'moves', isWhole: false, isMore: true })
    const rows = rehearsal.status === 'moves' ? rehearsal.rows : []
    expect(rows.map(({ token, before, after }) => [token, after - before])).toEqual([
      [undefined, -7n],
      [undefined, 7n],
    ])
  })

  test('says that it fails', async () => {
    expect(await rehearse(dollars(10n ** 30n))).toMatchObject({ status: 'fails' })
  })

  test('asks the account’s own contracts where the node cannot simulate', async () => {
    cannotSimulate()
    expect(await rehearse(dollars(5n))).toEqual({ status: 'goesThrough', isRefused: false })
    expect(await rehearse(dollars(10n ** 30n))).toMatchObject({ status: 'fails' })
  })

  test('without an answer is none', async () => {
    node.lie(({ method }) => {
      if (method === 'eth_simulateV1') throw new TypeError('fetch failed')
    })
    await expect(rehearse(dollars(5n))).rejects.toThrow()
    node.lie(({ method }) =>
      method === 'eth_simulateV1'
        ? { error: { code: -32601, message: 'no such method' } }
        : method === 'eth_getCode'
          ? '0x6000'
          : undefined,
    )
    await expect(rehearse(dollars(5n))).rejects.toMatchObject({ reason: 'noSimulation' })
  })
})

test('the lines of a payroll run after what waits before them', async () => {
  await mintDollars(5n)
  const { to, data } = dollars(3n)
  const rehearseBehind = async (...amounts: readonly bigint[]) => {
    const ran = await readLineRehearsal(client, {
      account: chain.treasury,
      calls: [{ to, value: 0n, data, transfer: { token: dollar(), recipient: shop, amount: 3n } }],
      line: {
        owner: keyOf(0).address,
        transactions: amounts.map((amount) => toSafeTransaction(dollars(amount))),
      },
    })
    return ran.status === 'ran' && ran.calls[0]?.arrives
  }
  expect(await rehearseBehind()).toBe(true)
  expect(await rehearseBehind(4n)).toBe(false)
  // What fails moves nothing, and those behind it find all that was there.
  expect(await rehearseBehind(9n)).toBe(true)
})

test('a token that rounds by a unit arrives, and its rows and its own word differ by that unit', async () => {
  await place(roundingToken(1))
  const amount = 10n ** 17n
  expect(await rehearse(pay(amount))).toMatchObject({
    rows: [{}, { holder: shop, before: 0n, after: amount - 1n }],
    transfers: [{ value: amount }],
  })
  expect(await lines(amount, 5n)).toMatchObject({
    calls: [
      { arrives: true, rounding: 1n },
      { arrives: true, rounding: 1n },
    ],
  })
  await place(roundingToken(0))
  expect(await lines(amount)).toMatchObject({ calls: [{ arrives: true }] })
})

test('a token that takes a share does not arrive, whatever its log says', async () => {
  await place(roundingToken(100))
  expect(await rehearse(pay(10_000n))).toMatchObject({ rows: [{}, { before: 0n, after: 9_900n }] })
  expect(await lines(10_000n)).toMatchObject({ calls: [{ arrives: false }] })
})

test('where a node cannot simulate, a token that answers false is refused, and lines are not run', async () => {
  await place(roundingToken(100))
  cannotSimulate()
  expect(await rehearse(pay(10_000n))).toEqual({ status: 'goesThrough', isRefused: false })
  await place(refusingToken)
  expect(await rehearse(pay(10_000n))).toEqual({ status: 'goesThrough', isRefused: true })
  expect(await lines(10_000n)).toEqual({ status: 'unable' })
})

test('an answer of another shape is an error, not a result', async () => {
  node.lie(({ method }) => (method === 'eth_simulateV1' ? { result: [{ calls: [] }] } : undefined))
  await expect(rehearse({ to: shop, value: 1n, nonce: 0 })).rejects.toMatchObject({
    name: 'ChainReadError',
    reason: 'unreadable',
  })
  await expect(lines(5n)).rejects.toMatchObject({ reason: 'unreadable' })
})

describe('what comes before it in line', () => {
  const coins = (ether: string, nonce: number) =>
    toSafeTransaction({ to: shop, value: parseEther(ether), nonce })
  const rehearseThird = (transactions: readonly SafeTransaction[], ether = '1') =>
    rehearse(coins(ether, 2), { transactions, count: 2 })
  beforeEach(async () => {
    await chain.chainControl.setBalance({
      address: chain.treasury,
      value: parseEther('10'),
    })
    // The rehearsal reads the newest block.
    await chain.chainControl.mine({ blocks: 1 })
  })

  test('is run first: the balances are those after it', async () => {
    const rehearsal = await rehearseThird([coins('2', 0), coins('3', 1)])
    if (rehearsal.status !== 'moves') throw new Error('It moves.')
    expect(rehearsal.before).toEqual({ count: 2, ran: 2 })
    const own = rehearsal.rows.find(({ holder }) => holder === chain.treasury)
    expect([own?.before, own?.after]).toEqual([parseEther('5'), parseEther('4')])
  })

  test('moves tokens too', async () => {
    await place(roundingToken(0))
    const before = { transactions: [toSafeTransaction(pay(30n))], count: 1 }
    const rehearsal = await rehearse({ ...pay(100n), nonce: 1 }, before)
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
    const removed = removeOwnerCall({
      safe: chain.treasury,
      owners: chain.devnet.accounts.treasury.owners.map(({ address }) => address),
      owner: keyOf(0).address,
      threshold: 1,
    })
    expect(await rehearseThird([toSafeTransaction({ ...removed, nonce: 0 })])).toMatchObject({
      status: 'moves',
      before: { count: 2, ran: 0 },
    })
  })

  test('is left out where the node cannot run several', async () => {
    node.lie(({ method, params }) =>
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
