import { locks } from 'node:worker_threads'

import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { type Address, type Hash, type Hex, parseEther, parseGwei, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getBlockNumber, sendUnsignedTransaction } from 'viem/actions'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  type MockInstance,
  test,
  vi,
} from 'vitest'
import type { NodeRequest } from '@ghost-pay/local-chain'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import { executionWord } from '@ghost-pay/safe-account/store'
import {
  execTransactionCall,
  type OwnedSignature,
  safeTxHash,
  safeTxTypedData,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'
import { late } from '@ghost-pay/test-wallet'

import { nodeCopy } from '../chain/nodeCopy.ts'
import { failureCopy } from '../failures/failureCopy.ts'
import { type Neighbours, startNeighbours, type Tab } from '../testing/neighbours.ts'
import { withTab } from '../testing/withTab.tsx'
import { speak } from '../text/Spoken.ts'
import { checkCopy } from './checkCopy.ts'
import { useExecute, type UseExecuteParameters } from './useExecute.ts'

// React and the queries look for a page when they are loaded.
await vi.hoisted(() => import('../testing/page.ts'))

const shop = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

/** The chain and the gateway beside it take their time on a busy machine. */
configure({ asyncUtilTimeout: 15_000 })

let neighbours: Neighbours
let tab: Tab
let alice: Address
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty' })
  await neighbours.chainControl.setBalance({
    address: neighbours.treasury,
    value: parseEther('10'),
  })
})
afterAll(() => neighbours.stop())
let goBack: () => Promise<void>
let timers: MockInstance<typeof setInterval>
beforeEach(async () => {
  goBack = await neighbours.snapshot()
  localStorage.clear()
  tab = neighbours.openTab()
  alice = await tab.connectAs('Alice')
  timers = vi.spyOn(globalThis, 'setInterval')
})
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  // What still waits is mined now: switched on, mining would take it into a block behind the revert's back.
  await mine()
  await neighbours.chainControl.setAutomine(true)
  await goBack()
})

const payment = (ether = '1'): SignableTransaction => ({
  chainId: neighbours.chainId,
  safe: neighbours.treasury,
  version: '1.4.1',
  transaction: toSafeTransaction({ to: shop, value: parseEther(ether), nonce: 0 }),
})

const signatures = (signable = payment()): Promise<OwnedSignature[]> =>
  Promise.all(
    neighbours.devnet.owners.slice(0, 2).map(async ({ address, privateKey }) => ({
      owner: address,
      signature: await privateKeyToAccount(privateKey).signTypedData(safeTxTypedData(signable)),
    })),
  )

/** The hook as the page of a transaction uses it. */
async function renderExecute(parameters: Partial<UseExecuteParameters> = {}) {
  const signable = parameters.signable ?? payment()
  const onChanged = vi.fn()
  const initialProps: UseExecuteParameters = {
    chainId: neighbours.chainId,
    safe: neighbours.treasury,
    executor: alice,
    signable,
    gatewayHash: safeTxHash(signable),
    signatures: await signatures(signable),
    waits: true,
    onChanged,
    ...parameters,
  }
  const rendered = renderHook((props: UseExecuteParameters) => useExecute(props), {
    initialProps,
    wrapper: withTab(tab),
  })
  return { ...rendered, props: initialProps, onChanged }
}
type Rendered = Awaited<ReturnType<typeof renderExecute>>

const sends = () =>
  tab.wallets.Alice.control.requests.filter(({ method }) => method === 'eth_sendTransaction').length
const remembered = () => localStorage.getItem('ghost-pay.sent.v1')
const until = (rendered: Rendered, status: string) =>
  waitFor(() => {
    expect(rendered.result.current.flow.status).toBe(status)
  })
const execute = (rendered: Rendered) => act(() => rendered.result.current.send())
const ending = ({ result }: Rendered) => {
  const { flow } = result.current
  return flow.status === 'ended' ? flow.ending : flow.status
}
const mine = () => neighbours.chainControl.mine({ blocks: 1 })
/** The question that is asked every four seconds, and its timer. */
const question = () => {
  const index = timers.mock.calls.findIndex(([, milliseconds]) => milliseconds === 4000)
  const result = timers.mock.results[index]
  return { ask: timers.mock.calls[index]?.[0], timer: result?.value as unknown }
}
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** Sends what an owner sends behind the app's back, with the sender's own nonce where it is given. */
const sendAs = (
  from: Address,
  call: { to?: Address; data?: Hex; value?: bigint },
  { nonce, gasPrice = parseGwei('100') }: { nonce?: number; gasPrice?: bigint } = {},
): Promise<Hash> =>
  sendUnsignedTransaction(neighbours.chainControl, {
    from,
    ...call,
    gas: 500_000n,
    gasPrice,
    ...(nonce !== undefined && { nonce }),
  })

test('a payment is sent once, followed, and forgotten when its receipt is known', async () => {
  const rendered = await renderExecute()
  await execute(rendered)
  await until(rendered, 'ended')
  expect(ending(rendered)).toBe('succeeded')
  expect(rendered.onChanged).toHaveBeenCalled()
  expect(remembered()).toBe('[]')
  expect(sends()).toBe(1)
})

describe('when it took its steps is noted', () => {
  const noted = () =>
    JSON.parse(localStorage.getItem('ghost-pay.steps.v1') ?? '[]') as Record<string, unknown>[]

  test('from the wallet’s answer on, also when it is over', async () => {
    const before = Date.now()
    const rendered = await renderExecute()
    await execute(rendered)
    await until(rendered, 'ended')
    expect(noted()).toMatchObject([{ safeTxHash: safeTxHash(payment()) }])
    expect(noted()[0]?.['sent']).toBeGreaterThanOrEqual(before)
  })

  test('of what executed nothing there is nothing to say', async () => {
    await neighbours.chainControl.setAutomine(false)
    const rendered = await renderExecute()
    await execute(rendered)
    await until(rendered, 'mining')
    expect(noted()).toHaveLength(1)
    // Another owner is faster, at a higher fee.
    const signable = payment()
    const [, bob] = neighbours.devnet.owners
    if (bob === undefined) throw new Error('There is a second owner.')
    await sendAs(
      bob.address,
      execTransactionCall({ ...signable, signatures: await signatures() }),
      { gasPrice: parseGwei('1000') },
    )
    await mine()
    await until(rendered, 'ended')
    expect(ending(rendered)).toBe('overtaken')
    expect(noted()).toEqual([])
  })
})

test('a call that the account could not make is a failure of the account, not of the chain', async () => {
  const signable = payment('11')
  signable.transaction = toSafeTransaction({ ...signable.transaction, safeTxGas: 1n })
  const rendered = await renderExecute({ signable })
  await execute(rendered)
  await until(rendered, 'ended')
  expect(ending(rendered)).toBe('failed')
})

test('two presses at once send once, and so does a press while it is on its way', async () => {
  await neighbours.chainControl.setAutomine(false)
  const rendered = await renderExecute()
  await act(() => Promise.all([rendered.result.current.send(), rendered.result.current.send()]))
  await until(rendered, 'mining')
  await execute(rendered)
  expect(sends()).toBe(1)
})

test('without an executor or something to execute nothing happens', async () => {
  const withoutWallet = await renderExecute({ executor: undefined })
  await execute(withoutWallet)
  expect(withoutWallet.result.current.flow).toEqual({ status: 'ready' })
  const nothing = await renderExecute()
  nothing.rerender({ ...nothing.props, signable: undefined })
  await execute(nothing)
  expect(nothing.result.current.flow).toEqual({ status: 'ready' })
  expect(sends()).toBe(0)
})

describe('what was sent is remembered', () => {
  test('over a reload: it is followed, and not sent again', async () => {
    await neighbours.chainControl.setAutomine(false)
    const first = await renderExecute()
    await execute(first)
    await until(first, 'mining')
    first.unmount()

    const second = await renderExecute()
    await until(second, 'mining')
    await execute(second)
    expect(sends()).toBe(1)
    await mine()
    await until(second, 'ended')
    expect(ending(second)).toBe('succeeded')
    expect(remembered()).toBe('[]')
  })

  test('when it was mined while no page was open', async () => {
    await neighbours.chainControl.setAutomine(false)
    const first = await renderExecute()
    await execute(first)
    first.unmount()
    await mine()
    const second = await renderExecute()
    await until(second, 'ended')
    expect(ending(second)).toBe('succeeded')
  })

  test('when the screen was left while the wallet asked, and the approval came late', async () => {
    const { control } = tab.wallets.Alice
    control.setPersonality(late())
    const first = await renderExecute()
    let executing = Promise.resolve()
    act(() => {
      executing = first.result.current.send()
    })
    await until(first, 'asking')
    await waitFor(() => {
      expect(sends()).toBe(1)
    })
    first.unmount()
    control.release()
    await executing
    const second = await renderExecute()
    await until(second, 'ended')
    expect(ending(second)).toBe('succeeded')
    expect(sends()).toBe(1)
  })

  test('when the node falls silent: it is looked for again, not sent again', async () => {
    await neighbours.chainControl.setAutomine(false)
    const rendered = await renderExecute()
    await execute(rendered)
    await until(rendered, 'mining')
    tab.node.lie(() => {
      throw new TypeError('fetch failed')
    })
    await until(rendered, 'failed')
    expect(rendered.result.current.flow).toMatchObject({ failure: { by: 'chain' } })
    expect(rendered.result.current.flow).toHaveProperty('hash')
    tab.node.lie(undefined)
    await mine()
    await execute(rendered)
    await until(rendered, 'ended')
    expect(ending(rendered)).toBe('succeeded')
    expect(sends()).toBe(1)
  })

  test('of another transaction it is another matter', async () => {
    await neighbours.chainControl.setAutomine(false)
    const first = await renderExecute()
    await execute(first)
    await until(first, 'mining')
    first.unmount()
    const other = await renderExecute({ signable: payment('2') })
    expect(other.result.current.flow).toEqual({ status: 'ready' })
  })
})

/**
 * The node keeps its answer to the next question of a method to itself until it is released.
 *
 * @param answer what it answers then; undefined for the truth
 */
function holdNext(held: string, answer?: null) {
  let go: (() => void) | undefined
  tab.node.lie(({ method }) => {
    if (method !== held || go !== undefined) return undefined
    return new Promise((resolve) => {
      go = () => {
        resolve(answer)
      }
    })
  })
  return {
    untilAsked: () =>
      waitFor(() => {
        expect(go).toBeDefined()
      }),
    goOn: () => {
      go?.()
    },
  }
}

/** Execute is pressed, and the node keeps a question of the checks to itself. */
async function executeUntil(held: string) {
  const { untilAsked, goOn } = holdNext(held)
  const rendered = await renderExecute()
  let executing = Promise.resolve()
  act(() => {
    executing = rendered.result.current.send()
  })
  await untilAsked()
  return {
    rendered,
    goOn: () => {
      goOn()
      return act(() => executing)
    },
  }
}

/** Another payment, as the page of its transaction shows it. */
async function otherPayment() {
  const signable = payment('2')
  return {
    signable,
    gatewayHash: safeTxHash(signable),
    signatures: await signatures(signable),
  }
}

test.each<[string, (rendered: Rendered) => Promise<void>]>([
  [
    'a screen that was left',
    async ({ unmount }) => {
      unmount()
      await Promise.resolve()
    },
  ],
  [
    'an account that disconnected',
    async ({ rerender, props, result }) => {
      rerender({ ...props, executor: neighbours.devnet.owners[1]?.address })
      expect(result.current.flow).toEqual({ status: 'ready' })
      await Promise.resolve()
    },
  ],
  [
    'a screen with another payment',
    async ({ rerender, props, result }) => {
      rerender({ ...props, ...(await otherPayment()) })
      expect(result.current.flow).toEqual({ status: 'ready' })
    },
  ],
])('%s before the wallet is asked: the wallet gets no request', async (_, leave) => {
  const { rendered, goOn } = await executeUntil('eth_blockNumber')
  await leave(rendered)
  await goOn()
  expect(sends()).toBe(0)
  expect(rendered.onChanged).not.toHaveBeenCalled()
})

test('what another tab has sent meanwhile is not put before the wallet again', async () => {
  const { rendered, goOn } = await executeUntil('eth_blockNumber')
  const { treasury: safe, chainId } = neighbours
  const hash = await sendAs(alice, { to: shop, value: 1n })
  const sent = { chainId, safe, safeTxHash: safeTxHash(payment()), hash, from: alice }
  const key = 'ghost-pay.sent.v1'
  localStorage.setItem(key, JSON.stringify([{ ...sent, data: '0x', block: 0 }]))
  await goOn()
  expect(sends()).toBe(0)
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
  await until(rendered, 'ended')
  expect(ending(rendered)).toBe('unrelated')
})

test.each([null, '0x', 'sent', `0x${'ab'.repeat(31)}`])(
  'a wallet that answers %j has not said what it sent, and the page says so',
  async (garbage) => {
    const { provider } = tab.wallets.Alice
    const { request } = provider
    vi.spyOn(provider, 'request').mockImplementation(async (asked) => {
      const answer = await request.call(provider, asked)
      return asked.method === 'eth_sendTransaction' ? garbage : answer
    })
    const rendered = await renderExecute()
    await execute(rendered)
    await until(rendered, 'failed')
    expect(rendered.result.current.flow).toMatchObject({
      failure: {
        passing: false,
        said: speak(checkCopy, 'failedCheck.noHash'),
      },
    })
    expect(remembered()).toBeNull()
    expect(rendered.onChanged).toHaveBeenCalled()
  },
)

test('an attempt that was left does not end the next one', async () => {
  const { untilAsked, goOn } = holdNext('eth_call')
  const rendered = await renderExecute()
  let [first, second] = [Promise.resolve(), Promise.resolve()]
  act(() => {
    first = rendered.result.current.send()
  })
  await untilAsked()
  rendered.rerender({ ...rendered.props, ...(await otherPayment()) })
  const { control } = tab.wallets.Alice
  control.setPersonality(late())
  act(() => {
    second = rendered.result.current.send()
  })
  await until(rendered, 'asking')
  goOn()
  await act(() => first)
  await execute(rendered)
  await waitFor(() => {
    expect(sends()).toBe(1)
  })
  control.release()
  await act(() => second)
  await until(rendered, 'ended')
  expect(sends()).toBe(1)
})

describe('of what another tab has seen the end of first', () => {
  /** Holds the receipt back here; the other tab has it, and writes what it keeps by now. */
  async function endElsewhere(kept: (text: string) => string, isHeard = true) {
    await neighbours.chainControl.setAutomine(false)
    const rendered = await renderExecute()
    await execute(rendered)
    await until(rendered, 'mining')
    const { untilAsked, goOn } = holdNext('eth_getTransactionReceipt')
    await untilAsked()
    const key = 'ghost-pay.sent.v1'
    localStorage.setItem(key, kept(remembered() ?? ''))
    if (isHeard) act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
    return { rendered, goOn }
  }

  test('this one sees it too', async () => {
    const { rendered, goOn } = await endElsewhere(() => '[]')
    await mine()
    goOn()
    await until(rendered, 'ended')
    expect(ending(rendered)).toBe('succeeded')
    expect(rendered.onChanged).toHaveBeenCalled()
  })

  test('what has been sent in its place is followed, and what is heard of the first changes nothing', async () => {
    await neighbours.chainControl.setAutomine(false)
    const rendered = await renderExecute()
    const learning = holdNext('eth_getTransactionByHash')
    await execute(rendered)
    await until(rendered, 'mining')
    await learning.untilAsked()
    const [first] = JSON.parse(remembered() ?? '[]') as { hash: Hash }[]
    const later = `0x${'ab'.repeat(32)}`
    const key = 'ghost-pay.sent.v1'
    localStorage.setItem(key, JSON.stringify([{ ...first, hash: later, nonce: 99 }]))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
    learning.goOn()
    const asked: unknown[] = []
    tab.node.lie(({ method, params }) => {
      if (method === 'eth_getTransactionReceipt') asked.push(params[0])
      return undefined
    })
    await waitFor(() => {
      expect(asked.filter((hash) => hash === later).length).toBeGreaterThan(3)
    })
    expect(remembered()).toContain(later)
    const { length } = asked
    await waitFor(() => {
      expect(asked.length).toBeGreaterThan(length + 3)
    })
    expect(asked.slice(length)).not.toContain(first?.hash)
  })

  test('what has been sent since stays known', async () => {
    const later = `0x${'ab'.repeat(32)}`
    const sentSince = (text: string) =>
      JSON.stringify([{ ...(JSON.parse(text) as object[])[0], hash: later, nonce: 99 }])
    const { rendered, goOn } = await endElsewhere(sentSince, false)
    await mine()
    goOn()
    await waitFor(() => {
      expect(rendered.onChanged).toHaveBeenCalled()
    })
    expect(remembered()).toContain(later)
  })
})

describe('leaving while it is on its way', () => {
  test('asks the node no more', async () => {
    await neighbours.chainControl.setAutomine(false)
    const { unmount, ...rendered } = await renderExecute()
    await act(() => rendered.result.current.send())
    const { untilAsked, goOn } = holdNext('eth_getTransactionReceipt')
    await untilAsked()
    unmount()
    goOn()
    // What was on its way may still arrive.
    const further = async () => {
      const { length } = tab.node.asked
      await pause(300)
      return tab.node.asked.length - length
    }
    await expect.poll(further).toBe(0)
  })

  test('does not forget it: what became of it is shown after a return', async () => {
    await neighbours.chainControl.setAutomine(false)
    const rendered = await renderExecute()
    await execute(rendered)
    await until(rendered, 'mining')
    const { untilAsked, goOn } = holdNext('eth_getTransactionReceipt')
    await untilAsked()
    rendered.unmount()
    await mine()
    goOn()
    await pause(300)
    expect(remembered()).toContain(safeTxHash(payment()))
    expect(rendered.onChanged).not.toHaveBeenCalled()
  })
})

test('what has happened is reported to the present page', async () => {
  const rendered = await renderExecute()
  const onChanged = vi.fn()
  rendered.rerender({ ...rendered.props, onChanged })
  await execute(rendered)
  await until(rendered, 'ended')
  expect(onChanged).toHaveBeenCalled()
  expect(rendered.onChanged).not.toHaveBeenCalled()
})

test('what was sent on a chain that this app does not have any more is said to be that', async () => {
  const { treasury: safe } = neighbours
  const hash = safeTxHash(payment())
  const sent = { chainId: 5, safe, safeTxHash: hash, hash, from: alice, data: '0x', block: 0 }
  localStorage.setItem('ghost-pay.sent.v1', JSON.stringify([sent]))
  const rendered = await renderExecute({ chainId: 5 })
  await until(rendered, 'failed')
  expect(rendered.result.current.flow).toMatchObject({
    failure: { said: speak(nodeCopy, 'node.notSetUp') },
  })
})

test.each(['eth_getTransactionReceipt', 'eth_getTransactionByHash'])(
  'a node that is silent about %s has not said that there is none',
  async (silent) => {
    await neighbours.chainControl.setAutomine(false)
    const rendered = await renderExecute()
    await execute(rendered)
    await until(rendered, 'mining')
    tab.node.lie(({ method }) => {
      if (method === silent) throw new TypeError('fetch failed')
    })
    await until(rendered, 'failed')
    expect(remembered()).toContain(safeTxHash(payment()))
  },
)

test('as long as the node knows it, it is not lost, however long it takes', async () => {
  await neighbours.chainControl.setAutomine(false)
  const rendered = await renderExecute()
  await execute(rendered)
  const looks = () => tab.node.asked.filter((it) => it === 'eth_getTransactionByHash').length
  await waitFor(
    () => {
      expect(looks()).toBeGreaterThan(33)
    },
    { timeout: 20_000 },
  )
  expect(rendered.result.current.flow.status).toBe('mining')
})

describe('how it can end without having been executed by what was sent', () => {
  /** Sends it into a chain that takes nothing yet. */
  async function send(): Promise<Rendered> {
    await neighbours.chainControl.setAutomine(false)
    const rendered = await renderExecute()
    await execute(rendered)
    await until(rendered, 'mining')
    // The node gave the sender's nonce.
    await waitFor(() => {
      expect(remembered()).toMatch(/"nonce":\d/)
    })
    return rendered
  }
  const bob = () => neighbours.devnet.owners[1]?.address ?? alice
  const ownCall = async () => {
    const { safe, transaction } = payment()
    return execTransactionCall({ safe, transaction, signatures: await signatures() })
  }

  const nonceOf = (): number => {
    const [sent] = JSON.parse(remembered() ?? '[]') as { nonce: number }[]
    if (sent === undefined) throw new Error('Nothing was remembered.')
    return sent.nonce
  }

  test('reverted: it can be tried again', async () => {
    const rendered = await send()
    await neighbours.chainControl.setBalance({ address: neighbours.treasury, value: 0n })
    await mine()
    await until(rendered, 'ended')
    expect(ending(rendered)).toBe('reverted')
    expect(remembered()).toBe('[]')

    await neighbours.chainControl.setBalance({
      address: neighbours.treasury,
      value: parseEther('10'),
    })
    await neighbours.chainControl.setAutomine(true)
    await execute(rendered)
    await waitFor(() => {
      expect(ending(rendered)).toBe('succeeded')
    })
  })

  test('overtaken: another sender executed it first', async () => {
    const rendered = await send()
    const { safe, transaction } = payment()
    const call = execTransactionCall({ safe, transaction, signatures: await signatures() })
    await sendAs(bob(), call)
    await mine()
    await until(rendered, 'ended')
    expect(ending(rendered)).toBe('overtaken')
  })

  test('overtaken: by the same sender, with other signatures or with money along', async () => {
    const { safe, transaction } = payment()
    const call = execTransactionCall({ safe, transaction, signatures: await signatures() })
    const third = neighbours.devnet.owners[2]
    if (third === undefined) throw new Error('The devnet has three owners.')
    const signature = await privateKeyToAccount(third.privateKey).signTypedData(
      safeTxTypedData(payment()),
    )
    const all = [...(await signatures()), { owner: third.address, signature }]
    const withAll = execTransactionCall({ safe, transaction, signatures: all })
    for (const other of [withAll, { ...call, value: 1n }]) {
      const goBackHere = await neighbours.snapshot()
      localStorage.clear()
      const rendered = await send()
      await sendAs(alice, other, { nonce: nonceOf() })
      await mine()
      await until(rendered, 'ended')
      expect(ending(rendered)).toBe('overtaken')
      rendered.unmount()
      await goBackHere()
    }
  })

  test('succeeded: included between two questions', async () => {
    const rendered = await send()
    const nonce = nonceOf()
    let isKnown = false
    tab.node.lie(async ({ method, params }, ask) => {
      if (method === 'eth_getTransactionByHash') return null
      if (method === 'eth_getTransactionReceipt') return isKnown ? undefined : null
      if (method !== 'eth_getTransactionCount') return undefined
      // A node without the past: what took its place cannot be looked for.
      if (String(params[1]).startsWith('0x')) {
        return { error: { code: -32000, message: 'missing trie node' } }
      }
      const used = await ask()
      if (Number(used) > nonce) isKnown = true
      return used
    })
    // So many blocks that a search does not come upon it by itself.
    await neighbours.chainControl.mine({ blocks: 4 })
    await until(rendered, 'ended')
    expect(ending(rendered)).toBe('succeeded')
  })

  test('cancelled: an empty transaction to oneself in its place', async () => {
    const rendered = await send()
    await sendAs(alice, { to: alice }, { nonce: nonceOf() })
    await mine()
    await until(rendered, 'ended')
    expect(ending(rendered)).toBe('cancelled')
  })

  test.each([
    ['to another address', () => ({ to: bob(), value: 1n })],
    ['with money to oneself', () => ({ to: alice, value: 1n })],
    ['with data to oneself', () => ({ to: alice, data: '0x1234' as const })],
    ['nothing to another address', () => ({ to: bob() })],
    ['a new contract', () => ({ data: '0x00' as const })],
    ['another call to the account', () => ({ to: payment().safe, data: '0x12345678' as const })],
    ['the same call to another address', async () => ({ ...(await ownCall()), to: bob() })],
  ])('replaced: something else in its place, %s', async (_, call) => {
    const rendered = await send()
    await sendAs(alice, await call(), { nonce: nonceOf() })
    await mine()
    await until(rendered, 'ended')
    expect(ending(rendered)).toBe('replaced')
    expect(remembered()).toBe('[]')
  })

  test('cancelled, seen from a page that was loaded long after', async () => {
    const first = await send()
    first.unmount()
    await sendAs(alice, { to: alice }, { nonce: nonceOf() })
    for (let count = 0; count < 9; count += 1) await mine()
    const second = await renderExecute()
    await until(second, 'ended')
    expect(ending(second)).toBe('cancelled')
  })

  test('cancelled, in a block with others of the sender, and of others with the same nonce', async () => {
    await neighbours.chainControl.setAutomine(false)
    await sendAs(alice, { to: bob(), value: 1n })
    const rendered = await send()
    const nonce = nonceOf()
    await neighbours.chainControl.setNonce({ address: bob(), nonce })
    await sendAs(bob(), { to: alice, value: 1n }, { nonce, gasPrice: parseGwei('900') })
    await sendAs(alice, { to: alice }, { nonce })
    await mine()
    await until(rendered, 'ended')
    expect(ending(rendered)).toBe('cancelled')
  })

  test.each([
    ['an empty transaction', () => ({ to: alice })],
    ['something else', () => ({ to: bob(), value: 1n })],
  ])('displaced: a node without the past does not say whether by %s', async (_, call) => {
    const rendered = await send()
    tab.node.lie(({ method }) =>
      method === 'eth_getBlockByNumber' || method === 'eth_getLogs'
        ? { error: { code: -32000, message: 'missing trie node' } }
        : undefined,
    )
    await sendAs(alice, call(), { nonce: nonceOf() })
    await mine()
    await until(rendered, 'ended')
    expect(ending(rendered)).toBe('displaced')
    expect(remembered()).toBe('[]')
  })

  test('cancelled: also where the node is silent about the past for a while', async () => {
    const rendered = await send()
    const { untilAsked, goOn } = holdNext('eth_getBlockByNumber', null)
    await sendAs(alice, { to: alice }, { nonce: nonceOf() })
    await mine()
    await untilAsked()
    goOn()
    await until(rendered, 'ended')
    expect(ending(rendered)).toBe('cancelled')
  })

  test('overtaken is not denied by a node that is behind', async () => {
    const rendered = await send()
    const before = await getBlockNumber(neighbours.chainControl, { cacheTime: 0 })
    await sendAs(bob(), await ownCall())
    let looks = 0
    tab.node.lie(({ method }) => {
      if (method === 'eth_blockNumber' && looks < 3) {
        looks += 1
        return toHex(before)
      }
      return method === 'eth_getLogs' && looks < 3 ? [] : undefined
    })
    await mine()
    await until(rendered, 'ended')
    expect(ending(rendered)).toBe('overtaken')
  })

  test('overtaken is not denied by a node that is silent about it', async () => {
    const rendered = await send()
    await sendAs(bob(), await ownCall())
    tab.node.lie(({ method }) => {
      if (method === 'eth_getLogs') throw new TypeError('fetch failed')
    })
    await mine()
    await until(rendered, 'failed')
    expect(remembered()).toContain(safeTxHash(payment()))
    tab.node.lie(undefined)
    await execute(rendered)
    await until(rendered, 'ended')
    expect(ending(rendered)).toBe('overtaken')
  })

  test('the same call at a higher fee is followed on', async () => {
    const rendered = await send()
    const { safe, transaction } = payment()
    const call = execTransactionCall({ safe, transaction, signatures: await signatures() })
    const hash = await sendAs(alice, call, { nonce: nonceOf() })
    tab.node.lie(({ method, params }) =>
      method === 'eth_getTransactionReceipt' && params[0] === hash ? null : undefined,
    )
    await mine()
    // A page that is loaded now follows the right one.
    await waitFor(() => {
      expect(remembered()).toContain(hash)
    })
    tab.node.lie(undefined)
    await until(rendered, 'ended')
    expect(ending(rendered)).toBe('succeeded')
  })

  test.each(['here', 'in another tab'])('lost, and given up %s', async (where) => {
    const rendered = await send()
    await neighbours.chainControl.dropTransaction({
      hash: (JSON.parse(remembered() ?? '[]') as { hash: Hash }[])[0]?.hash ?? '0x',
    })
    await until(rendered, 'ended')
    expect(ending(rendered)).toBe('lost')
    expect(question().ask).toBeUndefined()
    if (where === 'here') {
      // It may still come back: it is looked for, and nothing is sent, until it is given up.
      await execute(rendered)
      expect(rendered.result.current.flow.status).toBe('mining')
      expect(sends()).toBe(1)
      act(() => {
        rendered.result.current.forget()
      })
      expect(rendered.result.current.flow).toEqual({ status: 'ready' })
    } else {
      localStorage.setItem('ghost-pay.sent.v1', '[]')
      act(() => {
        window.dispatchEvent(new StorageEvent('storage', { key: 'ghost-pay.sent.v1' }))
      })
    }
    await execute(rendered)
    expect(sends()).toBe(2)
  })
})

test('an execution that the chain has forgotten can be repeated', { timeout: 60_000 }, async () => {
  const goBackHere = await neighbours.snapshot()
  const rendered = await renderExecute()
  await execute(rendered)
  await until(rendered, 'ended')
  await goBackHere()
  await waitFor(
    () => {
      expect(rendered.result.current.flow).toEqual({ status: 'ready' })
    },
    { timeout: 30_000 },
  )
})

describe('whether an execution still stands', () => {
  test('is not asked when the gateway knows of it', async () => {
    const rendered = await renderExecute({ waits: false })
    await execute(rendered)
    await until(rendered, 'ended')
    expect(question().ask).toBeUndefined()
  })

  test('is polled until the screen is left; only an answer of the chain undoes it, not a failed request', async () => {
    const rendered = await renderExecute()
    await execute(rendered)
    await until(rendered, 'ended')
    const { ask, timer } = question()
    if (ask === undefined) throw new Error('No request is pending.')
    for (const lie of [
      undefined,
      // One of several nodes has not read the block.
      ({ method }: NodeRequest) => (method === 'eth_getTransactionReceipt' ? null : undefined),
      () => {
        throw new TypeError('fetch failed')
      },
    ]) {
      tab.node.lie(lie)
      const { length } = tab.node.asked
      ask()
      await waitFor(() => {
        expect(tab.node.asked.length).toBeGreaterThan(length)
      })
      await act(() => pause(100))
      expect(ending(rendered)).toBe('succeeded')
    }
    const cleared = vi.spyOn(globalThis, 'clearInterval')
    rendered.unmount()
    expect(cleared).toHaveBeenCalledWith(timer)
  })
})

describe('in a browser with locks', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  })
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks')
  })
  /** As another tab whose wallet is asked by somebody to send the payment. */
  const whileAsking = (executor: Address, act: () => Promise<void>) =>
    locks.request(`safe-account.send.${safeTxHash(payment())}.${executor}`, async () => {
      await act()
    })

  test('what another tab asks the same wallet for is not asked for here as well', async () => {
    const rendered = await renderExecute()
    await whileAsking(alice, () => execute(rendered))
    expect(rendered.result.current.flow).toMatchObject({
      failure: { said: speak(checkCopy, 'failedCheck.askedElsewhere') },
    })
    expect(sends()).toBe(0)
  })

  test('what another tab asks somebody else’s wallet for does not keep this one from it', async () => {
    const rendered = await renderExecute()
    const [, bob] = neighbours.devnet.owners
    await whileAsking(bob?.address ?? alice, () => execute(rendered))
    await until(rendered, 'ended')
    expect(ending(rendered)).toBe('succeeded')
  })
})

test('a person who declined can be asked again', async () => {
  tab.wallets.Alice.control.rejectNext()
  const rendered = await renderExecute()
  await execute(rendered)
  expect(rendered.result.current.flow).toMatchObject({
    status: 'failed',
    failure: { declined: true },
    hash: undefined,
  })
  expect(rendered.onChanged).toHaveBeenCalledOnce()
  await execute(rendered)
  await until(rendered, 'ended')
  expect(ending(rendered)).toBe('succeeded')
})

test('a wallet that never answers is given up and asked again; what it sends late is followed', async () => {
  const { control } = tab.wallets.Alice
  control.setPersonality(late())
  const { result } = await renderExecute()
  act(() => {
    void result.current.send()
  })
  await waitFor(() => {
    expect(result.current.flow).toEqual({ status: 'asking' })
  })
  act(() => {
    result.current.stop()
  })
  expect(result.current.flow).toMatchObject({
    status: 'failed',
    failure: { said: speak(failureCopy, 'failure.stopped.send') },
  })
  act(() => {
    void result.current.sendAgain()
  })
  await waitFor(() => {
    expect(result.current.flow).toEqual({ status: 'asking' })
  })
  act(() => {
    result.current.stop()
  })
  control.release()
  await waitFor(() => {
    expect(result.current.flow).toMatchObject({ status: 'ended', ending: 'succeeded' })
  })
})

describe('a page that is loaded while the wallet asks', () => {
  const asked = () => localStorage.getItem('ghost-pay.asked.v1') ?? '[]'
  const since = (rendered: Rendered, expected: string) =>
    waitFor(() => {
      expect(rendered.result.current.asked?.since).toBe(expected)
    })

  /** The wallet asks, and the page goes away with everything that waits on it. */
  async function askAndReload() {
    const { control } = tab.wallets.Alice
    control.setPersonality(late())
    const first = await renderExecute()
    act(() => {
      void first.result.current.send()
    })
    await until(first, 'asking')
    await waitFor(() => {
      expect(sends()).toBe(1)
    })
    const note = asked()
    first.unmount()
    // The page that has asked would remember what it is told: it is gone.
    const answerUnheard = async () => {
      control.release()
      await waitFor(() => {
        expect(remembered()).toContain(alice)
      })
      localStorage.setItem('ghost-pay.sent.v1', '[]')
      localStorage.setItem('ghost-pay.asked.v1', note)
    }
    return { answerUnheard }
  }

  test('sends nothing by a press; a second choice asks the wallet again', async () => {
    await askAndReload()
    const second = await renderExecute()
    await since(second, 'quiet')
    await execute(second)
    expect(second.result.current.flow).toEqual({ status: 'ready' })
    expect(sends()).toBe(1)
    act(() => {
      void second.result.current.sendAgain()
    })
    await until(second, 'asking')
    await waitFor(() => {
      expect(sends()).toBe(2)
    })
    expect(second.result.current.asked).toBeUndefined()
  })

  test('says that something of the wallet waits, and follows it once the account has paid', async () => {
    await neighbours.chainControl.setAutomine(false)
    const { answerUnheard } = await askAndReload()
    await answerUnheard()
    const second = await renderExecute()
    await since(second, 'waiting')
    await execute(second)
    expect(sends()).toBe(1)
    await mine()
    await until(second, 'ended')
    expect(ending(second)).toBe('succeeded')
    expect(asked()).toBe('[]')
    expect(sends()).toBe(1)
  })

  test('finds what was executed while no page was open', async () => {
    const { answerUnheard } = await askAndReload()
    await answerUnheard()
    const second = await renderExecute()
    await until(second, 'ended')
    expect(ending(second)).toBe('succeeded')
    expect(asked()).toBe('[]')
  })

  test('says that the wallet has sent something else', async () => {
    await askAndReload()
    await sendAs(alice, { to: shop, value: 1n })
    const second = await renderExecute()
    await since(second, 'other')
    await execute(second)
    expect(sends()).toBe(1)
  })

  test('says that the chain is silent, and still sends nothing by a press', async () => {
    await askAndReload()
    tab.node.lie(() => {
      throw new TypeError('fetch failed')
    })
    const second = await renderExecute()
    await since(second, 'unread')
    await execute(second)
    expect(sends()).toBe(1)
  })

  test('forgets the wallet when the number in line is used by something else', async () => {
    await askAndReload()
    const other = payment('2')
    await sendAs(alice, execTransactionCall({ ...other, signatures: await signatures(other) }))
    const second = await renderExecute()
    await waitFor(() => {
      expect(asked()).toBe('[]')
    })
    expect(second.result.current.flow).toEqual({ status: 'ready' })
    expect(second.result.current.asked).toBeUndefined()
  })

  test('another owner is told of it as well, and a refusal of the second wallet leaves the first', async () => {
    await askAndReload()
    const bob = await tab.connectAs('Bob')
    tab.wallets.Bob.control.rejectNext()
    const second = await renderExecute({ executor: bob })
    await since(second, 'quiet')
    await act(() => second.result.current.sendAgain())
    await until(second, 'failed')
    expect(second.result.current.asked?.asked.from).toBe(alice)
    await execute(second)
    expect(second.result.current.flow.status).toBe('failed')
  })

  test('a refusal that comes late takes the note of its own question away and no other', async () => {
    const { control } = tab.wallets.Alice
    control.setPersonality(late({ answer: 'reject' }))
    const rendered = await renderExecute()
    act(() => {
      void rendered.result.current.send()
    })
    await until(rendered, 'asking')
    await waitFor(() => {
      expect(asked()).toContain(alice)
    })
    act(() => {
      rendered.result.current.stop()
    })
    const later = asked().replace(/"at":(\d+)/, (_, at: string) => `"at":${Number(at) + 1}`)
    localStorage.setItem('ghost-pay.asked.v1', later)
    control.release()
    await act(() => pause(300))
    expect(asked()).toBe(later)
  })
})

test('another tab does not send what this one has asked for in the meantime', async () => {
  const { untilAsked, goOn } = holdNext('eth_getTransactionCount')
  const rendered = await renderExecute()
  let executing = Promise.resolve()
  act(() => {
    executing = rendered.result.current.send()
  })
  await untilAsked()
  const { chainId, safe } = payment()
  const what = executionWord({ chainId, safe, safeTxHash: safeTxHash(payment()) })
  const note = { what, chainId, from: alice, nonce: 0, block: 0, at: 1 }
  localStorage.setItem('ghost-pay.asked.v1', JSON.stringify([note]))
  goOn()
  await act(() => executing)
  expect(rendered.result.current.flow).toMatchObject({
    failure: { said: speak(checkCopy, 'failedCheck.askedElsewhere') },
  })
  expect(sends()).toBe(0)
})

test.each([
  ['declined', () => tab.wallets.Alice.control.rejectNext(), false],
  ['no answer in time', () => tab.wallets.Alice.control.rejectNext(8000, 'Timed out'), true],
])('after “%s” the note goes where the wallet has answered', async (_, answer, stays) => {
  answer()
  const rendered = await renderExecute()
  await execute(rendered)
  await until(rendered, 'failed')
  expect(rendered.result.current.asked !== undefined).toBe(stays)
})
