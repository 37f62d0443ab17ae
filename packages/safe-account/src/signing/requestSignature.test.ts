import { encodeFunctionData, type Hex, parseEther, toFunctionSelector } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  approvedHashSignature,
  safeTxHash,
  safeTxTypedData,
  toEthSignSignature,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'
import { type Decision, stubborn } from '@ghost-pay/test-wallet'

import { askedSendsIn } from '../store/askedSends.ts'
import { keyedList } from '../store/keyedList.ts'
import { sentApprovalKind } from '../store/sentApprovals.ts'
import { memoryList, memoryStore } from '../testing/memoryList.ts'
import { type OwnerWallet, startChain, type TestChain } from '../testing/startChain.ts'
import { requestSignature, type RequestSignatureParameters } from './requestSignature.ts'
import type { SignableTransaction } from './SignableTransaction.ts'
import type { WalletAccess } from './WalletAccess.ts'

const shop = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

let chain: TestChain
let tab: ReturnType<TestChain['open']>
let alice: OwnerWallet
beforeAll(async () => {
  chain = await startChain({ seed: 'empty' })
})
afterAll(() => chain.stop())
beforeEach(async () => {
  tab = chain.open()
  alice = await tab.openWalletOf('Alice')
})

const payment = (
  transaction: Partial<Parameters<typeof toSafeTransaction>[0]> = {},
): SignableTransaction => ({
  chainId: chain.chainId,
  safe: chain.treasury,
  version: '1.4.1',
  transaction: toSafeTransaction({ to: shop, value: parseEther('1'), nonce: 0, ...transaction }),
})

const ask = (parameters: Partial<RequestSignatureParameters> = {}) =>
  requestSignature(tab.client, {
    signer: alice.owner,
    wallet: alice.access,
    askedSends: askedSendsIn(memoryList()),
    sentApprovals: keyedList(memoryStore(), sentApprovalKind),
    signable: payment(),
    gatewayHash: undefined,
    check: undefined,
    onChecksPassed: () => undefined,
    signal: new AbortController().signal,
    ...parameters,
  })

const wasAsked = () =>
  alice.wallet.control.requests.some(({ method }) => method === 'eth_signTypedData_v4')

/** The wallet answers a request for a signature with something else. */
function pretend(result: unknown): void {
  alice.wallet.control.setPersonality({
    name: 'lying',
    decide: ({ kind }): Decision =>
      kind === 'signTypedData' ? { answer: 'respond', result } : { answer: 'approve' },
  })
}

const keyAt = (index: number) => privateKeyToAccount(keyOf(index))
const keyOf = (index: number): Hex => chain.devnet.owners[index]?.privateKey ?? '0x'
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
    signer: alice.owner,
    safeTxHash: safeTxHash(payment()),
    signature: await signWith(0),
  })
  expect(onChecksPassed).toHaveBeenCalledOnce()
})

describe('the wallet is not asked to sign', () => {
  test('when the gateway asks for another hash', async () => {
    const gatewayHash = safeTxHash(payment({ value: 2n }))
    await expect(ask({ gatewayHash })).rejects.toMatchObject({ check: { kind: 'gatewayHash' } })
    expect(wasAsked()).toBe(false)
  })

  test('when the account’s contract computes another hash', async () => {
    lieAbout(getTransactionHash, `0x${'ab'.repeat(32)}`)
    for (const gatewayHash of [undefined, safeTxHash(payment())]) {
      await expect(ask({ gatewayHash })).rejects.toMatchObject({ check: { kind: 'contractHash' } })
    }
    expect(wasAsked()).toBe(false)
  })

  test('when the version is another than the contract’s', async () => {
    const signable = { ...payment(), version: '1.1.1' }
    await expect(ask({ signable })).rejects.toMatchObject({ check: { kind: 'contractHash' } })
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
    await expect(ask()).rejects.toMatchObject({ check: { kind: 'stranger' } })
    expect(wasAsked()).toBe(false)
  })

  test('for a nonce that is used on the chain', async () => {
    lieAbout('nonce()', `0x${'1'.padStart(64, '0')}`)
    await expect(ask()).rejects.toMatchObject({ check: { kind: 'nonceUsed' } })
    expect(wasAsked()).toBe(false)
  })

  test('for a delegatecall to a stranger', async () => {
    const signable = payment({ operation: 1, data: '0xa9059cbb', value: 0n })
    await expect(ask({ signable })).rejects.toMatchObject({ check: { kind: 'blocked' } })
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
    const wallet: WalletAccess = {
      ...alice.access,
      open: (owner, chainId) => {
        late.abort()
        return alice.access.open(owner, chainId)
      },
    }
    await expect(ask({ wallet, signal: late.signal })).rejects.toThrow(/abort/i)
    expect(wasAsked()).toBe(false)
    const requests = alice.wallet.control.requests.length
    await expect(ask({ signal: AbortSignal.abort() })).rejects.toThrow(/abort/i)
    expect(alice.wallet.control.requests).toHaveLength(requests)
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
    ['other code', '0x1234', { kind: 'foreignCode', contract: 'MultiSendCallOnly' }],
    ['no code', '0x', { kind: 'foreignCode', contract: 'MultiSendCallOnly' }],
    ['no answer', { error: { code: -32000, message: 'busy' } }, { kind: 'unread', what: 'code' }],
  ])('is not signed with %s at its address', async (_, code, check) => {
    tab.node.lie(({ method }) => (method === 'eth_getCode' ? code : undefined))
    await expect(ask({ signable: batch() })).rejects.toMatchObject({ check })
    expect(wasAsked()).toBe(false)
  })
})

describe('a wallet', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['signs with another key', () => signWith(1)],
    ['signs another transaction', () => signWith(0, payment({ value: 2n }))],
    ['signs for another place in line', () => signWith(0, payment({ nonce: 1 }))],
    ['signs for another chain', () => signWith(0, { ...payment(), chainId: 1 })],
    ['signs for another account', () => signWith(0, { ...payment(), safe: shop })],
    [
      'signs the hash as a message, without a mark',
      () => keyAt(0).signMessage({ message: { raw: safeTxHash(payment()) } }),
    ],
    ['signs the hash as a text', () => keyAt(0).signMessage({ message: safeTxHash(payment()) })],
    // 64 bytes may be a whole signature (EIP-2098).
    ['cuts its signature by two bytes', async () => (await signWith(0)).slice(0, -4)],
    ['adds a byte to its signature', async () => `${await signWith(0)}00`],
    [
      'answers with the signature twice',
      async () => `${await signWith(0)}${(await signWith(0)).slice(2)}`,
    ],
    ['answers with an object', async () => ({ signature: await signWith(0) })],
    ['only names the signer', () => Promise.resolve(approvedHashSignature(alice.owner))],
    ['answers nonsense', () => Promise.resolve('0x1234')],
    ['answers nothing', () => Promise.resolve('0x')],
    [
      'answers bytes from which no signer is recovered',
      () => Promise.resolve(`0x${'00'.repeat(64)}1b`),
    ],
  ])('that %s is not believed', async (_, answer) => {
    pretend(await answer())
    await expect(ask()).rejects.toMatchObject({ check: { kind: 'otherSignature' } })
  })

  test('of a contract, whose answer no key has made, is told apart from one that lies', async () => {
    const code = (bytecode: Hex) => chain.chainControl.setCode({ address: alice.owner, bytecode })
    pretend(`0x${'ab'.repeat(130)}`)
    await code('0x00')
    await expect(ask()).rejects.toMatchObject({ check: { kind: 'contractSigner' } })
    pretend(await signWith(0))
    await expect(ask()).resolves.toHaveProperty('signature')
    // A person whose address delegates has a key, and an answer of the contract behind it.
    await code(`0xef0100${'11'.repeat(20)}`)
    pretend(await signWith(1))
    await expect(ask()).rejects.toMatchObject({ check: { kind: 'otherSignature' } })
    pretend(`0x${'ab'.repeat(130)}`)
    await expect(ask()).rejects.toMatchObject({ check: { kind: 'contractSigner' } })
    tab.node.lie(({ method }) =>
      method === 'eth_getCode' ? { error: { code: -32000, message: 'busy' } } : undefined,
    )
    await expect(ask()).rejects.toMatchObject({ check: { kind: 'otherSignature' } })
    await code('0x')
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
      : expect(ask()).rejects.toMatchObject({ check: { kind: 'otherSignature' } }))
  })

  test('that has no code for typed data is asked for the hash alone, and is understood', async () => {
    alice.wallet.control.setPersonality({
      name: 'without typed data',
      decide: ({ kind }): Decision =>
        kind === 'signTypedData'
          ? { answer: 'reject', code: -32601, message: 'The method does not exist.' }
          : { answer: 'approve' },
    })
    await expect(ask()).rejects.toThrow(/method does not exist/i)
    const message = { message: { raw: safeTxHash(payment()) } }
    const own = await privateKeyToAccount(keyOf(0)).signMessage(message)
    await expect(ask({ form: 'hash' })).resolves.toMatchObject({
      signature: toEthSignSignature(own),
    })
    // Everything else is checked as before.
    await expect(
      ask({ form: 'hash', gatewayHash: safeTxHash(payment({ value: 2n })) }),
    ).rejects.toMatchObject({ check: { kind: 'gatewayHash' } })
  })

  test('that answers a request for the hash alone with another key is refused', async () => {
    const answers = [
      await privateKeyToAccount(keyOf(1)).signMessage({ message: { raw: safeTxHash(payment()) } }),
      await signWith(0),
      '0x12',
    ]
    for (const result of answers) {
      alice.wallet.control.setPersonality({
        name: 'lying',
        decide: ({ kind }): Decision =>
          kind === 'signMessage' ? { answer: 'respond', result } : { answer: 'approve' },
      })
      await expect(ask({ form: 'hash' })).rejects.toMatchObject({
        check: { kind: 'otherSignature' },
      })
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

  test('in which another address is selected, or none, is not asked', async () => {
    const { owner: bob } = await tab.openWalletOf('Bob')
    await expect(ask({ signer: bob })).rejects.toMatchObject({ check: { kind: 'otherAccount' } })
    alice.wallet.control.setAccounts([])
    await expect(ask()).rejects.toMatchObject({ check: { kind: 'otherAccount' } })
    expect(wasAsked()).toBe(false)
  })

  test('on another chain is asked to switch, and not believed when it stays', async () => {
    alice.wallet.control.switchChain(1337)
    await expect(ask()).resolves.toHaveProperty('signature')
    alice.wallet.control.setPersonality(stubborn())
    alice.wallet.control.switchChain(1337)
    await expect(ask()).rejects.toMatchObject({ check: { kind: 'otherChain' } })
  })
})
