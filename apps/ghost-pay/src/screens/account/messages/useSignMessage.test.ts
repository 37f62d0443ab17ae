import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { getMessage, proposeMessage } from '@ghost-pay/gateway-client'
import { ownMessageHash } from '@ghost-pay/safe-account/messages'
import { late } from '@ghost-pay/test-wallet'

import { failureCopy } from '../../../failures/failureCopy.ts'
import { alice, neighbours, openTabForEach, tab } from '../../../testing/aliceTab.ts'
import { withTab } from '../../../testing/withTab.tsx'
import { speak } from '../../../text/Spoken.ts'
import { checkCopy } from '../../../wallet/checkCopy.ts'
import { lateApproval } from '../../../wallet/lateApproval.ts'
import { useSignMessage, type UseSignMessageParameters } from './useSignMessage.ts'

import '../../../testing/page.ts'

/** The chain and the gateway beside it take their time on a busy machine. */
configure({ asyncUtilTimeout: 10_000 })

openTabForEach({ isFresh: true })
afterEach(() => {
  cleanup()
  localStorage.clear()
})

function signableOf(message: string) {
  const signable = {
    chainId: neighbours.chainId,
    safe: neighbours.treasury,
    version: '1.4.1',
    message,
  }
  const hash = ownMessageHash(signable)
  if (hash === undefined) throw new Error('This message has no hash.')
  return { ...signable, hash }
}

function render(parameters: Partial<UseSignMessageParameters> = {}) {
  const onDone = vi.fn()
  const send = vi.fn<UseSignMessageParameters['send']>(({ signature }) =>
    proposeMessage(tab.gateway.client, {
      chainId: neighbours.chainId,
      address: neighbours.treasury,
      message: 'We agree.',
      signature,
    }),
  )
  const initialProps: UseSignMessageParameters = {
    signer: alice,
    signable: signableOf('We agree.'),
    send,
    onDone,
    ...parameters,
  }
  const rendered = renderHook((props: UseSignMessageParameters) => useSignMessage(props), {
    initialProps,
    wrapper: withTab(tab),
  })
  return { ...rendered, initialProps, send, onDone }
}

const asked = () =>
  tab.wallets.Alice.control.requests.filter(({ method }) => method === 'eth_signTypedData_v4')
    .length

test('two presses at once ask the wallet once, and the gateway has the message', async () => {
  const { result, onDone, send } = render()
  await act(() => Promise.all([result.current.sign(), result.current.sign()]))
  expect(result.current.flow).toEqual({ status: 'done' })
  expect([asked(), send.mock.calls.length]).toEqual([1, 1])
  const { hash } = signableOf('We agree.')
  expect(onDone).toHaveBeenCalledWith(hash)
  const { chainId } = neighbours
  const kept = await getMessage(tab.gateway.client, { chainId, messageHash: hash })
  expect(kept).toMatchObject({ message: 'We agree.', confirmationsSubmitted: 1 })
})

test('what the gateway did not take is sent again without the wallet', async () => {
  tab.gateway.lie(({ path }) =>
    path.endsWith('/messages') ? Response.json({ message: 'busy' }, { status: 503 }) : undefined,
  )
  const { result } = render()
  await act(() => result.current.sign())
  expect(result.current.flow).toMatchObject({ status: 'failed', failure: { by: 'gateway' } })
  expect(result.current.kept).toBeDefined()
  tab.gateway.lie(undefined)
  await act(() => result.current.sign())
  expect(result.current.flow).toEqual({ status: 'done' })
  expect([asked(), result.current.kept]).toEqual([1, undefined])
})

test('what the gateway did not take outlives the page, and is dropped once the gateway has it', async () => {
  tab.gateway.lie(({ path }) =>
    path.endsWith('/messages') ? Response.json({ message: 'busy' }, { status: 503 }) : undefined,
  )
  const left = render()
  await act(() => left.result.current.sign())
  left.unmount()
  tab.gateway.lie(undefined)
  const { result, rerender, initialProps } = render()
  expect(result.current.flow).toEqual({ status: 'ready' })
  expect(result.current.kept?.messageHash).toBe(signableOf('We agree.').hash)
  rerender({ ...initialProps, signable: signableOf('Something else') })
  expect(result.current.kept).toBeUndefined()
  rerender({ ...initialProps, isTaken: true })
  await waitFor(() => {
    expect(result.current.kept).toBeUndefined()
  })
  expect(asked()).toBe(1)
  expect(localStorage.getItem('ghost-pay.message-signatures.v1')).toBe('[]')
})

test('a kept signature is checked again, and deleted where it is of something else', async () => {
  tab.gateway.lie(({ path }) =>
    path.endsWith('/messages') ? Response.json({ message: 'busy' }, { status: 503 }) : undefined,
  )
  const left = render()
  await act(() => left.result.current.sign())
  const { signature } = left.result.current.kept ?? {}
  left.unmount()
  tab.gateway.lie(undefined)
  const key = 'ghost-pay.message-signatures.v1'
  const other = `0x${'11'.repeat(64)}1b`
  localStorage.setItem(key, localStorage.getItem(key)?.replace(`${signature}`, other) ?? '')
  const { result, send } = render()
  expect(result.current.kept?.signature).toBe(other)
  await act(() => result.current.sign())
  expect(result.current.flow).toMatchObject({
    failure: { said: speak(checkCopy, 'failedCheck.keptOther') },
  })
  expect(send).not.toHaveBeenCalled()
  expect(localStorage.getItem(key)).toBe('[]')
})

test('a signature that the gateway refuses for good is not kept', async () => {
  tab.gateway.lie(({ path }) =>
    path.endsWith('/messages')
      ? Response.json({ code: 1337, message: 'Invalid signature' }, { status: 422 })
      : undefined,
  )
  const { result } = render()
  await act(() => result.current.sign())
  expect(result.current.flow.status).toBe('failed')
  expect(result.current.kept).toBeUndefined()
})

test('a wallet that signs something else, or with another key, sends nothing', async () => {
  const { provider } = tab.wallets.Alice
  const request = provider.request.bind(provider)
  const spy = vi.spyOn(provider, 'request').mockImplementation(async (call) => {
    if (call.method !== 'eth_signTypedData_v4') return request(call)
    // The parameters are as wallets get them: the signer, and the data as text.
    const [signer, data] = call.params as [string, string]
    const other = data.replace(/"message":"0x../, '"message":"0xff')
    return request({ ...call, params: [signer, other] })
  })
  const { result, send } = render()
  await act(() => result.current.sign())
  spy.mockRestore()
  expect(result.current.flow).toMatchObject({
    status: 'failed',
    failure: { said: speak(checkCopy, 'failedCheck.otherSignature') },
  })
  expect(send).not.toHaveBeenCalled()
})

test('an answer that comes after another message is on the screen is dropped', async () => {
  const { result, rerender, initialProps, send } = render()
  let done: Promise<void> | undefined
  act(() => {
    done = result.current.sign()
  })
  rerender({ ...initialProps, signable: signableOf('Something else') })
  await act(() => done)
  await waitFor(() => {
    expect(result.current.flow).toEqual({ status: 'ready' })
  })
  expect(send).not.toHaveBeenCalled()
})

test('a wallet that never answers is given up, and its late answer is dropped', async () => {
  const { control } = tab.wallets.Alice
  control.setPersonality(late())
  const { result, send } = render()
  let done: Promise<void> | undefined
  act(() => {
    done = result.current.sign()
  })
  await waitFor(() => {
    expect([result.current.flow.status, asked()]).toEqual(['asking', 1])
  })
  act(() => result.current.stop())
  expect(result.current.flow).toMatchObject({
    failure: { said: speak(failureCopy, 'failure.stopped') },
  })
  control.release()
  await act(() => done)
  expect([result.current.flow.status, result.current.kept]).toEqual(['failed', undefined])
  expect([lateApproval.read(), send.mock.calls.length]).toEqual([false, 0])
})

test('what the wallet signs after its page was left is not sent, and is said not to be used', async () => {
  const { control } = tab.wallets.Alice
  control.setPersonality(late())
  const { result, unmount, send } = render()
  let done: Promise<void> | undefined
  act(() => {
    done = result.current.sign()
  })
  await waitFor(() => {
    expect([result.current.flow.status, asked()]).toEqual(['asking', 1])
  })
  unmount()
  expect(lateApproval.read()).toBe(false)
  control.release()
  await done
  expect([lateApproval.read(), send.mock.calls.length]).toEqual([true, 0])
  lateApproval.forget()
})
