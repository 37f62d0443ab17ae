import {
  type Address,
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  parseAbi,
  parseAbiItem,
  parseEther,
  zeroAddress,
} from 'viem'
import { getBlock, getLogs } from 'viem/actions'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { devnet } from '@ghost-pay/chains'
import { changed } from '@ghost-pay/gateway-testing'
import { policyFacts, policySpans } from '@ghost-pay/payments/policy'

import { startChain, type TestChain } from '../testing/startChain.ts'
import { readSpent } from './readSpent.ts'

const somebody = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const day = 24 * 60 * 60

let chain: TestChain
let tab: ReturnType<TestChain['open']>
let token: Address
let goBack: () => Promise<void>
beforeAll(async () => {
  chain = await startChain({ seed: 'demo', contracts: devnet.contracts })
  token = (await transfersOut()).at(-1)?.token ?? zeroAddress
})
afterAll(() => chain.stop())
beforeEach(async () => {
  goBack = await chain.snapshot()
  tab = chain.open()
})
afterEach(() => goBack())

/** Every token that has left the treasury, by the chain's own log. */
async function transfersOut() {
  const { client } = chain.open()
  const logs = await getLogs(client, {
    event: parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)'),
    args: { from: chain.treasury },
    strict: true,
    fromBlock: 0n,
  })
  return Promise.all(
    logs.map(async ({ address, args, blockNumber }) => ({
      token: address,
      value: args.value,
      time: Number((await getBlock(client, { blockNumber })).timestamp) * 1000,
    })),
  )
}

const read = () =>
  readSpent(tab.client, tab.gateway.client, {
    address: chain.treasury,
    signal: new AbortController().signal,
  })

/** What has left: of the token and of the chain's currency, in a day and in a month. */
async function spent() {
  const { outflows, now } = await read()
  const { spentInDay, spentInMonth } = policyFacts(outflows, now)
  return [
    spentInDay(token),
    spentInMonth(token),
    spentInDay(zeroAddress),
    spentInMonth(zeroAddress),
  ]
}
const unknown = [undefined, undefined, undefined, undefined]

/** Has the treasury call something without its owners, which is no transaction of the account. */
async function callAs(from: Address, to: Address, data: Hex) {
  const { chainControl } = chain
  await chainControl.setBalance({ address: from, value: parseEther('100') })
  await chainControl.impersonateAccount({ address: from })
  await chainControl.request({
    method: 'eth_sendTransaction' as never,
    params: [{ from, to, data }] as never,
  })
  await chainControl.mine({ blocks: 1 })
}

test('what has left is what the chain’s own log says', async () => {
  const all = await transfersOut()
  const { now } = await read()
  const within = (span: keyof typeof policySpans) =>
    all
      .filter((one) => one.token === token && one.time > now - policySpans[span])
      .reduce((sum, { value }) => sum + value, 0n)
  expect(within('month')).toBeGreaterThan(0n)
  expect(within('month')).toBeGreaterThan(within('day'))
  expect(await spent()).toEqual([within('day'), within('month'), 0n, parseEther('0.75')])
})

test('what is older than a span does not count, by the chain’s time', async () => {
  await chain.chainControl.increaseTime({ seconds: 2 * day })
  await chain.chainControl.mine({ blocks: 1 })
  const [inDay, inMonth] = await spent()
  expect(inDay).toBe(0n)
  expect(inMonth).toBeGreaterThan(0n)
  await chain.chainControl.increaseTime({ seconds: 40 * day })
  await chain.chainControl.mine({ blocks: 1 })
  expect(await spent()).toEqual([0n, 0n, 0n, 0n])
})

test('a payment that the gateway leaves out is missed, and then nothing is known', async () => {
  tab.gateway.lie(({ path }, ask) =>
    path.includes('/transactions/history')
      ? changed(ask, (text) => {
          const page = JSON.parse(text) as {
            results: { transaction?: { executionInfo?: { nonce?: number } } }[]
          }
          const results = page.results.filter(
            ({ transaction }) => transaction?.executionInfo?.nonce !== 7,
          )
          return JSON.stringify({ ...page, results })
        })
      : undefined,
  )
  expect(await spent()).toEqual(unknown)
})

test('a payment that the gateway calls older counts all the same', async () => {
  const honest = await spent()
  tab.gateway.lie(({ path }, ask) =>
    path.includes('/transactions/history')
      ? changed(ask, (text) =>
          text.replace(
            /"timestamp":(\d+)/g,
            (_, at) => `"timestamp":${Number(at) - 35 * day * 1000}`,
          ),
        )
      : undefined,
  )
  const told = await spent()
  // Less of the history may be read than is needed; what is known is the same.
  expect([honest, unknown]).toContainEqual(told)
})

test('other bytes than those that were executed prove nothing', async () => {
  tab.gateway.lie(({ path }, ask) =>
    path.includes('/transactions/multisig')
      ? changed(ask, (text) => text.replaceAll(parseEther('0.75').toString(), '1'))
      : undefined,
  )
  expect(await spent()).toEqual(unknown)
})

test('an execution that the chain does not know, or not as this, proves nothing', async () => {
  tab.node.lie(async ({ method }, ask) => {
    const answer = await ask()
    return method === 'eth_getTransactionReceipt' ? null : answer
  })
  expect(await spent()).toEqual(unknown)
  tab.node.lie(async ({ method }, ask) => {
    const answer = await ask()
    return method === 'eth_getTransactionReceipt' && typeof answer === 'object'
      ? { ...answer, logs: [] }
      : answer
  })
  expect(await spent()).toEqual(unknown)
})

test('who is silent is no proof that nothing has left', async () => {
  tab.gateway.lie(() => {
    throw new TypeError('fetch failed')
  })
  await expect(read()).rejects.toThrow()
  tab.gateway.lie(undefined)
  tab.node.lie(() => {
    throw new TypeError('fetch failed')
  })
  await expect(read()).rejects.toThrow()
})

test('what somebody takes who was allowed to counts', async () => {
  const before = await spent()
  const approve = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [somebody, 7n],
  })
  await callAs(chain.treasury, token, approve)
  const take = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transferFrom',
    args: [chain.treasury, somebody, 7n],
  })
  await callAs(somebody, token, take)
  await expect
    .poll(async () => (await spent())[0], { timeout: 15_000 })
    .toBe((before[0] ?? 0n) + 7n)
})

test('what is taken of a token on no list counts, too', async () => {
  const unlisted = '0x00000000000000000000000000000000000C0FFE'
  const [transfer] = encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer' })
  // Writes Transfer(from, to, value) for the words value, from and to that it is called with.
  const bytecode: Hex = `0x6000356000526040356020357f${(transfer ?? '0x').slice(2)}60206000a3`
  await chain.chainControl.setCode({ address: unlisted, bytecode })
  const words = encodeAbiParameters(
    [{ type: 'uint256' }, { type: 'address' }, { type: 'address' }],
    [7n, chain.treasury, somebody],
  )
  await callAs(somebody, unlisted, words)
  // As the hosted gateway does it.
  tab.gateway.lie(({ path }, ask) =>
    path.includes('/transactions/history') && !path.includes('trusted=false')
      ? changed(ask, (text) => {
          const page = JSON.parse(text) as { results: unknown[] }
          const results = page.results.filter((row) => !/C0FFE/i.test(JSON.stringify(row)))
          return JSON.stringify({ ...page, results })
        })
      : undefined,
  )
  const left = async () => {
    const { outflows, now } = await read()
    return policyFacts(outflows, now).spentInDay(unlisted)
  }
  await expect.poll(left, { timeout: 15_000 }).toBe(7n)
})

/** Changes the rows that the gateway gives of the history. */
function lieAboutRows(change: (results: unknown[]) => unknown[]) {
  tab.gateway.lie(({ path }, ask) =>
    path.includes('/transactions/history')
      ? changed(ask, (text) => {
          const page = JSON.parse(text) as { results: unknown[] }
          return JSON.stringify({ ...page, results: change(page.results) })
        })
      : undefined,
  )
}

test('with a row that cannot be read, or that names no transaction of the chain, nothing is known', async () => {
  expect(await spent()).not.toEqual(unknown)
  lieAboutRows((results) => [{ type: 'TRANSACTION', transaction: { id: 5 } }, ...results])
  expect(await spent()).toEqual(unknown)
  lieAboutRows((results) =>
    results.map((row) => {
      const text = JSON.stringify(row)
      const isTaken = text.includes('"executionInfo":null') && text.includes('"Transfer"')
      return isTaken
        ? (JSON.parse(
            text
              .replace(/"txHash":"0x[0-9a-f]+"/, '"txHash":null')
              .replace('"INCOMING"', '"OUTGOING"'),
          ) as unknown)
        : row
    }),
  )
  expect(await spent()).toEqual(unknown)
})

test('modules pay without being counted, so with one nothing is known', async () => {
  const abi = parseAbi(['function enableModule(address module)'])
  const data = encodeFunctionData({ abi, functionName: 'enableModule', args: [somebody] })
  await callAs(chain.treasury, chain.treasury, data)
  expect(await spent()).toEqual(unknown)
})
