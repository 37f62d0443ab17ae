import { type Address, encodeFunctionData, type Hex, parseEther, toFunctionSelector } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import {
  approvedHashSignature,
  safeTxHash,
  safeTxTypedData,
  toEthSignSignature,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'
import type { Decision } from '@ghost-pay/test-wallet'

import { type Neighbours, startNeighbours, type Tab } from '../testing/neighbours.ts'
import { CheckError } from './CheckError.ts'
import { describeFailure } from './describeFailure.ts'
import { requestSignature, type RequestSignatureParameters } from './requestSignature.ts'

const shop = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

let neighbours: Neighbours
let tab: Tab
let alice: Address
beforeAll(async () => {
  neighbours = await startNeighbours({ seed: 'empty' })
})
afterAll(() => neighbours.stop())
beforeEach(async () => {
  tab = neighbours.openTab()
  alice = await tab.connectAs('Alice')
})

const payment = (
  transaction: Partial<Parameters<typeof toSafeTransaction>[0]> = {},
): SignableTransaction => ({
  chainId: neighbours.chainId,
  safe: neighbours.treasury,
  version: '1.4.1',
  transaction: toSafeTransaction({ to: shop, value: parseEther('1'), nonce: 0, ...transaction }),
})

const ask = (parameters: Partial<RequestSignatureParameters> = {}) =>
  requestSignature(tab.config, {
    signer: alice,
    signable: payment(),
    gatewayHash: undefined,
    check: undefined,
    onChecksPassed: () => undefined,
    signal: new AbortController().signal,
    ...parameters,
  })

const wasAsked = () =>
  tab.wallets.Alice.control.requests.some(({ method }) => method === 'eth_signTypedData_v4')

/** The wallet answers a request for a signature with something else. */
function pretend(result: unknown): void {
  tab.wallets.Alice.control.setPersonality({
    name: 'lying',
    decide: ({ kind }): Decision =>
      kind === 'signTypedData' ? { answer: 'respond', result } : { answer: 'approve' },
  })
}

const keyOf = (index: number): Hex => neighbours.devnet.owners[index]?.privateKey ?? '0x'
const signWith = (index: number, signable = payment()) =>
  privateKeyToAccount(keyOf(index)).signTypedData(safeTxTypedData(signable))

/** The node lies about calls of one function. */
function lieAbout(signature: string, result: unknown): void {
  const selector = toFunctionSelector(signature)
  tab.node.lie(({ method, params }) => {
    const [call] = params as [{ data?: string } | undefined]
    return method === 'eth_call' && call?.data?.startsWith(selector) === true ? result : undefined
  })
}

const getTransactionHash =
  'getTransactionHash(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,uint256)'

test('all agree: the wallet is asked, and its signature is the signer’s for this transaction', async () => {
  const onChecksPassed = vi.fn()
  const signed = await ask({ gatewayHash: safeTxHash(payment()), onChecksPassed })
  expect(signed).toEqual({
    signer: alice,
    safeTxHash: safeTxHash(payment()),
    signature: await signWith(0),
  })
  expect(onChecksPassed).toHaveBeenCalledOnce()
})

describe('the wallet is not asked to sign', () => {
  test('when the gateway asks for another hash', async () => {
    const gatewayHash = safeTxHash(payment({ value: 2n }))
    await expect(ask({ gatewayHash })).rejects.toThrow(/Safe’s service shows another transaction/)
    expect(wasAsked()).toBe(false)
  })

  test('when the account’s contract computes another hash', async () => {
    lieAbout(getTransactionHash, `0x${'ab'.repeat(32)}`)
    for (const gatewayHash of [undefined, safeTxHash(payment())]) {
      await expect(ask({ gatewayHash })).rejects.toThrow(/contract computes another hash/)
    }
    expect(wasAsked()).toBe(false)
  })

  test('when the version is another than the contract’s', async () => {
    const signable = { ...payment(), version: '1.1.1' }
    await expect(ask({ signable })).rejects.toThrow(/contract computes another hash/)
  })

  test('when the node does not answer', async () => {
    tab.node.lie(() => {
      throw new TypeError('fetch failed')
    })
    await expect(ask()).rejects.toMatchObject({ by: 'chain', passing: true })
    expect(wasAsked()).toBe(false)
  })

  test('when the node stops answering after the hash', async () => {
    lieAbout('getOwners()', { error: { code: -32000, message: 'busy' } })
    await expect(ask()).rejects.toMatchObject({ by: 'chain', passing: true })
    expect(wasAsked()).toBe(false)
  })

  test('when the signer is no owner on the chain', async () => {
    const strangers = encodeFunctionData({
      abi: [{ type: 'function', name: 'x', inputs: [{ type: 'address[]' }], outputs: [] }],
      args: [[shop]],
    })
    lieAbout('getOwners()', `0x${strangers.slice(10)}`)
    await expect(ask()).rejects.toThrow(/does not know you as an owner/)
    expect(wasAsked()).toBe(false)
  })

  test('for a nonce that is used on the chain', async () => {
    lieAbout('nonce()', `0x${'1'.padStart(64, '0')}`)
    await expect(ask()).rejects.toThrow(/No. 0 in line is used on the blockchain already/)
    expect(wasAsked()).toBe(false)
  })

  test('for a chain that this app does not know', async () => {
    const signable = { ...payment(), chainId: 5 }
    await expect(ask({ signable })).rejects.toThrow(/not set up for the network/)
  })

  test('for a delegatecall to a stranger', async () => {
    const signable = payment({ operation: 1, data: '0xa9059cbb', value: 0n })
    await expect(ask({ signable })).rejects.toThrow(/This is not approved here/)
    expect(wasAsked()).toBe(false)
  })

  test('when what else has to hold does not', async () => {
    await expect(ask({ check: () => Promise.reject(new Error('not now')) })).rejects.toThrow(
      'not now',
    )
    expect(wasAsked()).toBe(false)
  })

  test('when they have gone', async () => {
    const gone = new AbortController()
    const check = () => {
      gone.abort()
      return Promise.resolve()
    }
    await expect(ask({ signal: gone.signal, check })).rejects.toThrow(/abort/i)
    expect(wasAsked()).toBe(false)
    const late = new AbortController()
    const connector = tab.config.connectors.find(({ name }) => name === 'Alice')
    if (connector === undefined) throw new Error('Alice has a wallet.')
    const { getChainId } = connector
    connector.getChainId = () => {
      late.abort()
      return getChainId()
    }
    await expect(ask({ signal: late.signal })).rejects.toThrow(/abort/i)
    expect(wasAsked()).toBe(false)
    const requests = tab.wallets.Alice.control.requests.length
    await expect(ask({ signal: AbortSignal.abort() })).rejects.toThrow(/abort/i)
    expect(tab.wallets.Alice.control.requests).toHaveLength(requests)
  })
})

describe('a batch', () => {
  const contract = () => getOfficialContract({ name: 'MultiSendCallOnly', version: '1.4.1' })
  const batch = () =>
    payment(
      batchTransaction({
        transactions: [
          { to: shop, value: 1n },
          { to: shop, value: 2n },
        ],
        multiSend: contract().address,
      }),
    )

  test('is signed when the code that runs it is the official one', async () => {
    await expect(ask({ signable: batch() })).resolves.toHaveProperty('signature')
  })

  test.each([
    ['other code', '0x1234', /not the official MultiSendCallOnly/],
    ['no code', '0x', /not the official MultiSendCallOnly/],
    ['no answer', { error: { code: -32000, message: 'busy' } }, /blockchain did not answer/],
  ])('is not signed with %s at its address', async (_, code, sentence) => {
    tab.node.lie(({ method }) => (method === 'eth_getCode' ? code : undefined))
    await expect(ask({ signable: batch() })).rejects.toThrow(sentence)
    expect(wasAsked()).toBe(false)
  })
})

describe('a wallet', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['signs with another key', () => signWith(1)],
    ['signs another transaction', () => signWith(0, payment({ value: 2n }))],
    ['only names the signer', () => Promise.resolve(approvedHashSignature(alice))],
    ['answers nonsense', () => Promise.resolve('0x1234')],
    ['answers nothing', () => Promise.resolve('0x')],
    [
      'answers bytes from which no signer is recovered',
      () => Promise.resolve(`0x${'00'.repeat(64)}1b`),
    ],
  ])('that %s is not believed', async (_, answer) => {
    pretend(await answer())
    await expect(ask()).rejects.toThrow(/signed something else, or with another key/)
  })

  test('that ends its signature in 0 or 1, or answers in 64 bytes, is understood', async () => {
    const signature = await signWith(0)
    const v = Number.parseInt(signature.slice(-2), 16) - 27
    pretend(`${signature.slice(0, -2)}0${v}`)
    await expect(ask()).resolves.toMatchObject({ signature })
  })

  test.each([
    ['by its own key', 0, true],
    ['by another key', 1, false],
  ])('that answers with the hash signed as a message, %s', async (_, index, isTaken) => {
    const raw = safeTxHash(payment())
    const message = { message: { raw } }
    const signature = toEthSignSignature(
      await privateKeyToAccount(keyOf(index)).signMessage(message),
    )
    pretend(signature)
    await (isTaken
      ? expect(ask()).resolves.toMatchObject({ signature })
      : expect(ask()).rejects.toThrow(/signed something else, or with another key/))
  })

  test('that has no code for typed data is asked for the hash alone, and is understood', async () => {
    tab.wallets.Alice.control.setPersonality({
      name: 'without typed data',
      decide: ({ kind }): Decision =>
        kind === 'signTypedData'
          ? { answer: 'reject', code: -32601, message: 'The method does not exist.' }
          : { answer: 'approve' },
    })
    const refusal = await ask().catch((error: unknown) => error)
    expect(describeFailure(refusal, 'sign')).toMatchObject({ hasOtherWays: true })
    const message = { message: { raw: safeTxHash(payment()) } }
    const own = await privateKeyToAccount(keyOf(0)).signMessage(message)
    await expect(ask({ form: 'hash' })).resolves.toMatchObject({
      signature: toEthSignSignature(own),
    })
    // Everything else is checked as before.
    await expect(
      ask({ form: 'hash', gatewayHash: safeTxHash(payment({ value: 2n })) }),
    ).rejects.toThrow(/Safe’s service shows another transaction/)
  })

  test('that answers a request for the hash alone with another key is refused', async () => {
    const answers = [
      await privateKeyToAccount(keyOf(1)).signMessage({ message: { raw: safeTxHash(payment()) } }),
      await signWith(0),
      '0x12',
    ]
    for (const result of answers) {
      tab.wallets.Alice.control.setPersonality({
        name: 'lying',
        decide: ({ kind }): Decision =>
          kind === 'signMessage' ? { answer: 'respond', result } : { answer: 'approve' },
      })
      await expect(ask({ form: 'hash' })).rejects.toThrow(/something else, or with another key/)
    }
  })

  test('that answers after the signer has left is ignored', async () => {
    const gone = new AbortController()
    await expect(
      ask({
        signal: gone.signal,
        onChecksPassed: () => {
          gone.abort()
        },
      }),
    ).rejects.toThrow(/abort/i)
  })

  test('in which another address is selected by now is not asked', async () => {
    // The page does not know of it.
    const connector = tab.config.connectors.find(({ name }) => name === 'Alice')
    if (connector === undefined) throw new Error('Alice has a wallet.')
    connector.getAccounts = () => Promise.resolve([shop])
    await expect(ask()).rejects.toThrow(/another address selected/)
    connector.getAccounts = () => Promise.resolve([])
    await expect(ask()).rejects.toThrow(/another address selected/)
    expect(wasAsked()).toBe(false)
  })

  test('that is not connected any more is not asked', async () => {
    tab.wallets.Alice.control.setAccounts([])
    await expect.poll(() => tab.config.state.status).toBe('disconnected')
    await expect(ask()).rejects.toThrow(/Another address is connected/)
  })

  test('of another address is not asked', async () => {
    const bob = neighbours.devnet.owners[1]?.address ?? shop
    await expect(ask({ signer: bob })).rejects.toThrow(/Another address is connected/)
    expect(wasAsked()).toBe(false)
  })

  test('on another chain is asked to switch, and not believed when it stays', async () => {
    const connector = tab.config.connectors.find(({ name }) => name === 'Alice')
    if (connector === undefined) throw new Error('Alice has a wallet.')
    const switched = vi.spyOn(connector, 'switchChain')
    tab.wallets.Alice.control.switchChain(1337)
    await ask()
    expect(switched).toHaveBeenCalledOnce()
    switched.mockImplementation(() => Promise.resolve(neighbours.chain))
    tab.wallets.Alice.control.switchChain(1337)
    await expect(ask()).rejects.toThrow(/on another network/)
  })
})

describe('two tabs of one browser', () => {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }

  test('an address that was disconnected in the other tab does not sign in this one', async () => {
    tab = neighbours.openTab({ storage })
    await tab.connectAs('Alice')
    await expect(ask()).resolves.toHaveProperty('signature')
    const other = neighbours.openTab({ storage })
    await other.connectAs('Bob')
    await expect(ask()).rejects.toThrow(/In another tab/)
    await other.disconnect()
    await expect(ask()).rejects.toThrow(/In another tab/)
    await tab.disconnect()
    await tab.connectAs('Alice')
    await expect(ask()).resolves.toHaveProperty('signature')
  })

  test('without anything stored a tab stands alone', async () => {
    tab = neighbours.openTab({ storage: null })
    await tab.connectAs('Alice')
    await expect(ask()).resolves.toHaveProperty('signature')
  })
})

test('a check that does not hold says so itself', async () => {
  await expect(ask({ gatewayHash: `0x${'00'.repeat(32)}` })).rejects.toBeInstanceOf(CheckError)
})
