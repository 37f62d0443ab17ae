import { useQuery } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { type Address, type Hex, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { devnet } from '@ghost-pay/chains'
import { getTransaction, proposeTransaction } from '@ghost-pay/gateway-client'
import { getTransactionQueryOptions } from '@ghost-pay/gateway-client/react'
import {
  execTransactionCall,
  safeTxHash,
  safeTxTypedData,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'

import { writeAddressBook } from '../../../data/addressBook.ts'
import { followed } from '../../../data/followed.ts'
import { readAccountFacts } from '../../../data/readAccountFacts.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { changed } from '../../../testing/lyingGateway.ts'
import { type Neighbours, startNeighbours, type Tab } from '../../../testing/neighbours.ts'
import { withTab } from '../../../testing/withTab.tsx'
import { useSignInPlace } from './useSignInPlace.ts'

import '../../../testing/page.ts'

const shop = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

let neighbours: Neighbours
let tab: Tab
let alice: Address
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty', contracts: devnet.contracts })
})
afterAll(() => neighbours.stop())
let snapshot: Hex
beforeEach(async () => {
  await neighbours.devnet.reset()
  snapshot = await neighbours.chainControl.snapshot()
  await neighbours.chainControl.setBalance({
    address: neighbours.treasury,
    value: parseEther('10'),
  })
  localStorage.clear()
  localStorage.setItem('ghost-pay.people.v1', writeAddressBook(new Map([[shop, 'Shop']])))
  tab = neighbours.openTab()
  alice = await tab.connectAs('Alice')
})
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await neighbours.chainControl.revert({ id: snapshot })
})

const payment = (nonce = 0, to: Address = shop) => ({
  chainId: neighbours.chainId,
  safe: neighbours.treasury,
  version: '1.4.1',
  transaction: toSafeTransaction({ to, value: parseEther('1'), nonce }),
})

const keyOf = (owner: number) => {
  const found = neighbours.devnet.owners[owner]
  if (found === undefined) throw new Error('No such owner.')
  return privateKeyToAccount(found.privateKey)
}

/** Has Bob propose a payment. */
async function propose(signable = payment()) {
  const hash = safeTxHash(signable)
  await proposeTransaction(tab.gateway.client, {
    chainId: signable.chainId,
    address: signable.safe,
    transaction: signable.transaction,
    safeTxHash: hash,
    sender: keyOf(1).address,
    signature: await keyOf(1).signTypedData(safeTxTypedData(signable)),
  })
  return hash
}

const accountOf = async (viewer: Address = alice): Promise<SharedAccount> => {
  const { chainId, treasury: address } = neighbours
  const onChain = await readAccountFacts(tab.config, { chainId, address })
  if (onChain.status === 'none') throw new Error('There is no account.')
  return {
    chainId,
    address,
    path: `/a/${chainId}:${address}`,
    chain: devnet,
    info: undefined,
    onChain: onChain.facts,
    isListed: true,
    disputed: [],
    viewer,
    isOwner: true,
  }
}

/** The hook as a card of the first page uses it. */
async function renderPlace(hash: Hex) {
  const onSigned = vi.fn()
  const onLook = vi.fn()
  const account = await accountOf()
  const id = `multisig_${account.address}_${hash}`
  const parameters = { chainId: account.chainId, address: account.address, id }
  const initialData = await getTransaction(tab.gateway.client, parameters)
  const rendered = renderHook(
    (account: SharedAccount) => {
      const { data, dataUpdatedAt } = useQuery({
        ...getTransactionQueryOptions(tab.gateway.client, parameters),
        ...followed,
        initialData,
      })
      return useSignInPlace({ account, id, details: data, readAt: dataUpdatedAt, onSigned, onLook })
    },
    { initialProps: account, wrapper: withTab(tab) },
  )
  return { ...rendered, account, onSigned, onLook, id }
}
type Rendered = Awaited<ReturnType<typeof renderPlace>>

const signatures = () =>
  tab.wallets.Alice.control.requests.filter(({ method }) => method === 'eth_signTypedData_v4')
    .length
const confirmations = () => tab.gateway.asked.filter((it) => it.endsWith('/confirmations')).length

const until = (rendered: Rendered, word: string) =>
  waitFor(
    () => {
      expect(rendered.result.current.word).toBe(word)
    },
    { timeout: 15_000 },
  )
const eventually = (check: () => void) => waitFor(check, { timeout: 15_000 })

async function renderReady() {
  const rendered = await renderPlace(await propose())
  await until(rendered, 'ready')
  return rendered
}

test('what all seven checks allow is signed where it stands', async () => {
  const rendered = await renderReady()
  await act(() => rendered.result.current.sign())
  await eventually(() => {
    expect(rendered.onSigned).toHaveBeenCalledOnce()
  })
  expect([signatures(), confirmations()]).toEqual([1, 1])
  const details = await getTransaction(tab.gateway.client, {
    chainId: neighbours.chainId,
    id: rendered.id,
  })
  expect(details).toMatchObject({ txStatus: 'AWAITING_EXECUTION' })
})

test('two presses at once ask the wallet once', async () => {
  const rendered = await renderReady()
  const { sign } = rendered.result.current
  await act(() => Promise.all([sign(), sign(), rendered.result.current.sign()]))
  await eventually(() => {
    expect(rendered.onSigned).toHaveBeenCalledOnce()
  })
  await act(() => sign())
  expect([signatures(), confirmations()]).toEqual([1, 1])
})

test('a payee whom nobody knows is looked at first', async () => {
  const stranger = privateKeyToAccount(`0x${'77'.repeat(32)}`).address
  const rendered = await renderPlace(await propose(payment(0, stranger)))
  await until(rendered, 'look')
  expect(signatures()).toBe(0)
})

test('what does more than pay is looked at first, also where no check speaks against it', async () => {
  const call = { to: shop, value: 0n, data: '0x12345678', nonce: 0 } as const
  const rendered = await renderPlace(
    await propose({ ...payment(), transaction: toSafeTransaction(call) }),
  )
  await until(rendered, 'look')
  await eventually(() => {
    expect(rendered.result.current.review?.checks.map(({ state }) => state)).toContain('passed')
  })
  expect(rendered.result.current.word).toBe('look')
})

test('what is already signed by the reader, or excludes another, is not signed in place', async () => {
  const rendered = await renderReady()
  await propose({ ...payment(), transaction: toSafeTransaction({ to: shop, nonce: 0 }) })
  await act(() => rendered.result.current.sign())
  await eventually(() => {
    expect(rendered.onLook).toHaveBeenCalledOnce()
  })
  expect(rendered.result.current.word).toBe('look')
  expect(signatures()).toBe(0)
})

describe('between the checks on the screen and the press', () => {
  /** Presses, and sees that no wallet is asked. */
  async function pressInVain(rendered: Rendered, word: string) {
    await act(() => rendered.result.current.sign())
    await eventually(() => {
      expect(rendered.onLook).toHaveBeenCalledOnce()
    })
    expect(rendered.result.current.word).toBe(word)
    expect([signatures(), confirmations()]).toEqual([0, 0])
  }

  test('a gateway that shows other bytes stops it', async () => {
    const rendered = await renderReady()
    tab.gateway.lie(({ method, path }, ask) =>
      method === 'GET' && path.includes('/transactions/multisig')
        ? changed(ask, (text) =>
            text.replaceAll(parseEther('1').toString(), parseEther('9').toString()),
          )
        : undefined,
    )
    // Other bytes are another transaction: what was pressed for is not there any more.
    await act(() => rendered.result.current.sign())
    await until(rendered, 'stopped')
    expect(rendered.onLook).toHaveBeenCalledOnce()
    expect([signatures(), confirmations()]).toEqual([0, 0])
  })

  test('an execution at its place stops it', async () => {
    const rendered = await renderReady()
    const other = {
      ...payment(),
      transaction: toSafeTransaction({ to: shop, value: 1n, nonce: 0 }),
    }
    const signed = await Promise.all(
      [0, 1].map(async (owner) => ({
        owner: keyOf(owner).address,
        signature: await keyOf(owner).signTypedData(safeTxTypedData(other)),
      })),
    )
    const { data } = execTransactionCall({ ...other, signatures: signed })
    await tab.wallets.Carol.provider.request({ method: 'eth_requestAccounts' })
    await tab.wallets.Carol.provider.request({
      method: 'eth_sendTransaction',
      params: [{ from: keyOf(2).address, to: neighbours.treasury, data }],
    })
    await neighbours.chainControl.mine({ blocks: 1 })
    await pressInVain(rendered, 'look')
  })

  test('a contract that answers another hash stops it', async () => {
    const rendered = await renderReady()
    const own = safeTxHash(payment()).slice(2)
    tab.node.lie(async ({ method }, ask) => {
      const answer = await ask()
      return method === 'eth_call' && typeof answer === 'string'
        ? answer.replace(own, '11'.repeat(32))
        : answer
    })
    await pressInVain(rendered, 'stopped')
  })

  test('a gateway that is silent stops it, and it can be pressed again', async () => {
    const rendered = await renderReady()
    tab.gateway.lie(() => {
      throw new TypeError('fetch failed')
    })
    await act(() => rendered.result.current.sign())
    expect(rendered.result.current.flow).toMatchObject({
      status: 'failed',
      failure: { by: 'gateway' },
    })
    expect(signatures()).toBe(0)
    tab.gateway.lie(undefined)
    await act(() => rendered.result.current.sign())
    await eventually(() => {
      expect(rendered.onSigned).toHaveBeenCalledOnce()
    })
  })

  test('another viewer is not asked for what somebody else has pressed', async () => {
    const rendered = await renderReady()
    let release: (() => void) | undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    tab.gateway.lie(async () => {
      await held
      return undefined
    })
    let pressed: Promise<void> | undefined
    act(() => {
      pressed = rendered.result.current.sign()
    })
    await tab.disconnect()
    const carol = await tab.connectAs('Carol')
    rendered.rerender({ ...rendered.account, viewer: carol })
    rendered.rerender(rendered.account)
    release?.()
    await act(() => pressed ?? Promise.resolve())
    await until(rendered, 'ready')
    expect(rendered.result.current.flow).toEqual({ status: 'ready' })
    expect(signatures()).toBe(0)
  })

  test('who has left the page is not asked', async () => {
    const rendered = await renderReady()
    let pressed: Promise<void> | undefined
    act(() => {
      pressed = rendered.result.current.sign()
    })
    rendered.unmount()
    await pressed
    expect(signatures()).toBe(0)
  })
})

test('a refusal in the wallet is said, and nothing is handed over', async () => {
  const rendered = await renderReady()
  tab.wallets.Alice.control.rejectNext()
  await act(() => rendered.result.current.sign())
  await eventually(() => {
    expect(rendered.result.current.flow).toMatchObject({
      status: 'failed',
      failure: { declined: true },
    })
  })
  expect(confirmations()).toBe(0)
})
