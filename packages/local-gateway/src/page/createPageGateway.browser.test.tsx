import type {} from '@vitest/browser-playwright' // what `cdp()` can send
import { createWalletClient, type Hex, http, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { waitForTransactionReceipt } from 'viem/actions'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cdp, commands } from 'vitest/browser'
import {
  execTransactionCall,
  safeTxHash,
  safeTxTypedData,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'

import type { ChainCommands, ChainForBrowser } from '../../../../tooling/chainCommands.ts'
import type { FromPage, ToPage } from '../testing/pageWorker.ts'
import { createPageGateway, type PageGateway } from './createPageGateway.ts'
import { wipePageGateway } from './wipePageGateway.ts'

// What vitest.config.ts adds to the commands of the browser.
const { startChain, stopChain } = commands as typeof commands & ChainCommands

type Answer = { status: number; body: unknown }
type Place = {
  get(path: string): Promise<Answer>
  post(path: string, body: unknown): Promise<Answer>
}

const base = 'https://gateway.test/cgw'
const payee = '0x00000000000000000000000000000000000000A1'
const safePath = () => `/v1/chains/31337/safes/${chain.treasury}`

let chain: ChainForBrowser
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => stopChain())

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

type Other = { patience: number; build: string; rpcUrl: string }

const parameters = (name: string, { patience, build, rpcUrl }: Partial<Other> = {}) => ({
  name,
  baseUrl: base,
  patience,
  build,
  chains: [{ chainId: 31337, name: 'Local', rpcUrl: rpcUrl ?? chain.rpcUrl }],
})

const posted = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** A gateway in this page. */
function openHere(name: string): Place & { gateway: PageGateway } {
  const gateway = createPageGateway(parameters(name))
  ends.push(gateway.close)
  const ask = async (path: string, init?: RequestInit): Promise<Answer> => {
    const response = await gateway.fetch(base + path, init)
    return { status: response.status, body: await response.json() }
  }
  return { gateway, get: (path) => ask(path), post: (path, body) => ask(path, posted(body)) }
}

type OtherPage = Place & {
  changes: unknown[]
  kill(): void
  freeze(milliseconds: number): void
}

/** A gateway in another page, which can be killed. */
async function openThere(name: string, other: Partial<Other> = {}): Promise<OtherPage> {
  const worker = new Worker(new URL('../testing/pageWorker.ts', import.meta.url), {
    type: 'module',
  })
  ends.push(() => worker.terminate())
  const changes: unknown[] = []
  const waiting = new Map<number, (answer: Answer) => void>()
  const send = (message: ToPage) => worker.postMessage(message)
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    worker.addEventListener('message', ({ data }: MessageEvent<FromPage>) => {
      if (data.type === 'opened') resolve()
      else if (data.type === 'change') changes.push(data.change)
      else waiting.get(data.id)?.({ status: data.status, body: JSON.parse(data.text) as unknown })
    })
    send({ type: 'open', parameters: parameters(name, other) })
  })
  let count = 0
  const ask = (path: string, init: RequestInit = {}) =>
    new Promise<Answer>((resolve) => {
      count += 1
      waiting.set(count, resolve)
      send({ type: 'ask', id: count, url: base + path, init })
    })
  return {
    changes,
    kill: () => worker.terminate(),
    freeze: (milliseconds) => send({ type: 'freeze', milliseconds }),
    get: (path) => ask(path),
    post: (path, body) => ask(path, posted(body)),
  }
}

const owner = (name: string) => {
  const found = chain.owners.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`There is no owner ${name}.`)
  return privateKeyToAccount(found.privateKey)
}

/** A payment of a nonce and of an amount in ether, as it is signed and proposed. */
function payment(nonce: number, ether = '0') {
  const transaction = toSafeTransaction({ to: payee, value: parseEther(ether), nonce })
  const domain = { chainId: 31337, safe: chain.treasury, version: '1.4.1', transaction }
  const hash = safeTxHash(domain)
  const sign = (name: string): Promise<Hex> => owner(name).signTypedData(safeTxTypedData(domain))
  return {
    transaction,
    hash,
    sign,
    async proposeAt(place: Place): Promise<Answer> {
      return place.post(`/v1/chains/31337/transactions/${chain.treasury}/propose`, {
        ...transaction,
        value: transaction.value.toString(),
        nonce: transaction.nonce.toString(),
        safeTxGas: '0',
        baseGas: '0',
        gasPrice: '0',
        safeTxHash: hash,
        sender: owner('Alice').address,
        signature: await sign('Alice'),
      })
    },
    confirmAt: async (place: Place, name: string): Promise<Answer> =>
      place.post(`/v1/chains/31337/transactions/${hash}/confirmations`, {
        signature: await sign(name),
      }),
  }
}

/** The hashes that wait at a gateway. */
async function waitingAt(place: Place): Promise<string[]> {
  const { status, body } = await place.get(`${safePath()}/transactions/queued`)
  expect(status).toBe(200)
  return [...JSON.stringify(body).matchAll(/multisig_0x\w{40}_(0x\w{64})/g)].flatMap(
    ([, hash]) => hash ?? [],
  )
}

/** One page stands still for ten seconds. */
const longer = { timeout: 60_000 }

describe('the gateway in the page, over a real chain', () => {
  test('a browser without room says so, and records nothing', async () => {
    // First of all tests: once a database was written to, the browser looks at its room only every now and then.
    const page = openHere(crypto.randomUUID())
    const { origin } = location
    await cdp().send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
    try {
      await page.get(safePath())
      expect(await payment(50).proposeAt(page)).toMatchObject({
        status: 503,
        body: {
          message: 'This browser has no more room for the data of this page. Nothing was recorded.',
        },
      })
      expect(await waitingAt(page)).toEqual([])
    } finally {
      await cdp().send('Storage.overrideQuotaForOrigin', { origin })
    }
    expect(await payment(50).proposeAt(page)).toMatchObject({ status: 200 })
  })

  test('a payment is proposed, confirmed, executed and in the history', async () => {
    const page = openHere(crypto.randomUUID())
    const wallet = createWalletClient({ account: owner('Bob'), transport: http(chain.rpcUrl) })
    const pay = async (call: { to: Hex; data?: Hex; value?: bigint }) => {
      const hash = await wallet.sendTransaction({ ...call, chain: null })
      return waitForTransactionReceipt(wallet, { hash, pollingInterval: 20 })
    }
    await pay({ to: chain.treasury, value: parseEther('2') })
    const rent = payment(0, '1')
    expect(await rent.proposeAt(page)).toMatchObject({ status: 200 })
    expect(await waitingAt(page)).toEqual([rent.hash])
    expect(await rent.confirmAt(page, 'Carol')).toMatchObject({
      status: 200,
      body: { txStatus: 'AWAITING_EXECUTION' },
    })
    // A signature of something else is refused here as it is in Node.
    const signature = await payment(1).sign('Bob')
    const path = `/v1/chains/31337/transactions/${rent.hash}/confirmations`
    expect(await page.post(path, { signature })).toMatchObject({ status: 422 })

    const signatures = await Promise.all(
      ['Alice', 'Carol'].map(async (name) => ({
        owner: owner(name).address,
        signature: await rent.sign(name),
      })),
    )
    const { transaction } = rent
    const { status } = await pay(
      execTransactionCall({ safe: chain.treasury, transaction, signatures }),
    )
    expect(status).toBe('success')
    expect(await waitingAt(page)).toEqual([])
    const { body } = await page.get(`${safePath()}/transactions/history`)
    expect((body as { results: unknown[] }).results.slice(0, 3)).toMatchObject([
      { type: 'DATE_LABEL' },
      { transaction: { txStatus: 'SUCCESS', executionInfo: { confirmationsSubmitted: 2 } } },
      { transaction: { txInfo: { direction: 'INCOMING' } } },
    ])
    expect((await page.get(safePath())).body).toMatchObject({ nonce: 1, threshold: 2 })
  })

  test('what was proposed is there after the page was loaded again', async () => {
    const name = crypto.randomUUID()
    const before = await openThere(name)
    const rent = payment(5)
    expect(await rent.proposeAt(before)).toMatchObject({ status: 200 })
    before.kill()
    expect(await waitingAt(await openThere(name))).toEqual([rent.hash])
  })

  test('two pages share one gateway: one writes, both answer, and both hear of it', async () => {
    const name = crypto.randomUUID()
    const [here, there] = [openHere(name), await openThere(name)]
    const heard: unknown[] = []
    here.gateway.onChange((change) => heard.push(change))
    const [one, two] = [payment(6), payment(7)]
    expect(await one.proposeAt(here)).toMatchObject({ status: 200 })
    expect(await two.proposeAt(there)).toMatchObject({ status: 200 })
    const both = [one.hash, two.hash]
    expect(await waitingAt(here)).toEqual(both)
    expect(await waitingAt(there)).toEqual(both)
    const change = { type: 'change', chainId: '31337', addresses: [chain.treasury] }
    expect(heard.filter((item) => JSON.stringify(item) === JSON.stringify(change))).toHaveLength(2)
    await expect.poll(() => there.changes).toContainEqual(change)
  })

  test('one page reads the chain, however many there are', async () => {
    const name = crypto.randomUUID()
    const pages = [openHere(name), await openThere(name), await openThere(name)]
    await Promise.all(pages.map((page) => page.get(safePath())))
    const { held = [], pending = [] } = await navigator.locks.query()
    const isOurs = (lock: LockInfo) => lock.name?.includes(name) === true
    expect(held.filter(isOurs)).toHaveLength(1)
    expect(pending.filter(isOurs)).toHaveLength(2)
  })

  test('a page with another node or other code answers for itself, over the same records', async () => {
    const name = crypto.randomUUID()
    const here = openHere(name)
    const rent = payment(60)
    expect(await rent.proposeAt(here)).toMatchObject({ status: 200 })
    // Another spelling of the address: for all that the pages know, another node.
    const otherNode = await openThere(name, { rpcUrl: `${chain.rpcUrl}/` })
    const otherBuild = await openThere(name, { build: 'newer' })
    expect(await waitingAt(otherNode)).toEqual([rent.hash])
    expect(await waitingAt(otherBuild)).toEqual([rent.hash])
    const { held = [] } = await navigator.locks.query()
    expect(held.filter((lock) => lock.name?.includes(name))).toHaveLength(3)
    // Each of them writes, and none overwrites what it has not seen.
    const others = [payment(61), payment(62), payment(63)] as const
    for (const [index, place] of [otherBuild, here, otherNode].entries())
      expect(await others[index]?.proposeAt(place)).toMatchObject({ status: 200 })
    const all = [rent, ...others].map(({ hash }) => hash)
    for (const place of [here, otherNode, otherBuild])
      await expect.poll(() => waitingAt(place)).toEqual(all)
  })

  test('a wipe reaches the page that leads, and what it knew is not written back', async () => {
    const name = crypto.randomUUID()
    const [leading, other] = [await openThere(name), await openThere(name)]
    const [secret, later] = [payment(70), payment(71)]
    expect(await secret.proposeAt(leading)).toMatchObject({ status: 200 })
    expect(await waitingAt(other)).toEqual([secret.hash])
    await wipePageGateway(name)
    await expect.poll(() => waitingAt(other)).toEqual([])
    expect(await waitingAt(leading)).toEqual([])
    expect(await later.proposeAt(leading)).toMatchObject({ status: 200 })
    expect(await waitingAt(await openThere(name))).toEqual([later.hash])
  })

  test('a page that is killed in the middle of its writes loses nothing that it has acknowledged', async () => {
    const name = crypto.randomUUID()
    const first = await openThere(name)
    await first.get(safePath())
    const other = await openThere(name)
    const acknowledged = new Set<string>()
    const payments = Array.from({ length: 18 }, (_, index) => payment(10 + index))
    const written = payments.map(async (one, index) => {
      // Half of them are asked of the page that dies, half of the page that hands them on to it.
      const { status } = await one.proposeAt(index % 2 === 0 ? first : other)
      if (status === 200) acknowledged.add(one.hash)
    })
    await expect.poll(() => acknowledged.size).toBeGreaterThan(2)
    first.kill()
    // What was handed on is asked again of the page that leads now, and answered.
    await Promise.all(written.filter((_, index) => index % 2 === 1))
    const there = await waitingAt(await openThere(name))
    for (const hash of acknowledged) expect(there).toContain(hash)
    for (const { hash } of payments.filter((_, index) => index % 2 === 1))
      expect(there).toContain(hash)
  })

  test(
    'a page that stands still is not waited for, and what it wrote late is not lost',
    longer,
    async () => {
      const name = crypto.randomUUID()
      const first = await openThere(name)
      await first.get(safePath())
      const second = await openThere(name, { patience: 300 })
      // Much longer than the other page needs to take over and to answer.
      first.freeze(10_000)
      const [early, late] = [payment(40), payment(41)]
      let moves = false
      const begun = late.proposeAt(first).finally(() => {
        moves = true
      })
      expect(await early.proposeAt(second)).toMatchObject({ status: 200 })
      expect(moves).toBe(false)
      expect(await begun).toMatchObject({ status: 200 })
      const both = [early.hash, late.hash]
      expect(await waitingAt(second)).toEqual(both)
      expect(await waitingAt(first)).toEqual(both)
    },
  )
})
