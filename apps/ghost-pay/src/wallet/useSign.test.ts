import { locks } from 'node:worker_threads'

import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { type Address, encodeFunctionData, type Hex, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sendUnsignedTransaction } from 'viem/actions'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { confirmTransaction, getTransaction, proposeTransaction } from '@ghost-pay/gateway-client'
import { readAccount, type SignableTransaction, type Signed } from '@ghost-pay/safe-account'
import type { SignatureForm } from '@ghost-pay/safe-account/signing'
import {
  approvedHashSignature,
  approveHashCall,
  safeAbi,
  safeTxHash,
  safeTxTypedData,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'
import { approving, type Decision, late } from '@ghost-pay/test-wallet'

import { chainClient } from '../chain/chainClient.ts'
import { failureCopy } from '../failures/failureCopy.ts'
import { gatewayCopy } from '../gateway/gatewayCopy.ts'
import { alice, neighbours, openAnotherTab, openTabForEach, tab } from '../testing/aliceTab.ts'
import { withTab } from '../testing/withTab.tsx'
import { speak } from '../text/Spoken.ts'
import { checkCopy } from './checkCopy.ts'
import { lateApproval } from './lateApproval.ts'
import { useSign, type UseSignParameters } from './useSign.ts'

import '../testing/page.ts'

const shop = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

/** The chain and the gateway beside it take their time on a busy machine. */
configure({ asyncUtilTimeout: 10_000 })

openTabForEach({ isFresh: true })
beforeEach(() => {
  localStorage.clear()
  lateApproval.forget()
})
afterEach(cleanup)

const payment = (ether = '1', nonce = 0): SignableTransaction => ({
  chainId: neighbours.chainId,
  safe: neighbours.treasury,
  version: '1.4.1',
  transaction: toSafeTransaction({ to: shop, value: parseEther(ether), nonce }),
})

const propose = (
  { signature, signer, safeTxHash }: Signed,
  { chainId, safe, transaction } = payment(),
) =>
  proposeTransaction(tab.gateway.client, {
    chainId,
    address: safe,
    transaction,
    safeTxHash,
    sender: signer,
    signature,
  })

/** The hook as the review of a payment uses it. */
function renderSign(parameters: Partial<UseSignParameters> = {}) {
  const onDone = vi.fn()
  const onFailed = vi.fn()
  const initialProps: UseSignParameters = {
    signer: alice,
    signable: payment(),
    send: (signed) => propose(signed),
    onDone,
    onFailed,
    ...parameters,
  }
  const rendered = renderHook((props: UseSignParameters) => useSign(props), {
    initialProps,
    wrapper: withTab(tab),
  })
  return { ...rendered, props: initialProps, onDone, onFailed }
}

const asked = (method: string) =>
  tab.wallets.Alice.control.requests.filter((request) => request.method === method).length
const signatures = () => asked('eth_signTypedData_v4')
const proposals = () => tab.gateway.asked.filter((it) => it.endsWith('/propose')).length

/** Answers proposals with a status, until it is set otherwise. */
function refuseProposals(status: number, body: unknown = { message: 'no' }): void {
  tab.gateway.lie(({ path }) =>
    path.endsWith('/propose') ? Response.json(body, { status }) : undefined,
  )
}

test('a payment is signed once and handed to the gateway', async () => {
  const { result, onDone } = renderSign()
  await act(() => result.current.sign())
  expect(result.current.flow).toEqual({ status: 'done' })
  expect(onDone).toHaveBeenCalledWith(safeTxHash(payment()))
  expect(result.current.kept).toBeUndefined()
  expect(localStorage.getItem('ghost-pay.signatures.v1')).toBe('[]')
  const details = await getTransaction(tab.gateway.client, {
    chainId: neighbours.chainId,
    id: safeTxHash(payment()),
  })
  expect(details).toMatchObject({ txStatus: 'AWAITING_CONFIRMATIONS' })
})

test('two presses at once ask the wallet once', async () => {
  const { result } = renderSign()
  await act(() => Promise.all([result.current.sign(), result.current.sign()]))
  expect([signatures(), proposals()]).toEqual([1, 1])
})

test('without a signer or something to sign nothing happens', async () => {
  const { result } = renderSign({ signer: undefined })
  await act(() => result.current.sign())
  expect(result.current.flow).toEqual({ status: 'ready' })
  const other = renderSign({ signable: undefined })
  await act(() => other.result.current.sign())
  expect(other.result.current.flow).toEqual({ status: 'ready' })
  expect(signatures()).toBe(0)
})

describe('a signature that the gateway did not take', () => {
  test.each([429, 408, 425, 401, 403, 404, 500, 502, 503])(
    'is kept after %i, over a reload, and sent again without the wallet',
    async (status) => {
      refuseProposals(status)
      const first = renderSign()
      await act(() => first.result.current.sign())
      expect(first.result.current.flow.status).toBe('failed')
      expect(first.result.current.kept).toBeDefined()
      first.unmount()

      tab.gateway.lie(undefined)
      const second = renderSign()
      expect(second.result.current.kept).toBeDefined()
      await act(() => second.result.current.sign())
      expect(second.result.current.flow).toEqual({ status: 'done' })
      expect(second.onDone).toHaveBeenCalledOnce()
      expect(second.result.current.kept).toBeUndefined()
      expect(signatures()).toBe(1)
    },
  )

  test('is kept when the gateway is silent, answers nonsense, or a proxy says 400', async () => {
    const { result } = renderSign()
    for (const lie of [
      () => {
        throw new TypeError('fetch failed')
      },
      () => new Response('<html>', { status: 200 }),
      () => Response.json({}, { status: 200 }),
      () => new Response('<html>Bad request</html>', { status: 400 }),
    ]) {
      tab.gateway.lie(({ path }) => (path.endsWith('/propose') ? lie() : undefined))
      await act(() => result.current.sign())
      expect(result.current.flow).toMatchObject({ status: 'failed', failure: { passing: true } })
      expect(result.current.kept).toBeDefined()
    }
    expect(signatures()).toBe(1)
  })

  test.each([400, 422])('is dropped after %i: the gateway has read it', async (status) => {
    refuseProposals(status, { code: status, message: 'Invalid nonce' })
    const { result } = renderSign()
    await act(() => result.current.sign())
    expect(result.current.flow).toMatchObject({
      failure: {
        passing: false,
        said: speak(gatewayCopy, 'gateway.refused', { words: 'Invalid nonce' }),
      },
    })
    expect(result.current.kept).toBeUndefined()
  })

  test('is kept while it is sent: a reload does not lose it', async () => {
    let stored: string | null = null
    const { result } = renderSign({
      send: (signed) => {
        stored = localStorage.getItem('ghost-pay.signatures.v1')
        return propose(signed)
      },
    })
    await act(() => result.current.sign())
    expect(stored).toContain(safeTxHash(payment()))
  })

  test('is kept when the screen was left meanwhile, and nothing is reported to it', async () => {
    let fail: (error: Error) => void = () => undefined
    const { result, unmount, onDone, onFailed } = renderSign({
      send: () =>
        new Promise((_, reject) => {
          fail = reject
        }),
    })
    let signing = Promise.resolve()
    act(() => {
      signing = result.current.sign()
    })
    await waitFor(() => {
      expect(result.current.flow.status).toBe('sending')
    })
    unmount()
    refuseProposals(503)
    await propose({ signature: '0x', signer: alice, safeTxHash: safeTxHash(payment()) }).catch(fail)
    await signing
    expect([onDone.mock.calls.length, onFailed.mock.calls.length]).toEqual([0, 0])
    expect(renderSign().result.current.kept).toBeDefined()
  })

  test.each([
    ['a proposal', true],
    ['a confirmation', false],
  ])('is kept as %s, also after an unknown error', async (_, isProposal) => {
    const { result } = renderSign({
      gatewayHash: isProposal ? undefined : safeTxHash(payment()),
      send: () => Promise.reject(new Error('unknown')),
    })
    await act(() => result.current.sign())
    const stored = JSON.parse(localStorage.getItem('ghost-pay.signatures.v1') ?? '[]') as unknown
    expect(stored).toMatchObject([{ isProposal }])
  })

  test('is not handed over when its signer leaves as soon as they have asked for it', async () => {
    refuseProposals(503)
    const first = renderSign()
    await act(() => first.result.current.sign())
    first.unmount()
    const second = renderSign()
    let signing = Promise.resolve()
    act(() => {
      signing = second.result.current.sign()
    })
    second.unmount()
    await signing
    expect(proposals()).toBe(1)
    expect(renderSign().result.current.kept).toBeDefined()
  })

  test('that was taken when its signer had left is not reported, and not kept', async () => {
    let take: (() => void) | undefined
    const { result, unmount, onDone } = renderSign({
      send: () =>
        new Promise<void>((resolve) => {
          take = resolve
        }),
    })
    let signing = Promise.resolve()
    act(() => {
      signing = result.current.sign()
    })
    await waitFor(() => {
      expect(take).toBeDefined()
    })
    unmount()
    take?.()
    await signing
    expect(onDone).not.toHaveBeenCalled()
    expect(renderSign().result.current.kept).toBeUndefined()
  })

  describe('is checked again before it is handed over', () => {
    const key = 'ghost-pay.signatures.v1'
    /** A signature that the gateway did not take, as a page that is loaded later finds it. */
    async function keep(form?: SignatureForm) {
      refuseProposals(503)
      const first = renderSign()
      await act(() => first.result.current.sign(form))
      first.unmount()
      tab.gateway.lie(undefined)
      return proposals()
    }
    const swap = (signature: Hex) => {
      const [one] = JSON.parse(localStorage.getItem(key) ?? '[]') as [{ signed: Signed }]
      const signed = { ...one.signed, signature }
      localStorage.setItem(key, JSON.stringify([{ ...one, signed }]))
    }
    /** The one before an owner in the account's linked list; the first follows a marker. */
    const ownerBefore = async (owner: Address): Promise<Address> => {
      const { owners } = await readAccount(chainClient(tab.config, neighbours.chainId), {
        address: payment().safe,
      })
      return owners[owners.indexOf(owner) - 1] ?? '0x0000000000000000000000000000000000000001'
    }
    const signedBy = (index: number, signable: SignableTransaction) => {
      const owner = neighbours.devnet.owners[index]
      if (owner === undefined) throw new Error('The devnet has three owners.')
      return privateKeyToAccount(owner.privateKey).signTypedData(safeTxTypedData(signable))
    }

    test.each([
      ['of another key', () => signedBy(1, payment())],
      ['of another payment', () => signedBy(0, payment('2'))],
      ['that nobody can read', () => '0x1234' as const],
      ['that only names its owner', () => approvedHashSignature(alice)],
    ])('and deleted with a sentence: one %s', async (_, signature) => {
      const before = await keep()
      swap(await signature())
      const { result } = renderSign()
      expect(result.current.kept).toBeDefined()
      await act(() => result.current.sign())
      expect(result.current.flow).toMatchObject({
        failure: { said: speak(checkCopy, 'failedCheck.keptOther') },
      })
      expect(result.current.kept).toBeUndefined()
      expect([proposals(), localStorage.getItem(key)]).toEqual([before, '[]'])
    })

    test('and deleted where its signer is no owner any more', async () => {
      const before = await keep()
      const { safe } = payment()
      await neighbours.chainControl.impersonateAccount({ address: safe })
      await neighbours.chainControl.setBalance({ address: safe, value: parseEther('1') })
      await sendUnsignedTransaction(neighbours.chainControl, {
        from: safe,
        to: safe,
        data: encodeFunctionData({
          abi: safeAbi,
          functionName: 'swapOwner',
          args: [await ownerBefore(alice), alice, shop],
        }),
      })
      const { result } = renderSign()
      await act(() => result.current.sign())
      expect(result.current.flow).toMatchObject({
        failure: { said: speak(checkCopy, 'failedCheck.keptStranger') },
      })
      expect([proposals(), localStorage.getItem(key)]).toEqual([before, '[]'])
    })

    test('and kept while the chain is silent', async () => {
      const before = await keep()
      tab.node.lie(() => {
        throw new TypeError('fetch failed')
      })
      const { result } = renderSign()
      await act(() => result.current.sign())
      expect(result.current.flow).toMatchObject({ failure: { by: 'chain', passing: true } })
      expect(result.current.kept).toBeDefined()
      expect(proposals()).toBe(before)
    })

    test('and handed over where it stands for an approval that the account counts', async () => {
      await keep('onChain')
      const { result } = renderSign()
      await act(() => result.current.sign())
      expect(result.current.flow).toEqual({ status: 'done' })
      expect(localStorage.getItem(key)).toBe('[]')
    })
  })

  test('is the signer’s alone, and for nothing else', async () => {
    refuseProposals(503)
    const { result, rerender, props } = renderSign()
    await act(() => result.current.sign())
    const [, bob] = neighbours.devnet.owners
    rerender({ ...props, signer: bob?.address })
    expect(result.current.kept).toBeUndefined()
    rerender({ ...props, signable: payment('2') })
    expect(result.current.kept).toBeUndefined()
    rerender(props)
    expect(result.current.kept).toBeDefined()
  })
})

describe('what comes back after the signer has gone', () => {
  /** The wallet waits until it is released. */
  async function whileTheWalletAsks(leave: (rendered: ReturnType<typeof renderSign>) => void) {
    const { control } = tab.wallets.Alice
    control.setPersonality(late())
    const rendered = renderSign()
    let signing = Promise.resolve()
    act(() => {
      signing = rendered.result.current.sign()
    })
    await waitFor(() => {
      expect(rendered.result.current.flow.status).toBe('asking')
      expect(signatures()).toBe(1)
    })
    act(() => {
      leave(rendered)
    })
    expect(lateApproval.read()).toBe(false)
    control.release()
    await act(() => signing)
    expect(signatures()).toBe(1)
    return rendered
  }

  test('is said not to be used, once, on whatever page there is', async () => {
    const notify = vi.fn()
    const unsubscribe = lateApproval.subscribe(notify)
    await whileTheWalletAsks(({ unmount }) => {
      unmount()
    })
    expect(lateApproval.read()).toBe(true)
    lateApproval.forget()
    expect([lateApproval.read(), notify.mock.calls.length]).toEqual([false, 2])
    unsubscribe()
  })

  test('is said not to be used when another wallet, or none, is connected by then', async () => {
    await whileTheWalletAsks(({ rerender, props }) => {
      void tab.disconnect()
      rerender({ ...props, signer: undefined })
    })
    expect([lateApproval.read(), proposals()]).toEqual([true, 0])
  })

  test('is nothing to be told of when they declined after all', async () => {
    const { control } = tab.wallets.Alice
    control.setPersonality(late({ answer: 'reject' }))
    const { result, unmount } = renderSign()
    let signing = Promise.resolve()
    act(() => {
      signing = result.current.sign()
    })
    await waitFor(() => {
      expect(signatures()).toBe(1)
    })
    unmount()
    control.release()
    await signing
    expect(lateApproval.read()).toBe(false)
  })

  test('is not proposed when they went back', async () => {
    const { onDone } = await whileTheWalletAsks(({ unmount }) => {
      unmount()
    })
    expect(proposals()).toBe(0)
    expect(onDone).not.toHaveBeenCalled()
    expect(renderSign().result.current.kept).toBeUndefined()
  })

  test('is not proposed when the payment was changed', async () => {
    const { result, onDone } = await whileTheWalletAsks(({ rerender, props }) => {
      rerender({ ...props, signable: payment('7') })
    })
    expect(proposals()).toBe(0)
    expect(onDone).not.toHaveBeenCalled()
    expect(result.current).toMatchObject({ flow: { status: 'ready' }, kept: undefined })
  })

  test('is not proposed when another address is connected', async () => {
    const { result } = await whileTheWalletAsks(({ rerender, props }) => {
      rerender({ ...props, signer: neighbours.devnet.owners[1]?.address })
    })
    expect(proposals()).toBe(0)
    expect(result.current.flow).toEqual({ status: 'ready' })
  })

  test('does not hinder what is signed next, and does not end it', async () => {
    const { control } = tab.wallets.Alice
    control.setPersonality(late())
    const { result, rerender, props, onDone } = renderSign()
    let [first, second] = [Promise.resolve(), Promise.resolve()]
    act(() => {
      first = result.current.sign()
    })
    await waitFor(() => {
      expect(result.current.flow.status).toBe('asking')
      expect(signatures()).toBe(1)
    })
    control.setPersonality(approving())
    let take: (() => void) | undefined
    const send = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          take = resolve
        }),
    )
    rerender({ ...props, signable: payment('7'), send })
    act(() => {
      second = result.current.sign()
    })
    control.release()
    await act(() => first)
    await waitFor(() => {
      expect(take).toBeDefined()
    })
    await act(() => result.current.sign())
    expect(send).toHaveBeenCalledOnce()
    take?.()
    await act(() => second)
    expect([signatures(), onDone.mock.calls.length]).toEqual([2, 1])
  })

  test('a wallet that is not asked yet is not asked any more', async () => {
    let go: (() => void) | undefined
    const { result, unmount } = renderSign({
      check: () =>
        new Promise((resolve) => {
          go = resolve
        }),
    })
    let signing = Promise.resolve()
    act(() => {
      signing = result.current.sign()
    })
    await waitFor(() => {
      expect(go).toBeDefined()
    })
    unmount()
    go?.()
    await signing
    expect(signatures()).toBe(0)
  })
})

test('a check that does not hold is reported, and the wallet is not asked', async () => {
  const error = new Error('not now')
  const { result, onFailed } = renderSign({ check: () => Promise.reject(error) })
  await act(() => result.current.sign())
  expect(result.current.flow.status).toBe('failed')
  expect(onFailed).toHaveBeenCalledWith(error)
  expect(signatures()).toBe(0)
})

test('a signer who declined can be asked again', async () => {
  tab.wallets.Alice.control.rejectNext()
  const { result } = renderSign()
  await act(() => result.current.sign())
  expect(result.current.flow).toMatchObject({ failure: { declined: true } })
  await act(() => result.current.sign())
  expect(result.current.flow).toEqual({ status: 'done' })
})

test('a confirmation is checked against the gateway’s hash, and handed over as one', async () => {
  const first = renderSign()
  await act(() => first.result.current.sign())
  first.unmount()
  const bobsTab = openAnotherTab()
  const signer = await bobsTab.connectAs('Bob')
  const gatewayHash = safeTxHash(payment())
  const lied = renderSign({ signer, gatewayHash: safeTxHash(payment('5')) })
  await act(() => lied.result.current.sign())
  expect(lied.result.current.flow).toMatchObject({ failure: { by: 'check' } })
  const { result } = renderSign({
    signer,
    gatewayHash,
    send: ({ safeTxHash, signature }) =>
      confirmTransaction(bobsTab.gateway.client, {
        chainId: neighbours.chainId,
        safeTxHash,
        signature,
      }),
  })
  await act(() => result.current.sign())
  expect(result.current.flow).toEqual({ status: 'done' })
})

describe('an approval on the blockchain', () => {
  const withoutTypedData = () => {
    tab.wallets.Alice.control.setPersonality({
      name: 'without typed data',
      decide: ({ kind }): Decision =>
        kind === 'signTypedData' || kind === 'signMessage'
          ? { answer: 'reject', code: -32601, message: 'The method does not exist.' }
          : { answer: 'approve' },
    })
  }
  const transactions = () => asked('eth_sendTransaction')
  const told = { failure: { said: { key: 'failedCheck.askedBefore' }, hasOtherWays: true } }

  test('is there for a wallet that signs nothing, and is proposed once a block has it', async () => {
    withoutTypedData()
    const { result, onDone } = renderSign()
    await act(() => result.current.sign())
    expect(result.current.flow).toMatchObject({ failure: { hasOtherWays: true } })
    await neighbours.chainControl.setAutomine(false)
    let signing = Promise.resolve()
    act(() => {
      signing = result.current.sign('onChain')
    })
    await waitFor(() => {
      expect(result.current.flow).toEqual({ status: 'mining' })
    })
    expect([proposals(), transactions()]).toEqual([0, 1])
    await neighbours.chainControl.mine({ blocks: 1 })
    await neighbours.chainControl.setAutomine(true)
    await act(() => signing)
    expect(onDone).toHaveBeenCalledOnce()
    const details = await getTransaction(tab.gateway.client, {
      chainId: neighbours.chainId,
      id: safeTxHash(payment()),
    })
    expect(details.detailedExecutionInfo).toMatchObject({
      confirmations: [{ signer: { value: alice }, signature: approvedHashSignature(alice) }],
    })
  })

  test('confirms what the gateway has already, also when the chain has told the gateway before', async () => {
    const bobs = renderSign({ signer: await tab.connectAs('Bob') })
    await act(() => bobs.result.current.sign())
    await tab.connectAs('Alice')
    withoutTypedData()
    const { result } = renderSign({
      gatewayHash: safeTxHash(payment()),
      send: ({ safeTxHash, signature }) =>
        confirmTransaction(tab.gateway.client, {
          chainId: neighbours.chainId,
          safeTxHash,
          signature,
        }),
    })
    await act(() => result.current.sign('onChain'))
    expect(result.current.flow).toEqual({ status: 'done' })
    const details = await getTransaction(tab.gateway.client, {
      chainId: neighbours.chainId,
      id: safeTxHash(payment()),
    })
    expect(details.txStatus).toBe('AWAITING_EXECUTION')
  })

  test('that the account counts already is not paid for again', async () => {
    refuseProposals(422, { code: 422, message: 'no' })
    const { result } = renderSign()
    await act(() => result.current.sign('onChain'))
    tab.gateway.lie(undefined)
    await act(() => result.current.sign('onChain'))
    expect(result.current.flow).toEqual({ status: 'done' })
    expect(transactions()).toBe(1)
  })

  test('that is on its way when nobody waits any more is waited for and not paid for again', async () => {
    await neighbours.chainControl.setAutomine(false)
    const { result } = renderSign()
    let signing = Promise.resolve()
    act(() => {
      signing = result.current.sign('onChain')
    })
    await waitFor(() => {
      expect(result.current.flow).toEqual({ status: 'mining' })
    })
    act(() => {
      result.current.stop()
    })
    expect(result.current.flow).toMatchObject({
      failure: { said: speak(failureCopy, 'failure.stopped.mining'), hasOtherWays: true },
    })
    let again = Promise.resolve()
    act(() => {
      again = result.current.sign('onChain')
    })
    await waitFor(() => {
      expect(result.current.flow).toEqual({ status: 'mining' })
    })
    await neighbours.chainControl.mine({ blocks: 1 })
    await neighbours.chainControl.setAutomine(true)
    await act(() => Promise.all([signing, again]))
    expect(result.current.flow).toEqual({ status: 'done' })
    expect(transactions()).toBe(1)
  })

  test('that is on its way is waited for after a reload and in a second tab, without the wallet', async () => {
    await neighbours.chainControl.setAutomine(false)
    const first = renderSign()
    act(() => {
      void first.result.current.sign('onChain')
    })
    await waitFor(() => {
      expect(first.result.current.flow).toEqual({ status: 'mining' })
    })
    const second = renderSign()
    first.unmount()
    const third = renderSign()
    for (const { result } of [second, third]) {
      await waitFor(() => {
        expect(result.current.flow).toEqual({ status: 'mining' })
      })
    }
    await neighbours.chainControl.mine({ blocks: 1 })
    await neighbours.chainControl.setAutomine(true)
    for (const { result } of [second, third]) {
      await waitFor(() => {
        expect(result.current.flow).toEqual({ status: 'done' })
      })
    }
    expect(transactions()).toBe(1)
    expect(localStorage.getItem('ghost-pay.approvals.v1')).toBe('[]')
  })

  test('is asked for by one tab at a time, and a tab that has stopped waiting makes room', async () => {
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'locks')
    })
    const { control } = tab.wallets.Alice
    control.setPersonality(late())
    const [first, second] = [renderSign(), renderSign()]
    let signing = Promise.resolve()
    act(() => {
      signing = first.result.current.sign('onChain')
    })
    await waitFor(() => {
      expect([first.result.current.flow.status, transactions()]).toEqual(['asking', 1])
    })
    await act(() => second.result.current.sign('onChain'))
    expect(second.result.current.flow).toMatchObject({
      failure: { said: speak(checkCopy, 'failedCheck.askedElsewhere') },
    })
    expect(transactions()).toBe(1)
    act(() => {
      first.result.current.stop()
    })
    await act(() => signing)
    // The wallet may still send the first: who goes on is told so.
    await act(() => second.result.current.sign('onChain'))
    expect(second.result.current.flow).toMatchObject(told)
    act(() => {
      signing = second.result.current.sign('onChain')
    })
    await waitFor(() => {
      expect(transactions()).toBe(2)
    })
    control.release()
    await act(() => signing)
    expect(second.result.current.flow).toEqual({ status: 'done' })
  })

  describe('whose answer never came', () => {
    const notes = () => localStorage.getItem('ghost-pay.asked.v1') ?? '[]'
    test('is asked for again after a reload only by a second press', async () => {
      const { control } = tab.wallets.Alice
      control.setPersonality(late())
      const first = renderSign()
      act(() => {
        void first.result.current.sign('onChain')
      })
      await waitFor(() => {
        expect(transactions()).toBe(1)
      })
      first.unmount()
      const { result } = renderSign()
      await act(() => result.current.sign('onChain'))
      expect(result.current.flow).toMatchObject(told)
      expect(transactions()).toBe(1)
      let signing = Promise.resolve()
      act(() => {
        signing = result.current.sign('onChain')
      })
      await waitFor(() => {
        expect(transactions()).toBe(2)
      })
      control.release()
      await act(() => signing)
      expect(result.current.flow).toEqual({ status: 'done' })
      expect(notes()).toBe('[]')
    })

    test('is not asked for once the chain has it, and the note goes', async () => {
      const { chainId, safe } = payment()
      const hash = safeTxHash(payment())
      const what = `approve.${chainId}.${safe.toLowerCase()}.${hash}.${alice.toLowerCase()}`
      const note = { what, chainId, from: alice, nonce: 0, block: 0, at: 1 }
      localStorage.setItem('ghost-pay.asked.v1', JSON.stringify([note]))
      const { to, data } = approveHashCall({ safe, hash })
      await sendUnsignedTransaction(neighbours.chainControl, { from: alice, to, data })
      const { result } = renderSign()
      await act(() => result.current.sign('onChain'))
      expect(result.current.flow).toEqual({ status: 'done' })
      expect([transactions(), notes()]).toEqual([0, '[]'])
    })

    test('leaves no note where it is a refusal', async () => {
      tab.wallets.Alice.control.setPersonality({
        name: 'sends nothing',
        decide: ({ kind }): Decision =>
          kind === 'sendTransaction'
            ? { answer: 'reject', code: 4001, message: 'No.' }
            : { answer: 'approve' },
      })
      const { result } = renderSign()
      await act(() => result.current.sign('onChain'))
      await act(() => result.current.sign('onChain'))
      expect([transactions(), notes()]).toEqual([2, '[]'])
    })
  })

  test('that the chain has lost is said to be, and can be sent again', async () => {
    const { chainId, safe } = payment()
    const hash = `0x${'ab'.repeat(32)}` as const
    const lost = { chainId, safe, safeTxHash: safeTxHash(payment()), owner: alice, hash, at: 1 }
    localStorage.setItem('ghost-pay.approvals.v1', JSON.stringify([lost]))
    const { result } = renderSign()
    await waitFor(() => {
      expect(result.current.flow).toMatchObject({
        failure: { said: speak(checkCopy, 'failedCheck.approvalLost') },
      })
    })
    expect(transactions()).toBe(0)
    await act(() => result.current.sign('onChain'))
    expect(result.current.flow).toEqual({ status: 'done' })
    expect(transactions()).toBe(1)
  })

  test('that another tab has sent while it was tried out is not asked for again', async () => {
    const { chainId, safe } = payment()
    const approved = safeTxHash(payment())
    const { data } = approveHashCall({ safe, hash: approved })
    let isSent = false
    tab.node.lie(async ({ method, params }) => {
      if (isSent || method !== 'eth_call' || !JSON.stringify(params).includes(data))
        return undefined
      isSent = true
      const call = { from: alice, to: safe, data, gas: 500_000n }
      const hash = await sendUnsignedTransaction(neighbours.chainControl, call)
      const sent = { chainId, safe, safeTxHash: approved, owner: alice, hash, at: Date.now() }
      localStorage.setItem('ghost-pay.approvals.v1', JSON.stringify([sent]))
      return undefined
    })
    const { result } = renderSign()
    await act(() => result.current.sign('onChain'))
    expect(isSent).toBe(true)
    expect(result.current.flow).toEqual({ status: 'done' })
    expect(transactions()).toBe(0)
  })

  test('that the wallet sends elsewhere is not believed', async () => {
    tab.wallets.Alice.control.setPersonality({
      name: 'sends something else',
      decide: ({ kind }): Decision => ({
        answer: kind === 'sendTransaction' ? 'respond' : 'approve',
        result: emptyHash,
      }),
    })
    const emptyHash = await sendUnsignedTransaction(neighbours.chainControl, {
      from: alice,
      to: shop,
    })
    const { result } = renderSign()
    await act(() => result.current.sign('onChain'))
    expect(result.current.flow).toMatchObject({
      failure: { said: speak(checkCopy, 'failedCheck.approvalNotCounted') },
    })
    expect(proposals()).toBe(0)
  })
})

test('a wallet that never answers is given up, other ways are offered, and its late answer is dropped', async () => {
  tab.wallets.Alice.control.setPersonality(late())
  const { result } = renderSign()
  let signing = Promise.resolve()
  act(() => {
    signing = result.current.sign()
  })
  await waitFor(() => {
    expect(result.current.flow).toEqual({ status: 'asking' })
  })
  act(() => {
    result.current.stop()
  })
  expect(result.current.flow).toMatchObject({
    status: 'failed',
    failure: { said: speak(failureCopy, 'failure.stopped'), hasOtherWays: true },
  })
  tab.wallets.Alice.control.release()
  await act(() => signing)
  expect(result.current.flow.status).toBe('failed')
  expect([proposals(), result.current.kept]).toEqual([0, undefined])
  // It was said when they stopped waiting.
  expect(lateApproval.read()).toBe(false)
  tab.wallets.Alice.control.setPersonality(approving())
  await act(() => result.current.sign('hash'))
  expect(result.current.flow).toEqual({ status: 'done' })
})
