import '../testing/page.ts'

import {
  execTransactionCall,
  type OwnedSignature,
  safeTxHash,
  safeTxTypedData,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { type Address, type Hash, type Hex, parseEther, parseGwei } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sendUnsignedTransaction } from 'viem/actions'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { type Neighbours, startNeighbours, type Tab } from '../testing/neighbours.ts'
import { withTab } from '../testing/withTab.tsx'
import { useExecute, type UseExecuteParameters } from './useExecute.ts'
import type { SignableTransaction } from './verifyBeforeSigning.ts'

const shop = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

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
let snapshot: Hex
beforeEach(async () => {
  snapshot = await neighbours.chainControl.snapshot()
  localStorage.clear()
  tab = neighbours.openTab()
  alice = await tab.connectAs('Alice')
})
afterEach(async () => {
  cleanup()
  await neighbours.chainControl.setAutomine(true)
  await neighbours.chainControl.revert({ id: snapshot })
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
  waitFor(
    () => {
      expect(rendered.result.current.flow.status).toBe(status)
    },
    { timeout: 5000 },
  )
const execute = (rendered: Rendered) => act(() => rendered.result.current.execute())
const ending = ({ result }: Rendered) => {
  const { flow } = result.current
  return flow.status === 'ended' ? flow.ending : flow.status
}
const mine = () => neighbours.chainControl.mine({ blocks: 1 })

/** Sends what an owner sends behind the app's back, with the sender's own nonce where it is given. */
const sendAs = (
  from: Address,
  call: { to: Address; data?: Hex; value?: bigint },
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
  await act(() =>
    Promise.all([rendered.result.current.execute(), rendered.result.current.execute()]),
  )
  await until(rendered, 'mining')
  await execute(rendered)
  expect(sends()).toBe(1)
})

test('without an executor or something to execute nothing happens', async () => {
  const nobody = await renderExecute({ executor: undefined })
  await execute(nobody)
  expect(nobody.result.current.flow).toEqual({ status: 'ready' })
  const nothing = await renderExecute()
  nothing.rerender({ ...nothing.props, signable: undefined })
  await execute(nothing)
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

  test('when it was mined while nobody looked', async () => {
    await neighbours.chainControl.setAutomine(false)
    const first = await renderExecute()
    await execute(first)
    first.unmount()
    await mine()
    const second = await renderExecute()
    await until(second, 'ended')
    expect(ending(second)).toBe('succeeded')
  })

  test('when who executes left while the wallet asked, and approved late', async () => {
    tab.wallets.Alice.control.delayNext(400)
    const first = await renderExecute()
    let executing = Promise.resolve()
    act(() => {
      executing = first.result.current.execute()
    })
    await until(first, 'asking')
    first.unmount()
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

test('who leaves before the wallet is asked is not asked', async () => {
  let go: (() => void) | undefined
  tab.node.lie(({ method }) => {
    if (method !== 'eth_blockNumber' || go !== undefined) return undefined
    return new Promise((resolve) => {
      go = () => {
        resolve(undefined)
      }
    })
  })
  const rendered = await renderExecute()
  let executing = Promise.resolve()
  act(() => {
    executing = rendered.result.current.execute()
  })
  await waitFor(() => {
    expect(go).toBeDefined()
  })
  rendered.unmount()
  go?.()
  await executing
  expect(sends()).toBe(0)
})

describe('how it can end without having been executed by what was sent', () => {
  /** Sends it into a chain that takes nothing yet. */
  async function send(): Promise<Rendered> {
    await neighbours.chainControl.setAutomine(false)
    const rendered = await renderExecute()
    await execute(rendered)
    await until(rendered, 'mining')
    // The node has told the sender's nonce.
    await waitFor(() => {
      expect(remembered()).toMatch(/"nonce":\d/)
    })
    return rendered
  }
  const bob = () => neighbours.devnet.owners[1]?.address ?? alice

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

  test('overtaken: somebody else executed it first', async () => {
    const rendered = await send()
    const { safe, transaction } = payment()
    const call = execTransactionCall({ safe, transaction, signatures: await signatures() })
    await sendAs(bob(), call)
    await mine()
    await until(rendered, 'ended')
    expect(ending(rendered)).toBe('overtaken')
  })

  const nonceOf = (): number => {
    const [sent] = JSON.parse(remembered() ?? '[]') as { nonce: number }[]
    if (sent === undefined) throw new Error('Nothing was remembered.')
    return sent.nonce
  }

  test('cancelled: an empty transaction to oneself in its place', async () => {
    const rendered = await send()
    await sendAs(alice, { to: alice }, { nonce: nonceOf() })
    await mine()
    await until(rendered, 'ended')
    expect(ending(rendered)).toBe('cancelled')
  })

  test.each([
    ['to somebody else', () => ({ to: bob(), value: 1n })],
    ['with money to oneself', () => ({ to: alice, value: 1n })],
    ['with data to oneself', () => ({ to: alice, data: '0x1234' as const })],
  ])('replaced: something else in its place, %s', async (_, call) => {
    const rendered = await send()
    await sendAs(alice, call(), { nonce: nonceOf() })
    await mine()
    await until(rendered, 'ended')
    expect(ending(rendered)).toBe('replaced')
    expect(remembered()).toBe('[]')
  })

  test('replaced, seen from a page that was loaded long after', async () => {
    const first = await send()
    first.unmount()
    await sendAs(alice, { to: bob(), value: 1n }, { nonce: nonceOf() })
    for (let count = 0; count < 9; count += 1) await mine()
    const second = await renderExecute()
    await until(second, 'ended')
    expect(ending(second)).toBe('replaced')
  })

  test('a node without the past knows that it was replaced all the same', async () => {
    const rendered = await send()
    tab.node.lie(({ method, params }) =>
      method === 'eth_getTransactionCount' && String(params[1]).startsWith('0x')
        ? { error: { code: -32000, message: 'missing trie node' } }
        : undefined,
    )
    await sendAs(alice, { to: alice }, { nonce: nonceOf() })
    for (let count = 0; count < 4; count += 1) await mine()
    await until(rendered, 'ended')
    expect(ending(rendered)).toBe('replaced')
  })

  test('the same call at a higher fee is followed on', async () => {
    const rendered = await send()
    const { safe, transaction } = payment()
    const call = execTransactionCall({ safe, transaction, signatures: await signatures() })
    await sendAs(alice, call, { nonce: nonceOf() })
    await mine()
    await until(rendered, 'ended')
    expect(ending(rendered)).toBe('succeeded')
  })

  test('lost: no node knows it any more, and it can be given up', async () => {
    const rendered = await send()
    await neighbours.chainControl.dropTransaction({
      hash: (JSON.parse(remembered() ?? '[]') as { hash: Hash }[])[0]?.hash ?? '0x',
    })
    await until(rendered, 'ended')
    expect(ending(rendered)).toBe('lost')
    // It may still come back: nothing is sent until it is given up.
    await execute(rendered)
    expect(sends()).toBe(1)
    act(() => {
      rendered.result.current.forget()
    })
    expect(rendered.result.current.flow).toEqual({ status: 'ready' })
    await execute(rendered)
    expect(sends()).toBe(2)
  })
})

test('an execution that the chain has forgotten can be repeated', async () => {
  const before = await neighbours.chainControl.snapshot()
  const rendered = await renderExecute()
  await execute(rendered)
  await until(rendered, 'ended')
  await neighbours.chainControl.revert({ id: before })
  await waitFor(
    () => {
      expect(rendered.result.current.flow).toEqual({ status: 'ready' })
    },
    { timeout: 8000 },
  )
})

test('who declined can be asked again', async () => {
  tab.wallets.Alice.control.rejectNext()
  const rendered = await renderExecute()
  await execute(rendered)
  expect(rendered.result.current.flow).toMatchObject({
    status: 'failed',
    failure: { declined: true },
    hash: undefined,
  })
  await execute(rendered)
  await until(rendered, 'ended')
  expect(ending(rendered)).toBe('succeeded')
})
