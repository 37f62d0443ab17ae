import { onlineManager, useQuery } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import {
  type Address,
  encodeAbiParameters,
  type Hex,
  keccak256,
  parseEther,
  toFunctionSelector,
  toHex,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { devnet } from '@ghost-pay/chains'
import { getTransaction } from '@ghost-pay/gateway-client'
import {
  getSafeInfoQueryOptions,
  getTransactionQueryOptions,
} from '@ghost-pay/gateway-client/react'
import { changed } from '@ghost-pay/gateway-testing'
import { bindMemo, memoReference } from '@ghost-pay/payments/memo'
import { executionWord } from '@ghost-pay/safe-account/store'
import { erc20TransferCall, safeTxHash, toSafeTransaction } from '@ghost-pay/safe-protocol'
import { approving, late } from '@ghost-pay/test-wallet'

import { safeOf } from '../../../account/safeOf.ts'
import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { nodeCopy } from '../../../chain/nodeCopy.ts'
import { followed } from '../../../gateway/followed.ts'
import { agreeOn, execute, payment, propose, shop, treasuryOf } from '../../../testing/inPlace.ts'
import { type Neighbours, startNeighbours, type Tab } from '../../../testing/neighbours.ts'
import { withTab } from '../../../testing/withTab.tsx'
import { writeAddressBook } from '../../../testing/writeAddressBook.ts'
import { speak } from '../../../text/Spoken.ts'
import { useSignInPlace } from './useSignInPlace.ts'

import '../../../testing/page.ts'

let neighbours: Neighbours
let tab: Tab
let alice: Address
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty', contracts: devnet.contracts })
})
afterAll(() => neighbours.stop())
let goBack: () => Promise<void>
beforeEach(async () => {
  await neighbours.devnet.reset()
  goBack = await neighbours.snapshot()
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
  await goBack()
})

/** How a gateway shows an approval on the chain, and by what the chain is asked about it. */
const approval = () => ({
  signatures: '"signature":null',
  selector: toFunctionSelector('approvedHashes(address,bytes32)').slice(2),
})

/** The hook as a card of the first page uses it. */
async function renderPlace(hash: Hex) {
  const onSigned = vi.fn()
  const onLook = vi.fn()
  const account = await treasuryOf(neighbours, tab, alice)
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
      // As around every page of the account.
      useQuery(getSafeInfoQueryOptions(tab.gateway.client, safeOf(account)))
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
  const rendered = await renderPlace(await propose(neighbours, tab))
  await until(rendered, 'ready')
  return rendered
}

test('what all checks allow is signed where it stands', async () => {
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

test('what would fail after those before it in line is not signed in a list', async () => {
  await propose(neighbours, tab, payment(neighbours, { value: parseEther('8') }))
  const second = payment(neighbours, { nonce: 1, value: parseEther('5') })
  const rendered = await renderPlace(await propose(neighbours, tab, second))
  await until(rendered, 'look')
  const { checks = [] } = rendered.result.current.review ?? {}
  expect(checks.find(({ name }) => name === 'rehearsal')?.said).toEqual(['review.rehearsal.then'])
})

test('what a wallet was asked to send before is opened on its page', async () => {
  const hash = await propose(neighbours, tab)
  const { chainId, treasury: safe } = neighbours
  const what = executionWord({ chainId, safe, safeTxHash: hash })
  const note = { what, chainId, from: alice, nonce: 0, block: 0, at: 1 }
  localStorage.setItem('ghost-pay.asked.v1', JSON.stringify([note]))
  const rendered = await renderPlace(hash)
  await until(rendered, 'look')
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

test('what was signed and not taken is only sent again, whoever is silent by then', async () => {
  const rendered = await renderReady()
  tab.gateway.lie(({ path }) =>
    path.endsWith('/confirmations') ? Response.json({ message: 'no' }, { status: 503 }) : undefined,
  )
  await act(() => rendered.result.current.sign())
  await eventually(() => {
    expect(rendered.result.current.flow).toMatchObject({ status: 'failed' })
    expect(rendered.result.current.kept).toBeDefined()
  })
  tab.gateway.lie(({ path }) => {
    if (path.includes('/transactions/history')) throw new TypeError('fetch failed')
    return undefined
  })
  await act(() => rendered.result.current.sign())
  await eventually(() => {
    expect(rendered.onSigned).toHaveBeenCalledOnce()
  })
  expect([signatures(), confirmations()]).toEqual([1, 2])
})

test('a silent wallet is given up in place, and the approval goes over the blockchain', async () => {
  const rendered = await renderReady()
  const { control } = tab.wallets.Alice
  control.setPersonality(late())
  await act(() => rendered.result.current.sign())
  await eventually(() => {
    expect(rendered.result.current.flow).toEqual({ status: 'asking' })
  })
  act(() => {
    rendered.result.current.stop()
  })
  expect(rendered.result.current.flow).toMatchObject({ failure: { hasOtherWays: true } })
  control.setPersonality(approving())
  await act(() => rendered.result.current.sign('onChain'))
  await eventually(() => {
    expect(rendered.onSigned).toHaveBeenCalledOnce()
  })
  expect(control.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)
  const details = await getTransaction(tab.gateway.client, {
    chainId: neighbours.chainId,
    id: rendered.id,
  })
  expect(details).toMatchObject({ txStatus: 'AWAITING_EXECUTION' })
})

test('a payee whom nobody knows is looked at first', async () => {
  const stranger = privateKeyToAccount(`0x${'77'.repeat(32)}`).address
  const rendered = await renderPlace(
    await propose(neighbours, tab, payment(neighbours, { to: stranger })),
  )
  await until(rendered, 'look')
  expect(signatures()).toBe(0)
})

describe('a payee without a name', () => {
  const supplier = privateKeyToAccount(`0x${'78'.repeat(32)}`).address

  test('whom the account has paid by the chain’s receipt is paid again in place', async () => {
    const before = payment(neighbours, { to: supplier })
    await propose(neighbours, tab, before)
    await execute(neighbours, tab, before)
    const again = payment(neighbours, { to: supplier, nonce: 1 })
    await until(await renderPlace(await propose(neighbours, tab, again)), 'ready')
  })

  test('whom only the gateway calls paid before is looked at first', async () => {
    const before = payment(neighbours)
    await propose(neighbours, tab, before)
    await execute(neighbours, tab, before)
    tab.gateway.lie(({ path }, ask) =>
      path.includes('/transactions/history')
        ? changed(ask, (text) => text.replaceAll(shop, supplier))
        : undefined,
    )
    const again = payment(neighbours, { to: supplier, nonce: 1 })
    const rendered = await renderPlace(await propose(neighbours, tab, again))
    await until(rendered, 'look')
    expect(rendered.result.current.review?.checks.map(({ state }) => state)).toEqual(
      Array(7).fill('passed'),
    )
    expect(signatures()).toBe(0)
  })
})

test('what does more than pay is looked at first, also where no check speaks against it', async () => {
  const call = { to: shop, value: 0n, data: '0x12345678', nonce: 0 } as const
  const rendered = await renderPlace(
    await propose(neighbours, tab, {
      ...payment(neighbours),
      transaction: toSafeTransaction(call),
    }),
  )
  await until(rendered, 'look')
  await eventually(() => {
    expect(rendered.result.current.review?.checks.map(({ state }) => state)).toContain('passed')
  })
  expect(rendered.result.current.word).toBe('look')
})

test('the same that waits at another place is looked at first, also when it came after the checks', async () => {
  const rendered = await renderReady()
  await propose(neighbours, tab, payment(neighbours, { nonce: 1 }))
  await act(() => rendered.result.current.sign())
  await eventually(() => {
    expect(rendered.onLook).toHaveBeenCalledOnce()
  })
  expect(rendered.result.current.review?.checks.at(-1)).toMatchObject({
    name: 'twin',
    state: 'warning',
    said: ['review.twice', { place: '1' }],
  })
  expect(signatures()).toBe(0)
})

test('what is already signed by the reader, or excludes another, is not signed in place', async () => {
  const rendered = await renderReady()
  await propose(neighbours, tab, {
    ...payment(neighbours),
    transaction: toSafeTransaction({ to: shop, nonce: 0 }),
  })
  await act(() => rendered.result.current.sign())
  await eventually(() => {
    expect(rendered.onLook).toHaveBeenCalledOnce()
  })
  expect(rendered.result.current.word).toBe('look')
  expect(signatures()).toBe(0)
})

test('what runs foreign code has its red line on top of its page', async () => {
  const hash = await propose(neighbours, tab)
  tab.gateway.lie(({ method, path }, ask) =>
    method === 'GET' && path.includes('/transactions/multisig')
      ? changed(ask, (text) => text.replaceAll('"operation":0', '"operation":1'))
      : undefined,
  )
  const rendered = await renderPlace(hash)
  await until(rendered, 'stopped')
  expect(rendered.result.current.review?.redLine?.title).toEqual(['review.lie.blocked'])
})

test('words that are not those in its bytes are read on its page first', async () => {
  const [chain] = neighbours.devnet.chains
  const dollar = chain?.contracts.dUsd ?? shop
  // The balance of the account, where this token keeps balances.
  const slot = keccak256(
    encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [neighbours.treasury, 3n]),
  )
  const value = toHex(1_000_000n, { size: 32 })
  await neighbours.chainControl.setStorageAt({ address: dollar, index: slot, value })
  await neighbours.chainControl.mine({ blocks: 1 })
  const { to, data } = erc20TransferCall({ token: dollar, to: shop, amount: 5n })
  const reference = memoReference('Invoice 12')
  const signable = payment(neighbours, { to, value: 0n, data: bindMemo(data, reference) })
  const hash = await propose(neighbours, tab, signable, 'Invoice 12')
  await until(await renderPlace(hash), 'ready')
  cleanup()
  tab.gateway.lie(({ method, path }, ask) =>
    method === 'GET' && path.includes('/transactions/multisig')
      ? changed(ask, (text) => text.replaceAll('Invoice 12', 'Invoice 13'))
      : undefined,
  )
  await until(await renderPlace(hash), 'look')
})

test('what the gateway says otherwise has its red line on top of its page', async () => {
  const hash = await propose(neighbours, tab)
  tab.gateway.lie(({ method, path }, ask) =>
    method === 'GET' && path.includes('/transactions/multisig')
      ? changed(ask, (text) =>
          text.replaceAll(parseEther('1').toString(), parseEther('9').toString()),
        )
      : undefined,
  )
  const rendered = await renderPlace(hash)
  await until(rendered, 'stopped')
  expect(rendered.result.current.review?.redLine?.title).toEqual(['review.lie.gateway'])
})

test('what the gateway describes otherwise stands beside what would be signed', async () => {
  const hash = await propose(neighbours, tab)
  tab.gateway.lie(({ method, path }, ask) =>
    method === 'GET' && path.includes('/transactions/multisig')
      ? changed(ask, (text) => {
          const details = JSON.parse(text) as { txInfo: { transferInfo: { value: string } } }
          details.txInfo.transferInfo.value = parseEther('9').toString()
          return JSON.stringify(details)
        })
      : undefined,
  )
  const rendered = await renderPlace(hash)
  await until(rendered, 'stopped')
  expect(rendered.result.current.review?.redLine).toMatchObject({
    title: ['review.lie.amountDiffers'],
    readings: [
      { name: ['review.differs.payee'], differs: false },
      {
        name: ['review.differs.amount'],
        differs: true,
        signed: { value: parseEther('1') },
        shown: { value: parseEther('9') },
      },
    ],
  })
})

describe('with a policy that the owners have signed', () => {
  const ether = (perDay: string | null, perMonth: string | null = null) => ({
    token: zeroAddress,
    toAnyone: null,
    perDay: perDay === null ? null : parseEther(perDay),
    perMonth: perMonth === null ? null : parseEther(perMonth),
  })

  /** Has a payment of 3 leave today, agrees on a policy, and proposes one of 1. */
  async function renderAfterSpending(limit: ReturnType<typeof ether>) {
    const first = payment(neighbours, { value: parseEther('3') })
    await propose(neighbours, tab, first)
    await execute(neighbours, tab, first)
    await agreeOn(neighbours, tab, { limits: [limit] })
    const hash = await propose(neighbours, tab, payment(neighbours, { nonce: 1 }))
    return renderPlace(hash)
  }

  test.each([
    ['a day', ether('4')],
    ['a month', ether(null, '4')],
  ])('what keeps to what may leave in %s, with what has left, is signed', async (_, limit) => {
    await until(await renderAfterSpending(limit), 'ready')
  })

  test.each([
    ['a day', ether('3.5')],
    ['a month', ether(null, '3.5')],
  ])('what is too much for %s, with what has left, is looked at first', async (_, limit) => {
    await until(await renderAfterSpending(limit), 'look')
  })

  test('when what has left is not known, it is looked at first', async () => {
    tab.gateway.lie(({ path }, ask) =>
      path.includes('/transactions/history')
        ? changed(ask, (text) => JSON.stringify({ ...(JSON.parse(text) as object), results: [] }))
        : undefined,
    )
    await until(await renderAfterSpending(ether('4')), 'look')
  })

  test('whom it does not name is looked at first', async () => {
    await agreeOn(neighbours, tab, { onlyPeople: true, people: [alice] })
    await until(await renderPlace(await propose(neighbours, tab)), 'look')
  })

  test('a policy that is signed between the checks and the press stops it', async () => {
    const rendered = await renderReady()
    await agreeOn(neighbours, tab, { onlyPeople: true, people: [alice] })
    await act(() => rendered.result.current.sign())
    await eventually(() => {
      expect(rendered.onLook).toHaveBeenCalledOnce()
    })
    expect(signatures()).toBe(0)
  })
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
      ...payment(neighbours),
      transaction: toSafeTransaction({ to: shop, value: 1n, nonce: 0 }),
    }
    await execute(neighbours, tab, other)
    await pressInVain(rendered, 'look')
  })

  test('a contract that answers another hash stops it', async () => {
    const rendered = await renderReady()
    const own = safeTxHash(payment(neighbours)).slice(2)
    tab.node.lie(async ({ method }, ask) => {
      const answer = await ask()
      return method === 'eth_call' && typeof answer === 'string'
        ? answer.replace(own, '11'.repeat(32))
        : answer
    })
    await pressInVain(rendered, 'stopped')
  })

  test('a node that is silent about the signatures ends it, for good or not', async () => {
    const rendered = await renderReady()
    // Bob has approved it on the chain, which only the chain knows.
    const { signatures: approved } = approval()
    tab.gateway.lie(({ method, path }, ask) =>
      method === 'GET' && path.includes('/transactions/multisig')
        ? changed(ask, (text) => text.replace(/"signature":"0x[0-9a-f]{130}"/g, approved))
        : undefined,
    )
    tab.node.lie(({ method, params }) => {
      if (method === 'eth_call' && JSON.stringify(params).includes(approval().selector)) {
        throw new TypeError('fetch failed')
      }
      return undefined
    })
    await act(() => rendered.result.current.sign())
    await until(rendered, 'look')
    await eventually(() => {
      expect(rendered.onLook).toHaveBeenCalledOnce()
    })
    expect([signatures(), confirmations()]).toEqual([0, 0])
  })

  /** From now on the node does not answer what asks for this function. */
  const silenceNode = (signature: string) => {
    tab.node.lie(({ params }) => {
      if (JSON.stringify(params).includes(toFunctionSelector(signature).slice(2))) {
        throw new TypeError('fetch failed')
      }
      return undefined
    })
  }

  test('a node that is silent about the account stops it', async () => {
    const rendered = await renderReady()
    // Nothing else asks for the modules.
    silenceNode('getModulesPaginated(address,uint256)')
    await act(() => rendered.result.current.sign())
    expect(rendered.result.current.flow).toMatchObject({
      status: 'failed',
      failure: { by: 'chain', passing: true },
    })
    expect(signatures()).toBe(0)
  })

  test('money that has left since stops it: it is rehearsed again', async () => {
    const rendered = await renderReady()
    await neighbours.chainControl.setBalance({ address: neighbours.treasury, value: 0n })
    await act(() => rendered.result.current.sign())
    await eventually(() => {
      expect(rendered.onLook).toHaveBeenCalledOnce()
    })
    expect(rendered.result.current.word).toBe('stopped')
    expect(signatures()).toBe(0)
  })

  test('whom the account has paid, what it holds and who owns it is asked again', async () => {
    const rendered = await renderReady()
    const before = tab.gateway.asked.length
    await act(() => rendered.result.current.sign())
    await eventually(() => {
      expect(rendered.onSigned).toHaveBeenCalledOnce()
    })
    const asked = tab.gateway.asked.slice(before).join(' ')
    expect(asked).toContain('/balances')
    expect(asked).toContain('/transactions/history')
    expect(asked).toContain('/messages')
    expect(asked).toContain('/transactions/queued')
  })

  test.each([
    /\/balances/,
    /\/transactions\/history/,
    /\/messages/,
    /\/transactions\/queued/,
    /\/safes\/0x[^/]*$/,
  ])('a gateway that is silent about %s stops it', async (part) => {
    const rendered = await renderReady()
    tab.gateway.lie(({ path }) => {
      if (part.test(path)) throw new TypeError('fetch failed')
      return undefined
    })
    await act(() => rendered.result.current.sign())
    expect(rendered.result.current.flow).toMatchObject({ status: 'failed' })
    expect(signatures()).toBe(0)
  })

  test('a browser that is offline has heard nothing', async () => {
    const rendered = await renderReady()
    onlineManager.setOnline(false)
    try {
      await act(() => rendered.result.current.sign())
      expect(rendered.result.current.flow).toMatchObject({
        status: 'failed',
        failure: { said: speak(nodeCopy, 'node.offline.unsigned'), passing: true },
      })
      expect(signatures()).toBe(0)
    } finally {
      onlineManager.setOnline(true)
    }
  })

  test('a browser that goes offline between two questions has not heard the second', async () => {
    const rendered = await renderReady()
    tab.gateway.lie(({ method, path }) => {
      if (method === 'GET' && path.includes('/transactions/multisig')) {
        onlineManager.setOnline(false)
      }
      return undefined
    })
    try {
      await act(() => rendered.result.current.sign())
      expect(rendered.result.current.flow).toMatchObject({ status: 'failed' })
      expect(signatures()).toBe(0)
    } finally {
      onlineManager.setOnline(true)
    }
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
