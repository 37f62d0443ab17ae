import { type Hash, parseEther, toFunctionSelector } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getBlockNumber } from 'viem/actions'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { waitForOutcome } from '@ghost-pay/connect-kit'
import {
  approvedHashSignature,
  type OwnedSignature,
  safeTxHash,
  safeTxTypedData,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'

import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import type { WalletAccess } from '../signing/WalletAccess.ts'
import { askedSendsIn } from '../store/askedSends.ts'
import { memoryList } from '../testing/memoryList.ts'
import { type OwnerWallet, startChain, type TestChain } from '../testing/startChain.ts'
import { followExecution } from './followExecution.ts'
import { sendExecution, type SendExecutionParameters } from './sendExecution.ts'

const shop = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

let chain: TestChain
let tab: ReturnType<TestChain['open']>
let alice: OwnerWallet
beforeAll(async () => {
  chain = await startChain({ seed: 'empty' })
  await chain.chainControl.setBalance({
    address: chain.treasury,
    value: parseEther('10'),
  })
})
afterAll(() => chain.stop())
let goBack: () => Promise<void>
beforeEach(async () => {
  goBack = await chain.snapshot()
  tab = chain.open()
  alice = await tab.openWalletOf('Alice')
})
afterEach(() => goBack())

const payment = (
  transaction: Partial<Parameters<typeof toSafeTransaction>[0]> = {},
): SignableTransaction => ({
  chainId: chain.chainId,
  safe: chain.treasury,
  version: '1.4.1',
  transaction: toSafeTransaction({ to: shop, value: parseEther('1'), nonce: 0, ...transaction }),
})

const sign = (signable: SignableTransaction, count = 2): Promise<OwnedSignature[]> =>
  Promise.all(
    chain.devnet.owners.slice(0, count).map(async ({ address, privateKey }) => ({
      owner: address,
      signature: await privateKeyToAccount(privateKey).signTypedData(safeTxTypedData(signable)),
    })),
  )

async function send(parameters: Partial<SendExecutionParameters> = {}) {
  const signable = parameters.signable ?? payment()
  const onSent = vi.fn<SendExecutionParameters['onSent']>()
  const onChecksPassed = vi.fn()
  await sendExecution(tab.client, {
    executor: alice.owner,
    wallet: alice.access,
    askedSends: askedSendsIn(memoryList()),
    signable,
    gatewayHash: safeTxHash(signable),
    signatures: await sign(signable),
    onChecksPassed,
    onSent,
    signal: new AbortController().signal,
    ...parameters,
  })
  return { onSent, onChecksPassed }
}

const wasAsked = () =>
  alice.wallet.control.requests.some(({ method }) => method === 'eth_sendTransaction')

function lieAbout(signature: string, result: unknown): void {
  const selector = toFunctionSelector(signature)
  tab.node.lie(({ method, params }) => {
    const [call] = params as [{ data?: string } | undefined]
    return method === 'eth_call' && call?.data?.startsWith(selector) === true ? result : undefined
  })
}

test('what holds is sent, and what has to be remembered is reported', async () => {
  const { onSent, onChecksPassed } = await send()
  expect(onChecksPassed).toHaveBeenCalledOnce()
  expect(onSent).toHaveBeenCalledWith(
    expect.objectContaining({
      chainId: chain.chainId,
      safe: chain.treasury,
      safeTxHash: safeTxHash(payment()),
      from: alice.owner,
      nonce: undefined,
    }),
  )
  expect(wasAsked()).toBe(true)
})

describe('the wallet is not asked to send', () => {
  afterEach(() => {
    expect(wasAsked()).toBe(false)
  })

  test('what the gateway knows by another hash', async () => {
    const gatewayHash = safeTxHash(payment({ value: 2n }))
    await expect(send({ gatewayHash })).rejects.toMatchObject({ check: { kind: 'gatewayHash' } })
  })

  test('what the contract computes another hash for', async () => {
    lieAbout(
      'getTransactionHash(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,uint256)',
      `0x${'ab'.repeat(32)}`,
    )
    await expect(send()).rejects.toMatchObject({ check: { kind: 'contractHash' } })
  })

  test('a delegatecall to a stranger', async () => {
    const signable = payment({ operation: 1, data: '0xa9059cbb', value: 0n })
    await expect(send({ signable })).rejects.toMatchObject({ check: { kind: 'blocked' } })
  })

  test('a batch that foreign code runs', async () => {
    const { address: multiSend } = getOfficialContract({
      name: 'MultiSendCallOnly',
      version: '1.4.1',
    })
    const transactions = [
      { to: shop, value: 1n },
      { to: shop, value: 2n },
    ]
    const signable = payment(batchTransaction({ transactions, multiSend }))
    tab.node.lie(({ method }) => (method === 'eth_getCode' ? '0x1234' : undefined))
    await expect(send({ signable })).rejects.toMatchObject({ check: { kind: 'foreignCode' } })
  })

  test('before its turn, or after it', async () => {
    await expect(send({ signable: payment({ nonce: 1 }) })).rejects.toMatchObject({
      check: { kind: 'notItsTurn', nonce: 1, place: { kind: 'later', first: 0, last: 0 } },
    })
    lieAbout('nonce()', `0x${'1'.padStart(64, '0')}`)
    await expect(send()).rejects.toMatchObject({ check: { kind: 'notItsTurn' } })
  })

  test('what the chain would refuse, with its reason', async () => {
    await expect(send({ signable: payment({ value: parseEther('11') }) })).rejects.toMatchObject({
      check: { kind: 'refused', code: 'GS013' },
    })
    await expect(send({ signatures: await sign(payment(), 1) })).rejects.toMatchObject({
      check: { kind: 'refused', code: 'GS020' },
    })
    const faked = await sign(payment({ value: 2n }))
    await expect(send({ signatures: faked })).rejects.toMatchObject({
      check: { kind: 'refused', code: 'GS026' },
    })
  })

  test('while the node is silent', async () => {
    tab.node.lie(() => {
      throw new TypeError('fetch failed')
    })
    await expect(send()).rejects.toMatchObject({ by: 'chain', passing: true })
    lieAbout('getOwners()', { error: { code: -32000, message: 'busy' } })
    await expect(send()).rejects.toMatchObject({ by: 'chain', passing: true })
    const trial = toFunctionSelector(
      'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
    )
    tab.node.lie(({ params }) => {
      const [call] = params as [{ data?: string } | undefined]
      if (call?.data?.startsWith(trial) === true) throw new TypeError('fetch failed')
      return undefined
    })
    await expect(send()).rejects.toMatchObject({ check: { kind: 'unread', what: 'trial' } })
  })

  test('when the connected account is not the one on the screen', async () => {
    const bob = chain.devnet.owners[1]?.address ?? shop
    await expect(send({ executor: bob })).rejects.toMatchObject({ check: { kind: 'otherAccount' } })
  })

  test('when the wallet has disconnected', async () => {
    await expect(send({ signal: AbortSignal.abort() })).rejects.toThrow(/abort/i)
    const gone = new AbortController()
    const wallet: WalletAccess = {
      ...alice.access,
      open: async (owner, chainId) => {
        gone.abort()
        return alice.access.open(owner, chainId)
      },
    }
    await expect(send({ wallet, signal: gone.signal })).rejects.toThrow(/abort/i)
  })
})

test('the executor’s own approval counts, when it is tried out and when it is sent', async () => {
  const [, bob] = await sign(payment())
  if (bob === undefined) throw new Error('Two have signed.')
  const own = { owner: alice.owner, signature: approvedHashSignature(alice.owner) }
  const { onSent } = await send({ signatures: [own, bob] })
  expect(onSent).toHaveBeenCalledOnce()
})

test('what was sent is reported after an abort as well, with the block before it', async () => {
  const gone = new AbortController()
  const onSent = vi.fn()
  const onChecksPassed = () => {
    // As soon as the wallet is asked.
    queueMicrotask(() => {
      gone.abort()
    })
  }
  const block = Number(await getBlockNumber(tab.client, { cacheTime: 0 }))
  await send({ signal: gone.signal, onChecksPassed, onSent })
  expect(onSent).toHaveBeenCalledWith(expect.objectContaining({ block }))
})

test('a node that refuses without a reason is quoted', async () => {
  lieAbout(
    'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
    { error: { code: -32000, message: 'too busy to try this' } },
  )
  await expect(send()).rejects.toMatchObject({
    by: 'chain',
    check: { kind: 'refused', reason: 'too busy to try this' },
  })
})

test('what another transaction executed is overtaken, whatever became of what was sent', async () => {
  const { onSent } = await send()
  const [sent] = onSent.mock.calls[0] ?? []
  if (sent === undefined) throw new Error('Nothing was sent.')
  const { signal } = new AbortController()
  const follow = (hash: Hash) =>
    followExecution(tab.client, {
      sent: { ...sent, hash },
      waitForOutcome,
      onLearned: () => undefined,
      signal,
    })
  expect(await follow(sent.hash)).toBe('succeeded')
  const other = { from: alice.owner, to: shop, value: 1n, gas: 21_000n } as const
  expect(await follow(await chain.chainControl.sendUnsignedTransaction(other))).toBe('overtaken')
})
