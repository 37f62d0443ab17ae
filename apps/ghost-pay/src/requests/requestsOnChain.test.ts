import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  hashTypedData,
  type Hex,
  parseAbi,
  parseEther,
  parseSignature,
  serializeCompactSignature,
  signatureToCompactSignature,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sendUnsignedTransaction } from 'viem/actions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  paymentRequestHash,
  type ReceivedTransfer,
  settleRequests,
  type SignedPaymentRequest,
  verifyPaymentRequest,
} from '@ghost-pay/payments/requests'
import { ChainReadError } from '@ghost-pay/safe-account/errors'
import {
  makeRequest,
  type MakeRequestParameters,
  readReceived,
  verifyRequest,
} from '@ghost-pay/safe-account/requests'
import { joinSignatures, safeMessageTypedData } from '@ghost-pay/safe-protocol'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'

import { chainClient } from '../chain/chainClient.ts'
import { type Neighbours, startNeighbours, type Tab } from '../testing/neighbours.ts'
import { walletAccess } from '../wallet/walletAccess.ts'

let neighbours: Neighbours
let tab: Tab
let dollar: Address
let alice: Address
let bob: Address
beforeAll(async () => {
  neighbours = await startNeighbours()
  const [chain] = neighbours.devnet.chains
  const [first, second] = neighbours.devnet.owners
  if (chain === undefined || first === undefined || second === undefined) {
    throw new Error('The devnet is not what it was.')
  }
  dollar = chain.contracts.dUsd ?? neighbours.treasury
  alice = first.address
  bob = second.address
})
afterAll(() => neighbours.stop())
beforeEach(() => {
  tab = neighbours.openTab()
})

const node = () => chainClient(tab.config, neighbours.chainId)

const make = (asked: Partial<MakeRequestParameters> = {}) =>
  makeRequest(node(), {
    wallet: walletAccess(tab.config),
    payee: neighbours.treasury,
    token: dollar,
    amount: 25_000_000n,
    memo: 'Invoice 1',
    expires: undefined,
    signer: undefined,
    ...asked,
  })

const received = (...requests: SignedPaymentRequest[]) => readReceived(node(), requests)

const stateOf = (request: SignedPaymentRequest, transfers: readonly ReceivedTransfer[]) =>
  settleRequests([request], { transfers, now: request.issued }).settlements[0]?.state

async function send(transaction: { to: Address; value?: bigint; data?: `0x${string}` }) {
  await sendUnsignedTransaction(neighbours.chainControl, { from: bob, value: 0n, ...transaction })
  await neighbours.chainControl.mine({ blocks: 1 })
}

const mintDollars = (to: Address, amount: bigint) =>
  send({
    to: dollar,
    data: encodeFunctionData({
      abi: parseAbi(['function mint(address to, uint256 amount)']),
      args: [to, amount],
    }),
  })

/** The call that pays the account in dollars, with something behind it. */
const dollarCall = (amount: bigint, reference = '') => {
  const transfer = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [neighbours.treasury, amount],
  })
  return { to: dollar, value: 0n, data: `${transfer}${reference.slice(2)}` as const }
}

/** Bob pays the account in dollars, with something behind the call. */
async function payDollars(amount: bigint, reference = '') {
  await mintDollars(bob, amount)
  await send(dollarCall(amount, reference))
}

/** Several payments in one transaction: `MultiSend` itself holds the dollars. */
async function payTogether(...calls: ReturnType<typeof dollarCall>[]) {
  const multiSend = getOfficialContract({ name: 'MultiSendCallOnly', version: '1.4.1' }).address
  await mintDollars(multiSend, 100_000_000n)
  await send({ to: multiSend, data: batchTransaction({ transactions: calls, multiSend }).data })
}

describe('what the chain says of a request', () => {
  test('a token that came after it pays it; one that came before does not', async () => {
    await payDollars(25_000_000n)
    const request = await make()
    expect(await received(request)).toEqual([])
    await payDollars(25_000_000n)
    const transfers = await received(request)
    expect(transfers).toHaveLength(1)
    expect(stateOf(request, transfers)).toBe('paid')
  })

  test('the chain’s own currency pays it, by the word of the account’s contract', async () => {
    const request = await make({ token: null, amount: parseEther('0.5') })
    await send({ to: neighbours.treasury, value: parseEther('0.5') })
    expect(stateOf(request, await received(request))).toBe('paid')
  })

  test('a payment that names a request is for that one', async () => {
    const older = await make()
    const named = await make()
    await payDollars(25_000_000n, paymentRequestHash(named))
    const transfers = await received(older, named)
    expect(transfers[0]?.reference).toBe(paymentRequestHash(named))
    const { settlements } = settleRequests([older, named], { transfers, now: named.issued })
    expect(settlements.map(({ state }) => state)).toEqual(['open', 'paid'])
  })

  test('of several payments in one transaction each is for the request that it names', async () => {
    const first = await make()
    const second = await make()
    const third = await make({ amount: 5_000_000n })
    await payTogether(
      dollarCall(25_000_000n, paymentRequestHash(second)),
      dollarCall(5_000_000n, paymentRequestHash(third)),
      dollarCall(25_000_000n, paymentRequestHash(first)),
      dollarCall(1_000_000n),
    )
    const transfers = await received(first, second, third)
    expect(transfers.map(({ reference }) => reference)).toEqual([
      paymentRequestHash(second),
      paymentRequestHash(third),
      paymentRequestHash(first),
      undefined,
    ])
  })

  test('dust that comes later does not hide which request a payment names', async () => {
    await make()
    const named = await make()
    await payDollars(25_000_000n, paymentRequestHash(named))
    await mintDollars(bob, 41n)
    for (let count = 0; count < 41; count += 1) await send(dollarCall(1n))
    const [first] = await received(named)
    expect(first?.reference).toBe(paymentRequestHash(named))
  })

  test('transfers of nothing, which anybody can make, are not read', async () => {
    const request = await make()
    await payDollars(0n, paymentRequestHash(request))
    expect(await received(request)).toEqual([])
  })

  test('a node that takes short ranges alone is asked for parts', async () => {
    const request = await make()
    await payDollars(25_000_000n)
    await neighbours.chainControl.mine({ blocks: 20 })
    tab.node.lie(({ method, params }) => {
      if (method !== 'eth_getLogs') return undefined
      const [{ fromBlock, toBlock }] = params as [{ fromBlock: string; toBlock: string }]
      const isShort = Number(toBlock) - Number(fromBlock) < 6
      return isShort ? undefined : { error: { code: -32_005, message: 'range too large' } }
    })
    expect(stateOf(request, await received(request))).toBe('paid')
  })

  test('a node that gives no logs leaves it unknown, not unpaid', async () => {
    const request = await make()
    await payDollars(25_000_000n)
    tab.node.lie(({ method }) => {
      if (method === 'eth_getLogs') throw new Error('no logs here')
      return undefined
    })
    await expect(received(request)).rejects.toThrow(ChainReadError)
  })
})

describe('making a request', () => {
  const wasAsked = () =>
    tab.wallets.Alice.control.requests.some(({ method }) => method === 'eth_signTypedData_v4')

  test('an owner’s signature proves it', async () => {
    await tab.connectAs('Alice')
    const request = await make({ signer: alice })
    expect(request.requester).toBe(alice)
    expect(await verifyRequest(node(), request)).toBe('signed')
    expect(await verifyRequest(node(), { ...request, amount: 1n })).toBe('invalid')
  })

  test.each<[string, (signature: Hex) => Hex]>([
    ['counts from 0', (it) => `${it.slice(0, -2)}${it.endsWith('1b') ? '00' : '01'}` as Hex],
    ['writes in capitals', (it) => `0x${it.slice(2).toUpperCase()}`],
    [
      'is compact',
      (it) => serializeCompactSignature(signatureToCompactSignature(parseSignature(it))),
    ],
  ])('an owner’s signature that %s proves it too', async (_, write) => {
    await tab.connectAs('Alice')
    const key = privateKeyToAccount(neighbours.devnet.owners[0]?.privateKey ?? '0x')
    tab.wallets.Alice.control.setPersonality({
      name: 'writing otherwise',
      decide: (asked) =>
        asked.kind === 'signTypedData'
          ? {
              answer: 'respond',
              // What the page asked for, as JSON has it.
              result: key
                .sign({
                  hash: hashTypedData(asked.typedData as Parameters<typeof hashTypedData>[0]),
                })
                .then(write),
            }
          : { answer: 'approve' },
    })
    const request = await make({ signer: alice })
    expect(await verifyPaymentRequest(request)).toBe('signed')
  })

  test('a signature of something else is not kept', async () => {
    await tab.connectAs('Alice')
    const other = privateKeyToAccount(neighbours.devnet.owners[1]?.privateKey ?? '0x')
    for (const result of [await other.signMessage({ message: 'x' }), '0x', 'nothing', null]) {
      tab.wallets.Alice.control.setPersonality({
        name: 'lying',
        decide: ({ kind }) =>
          kind === 'signTypedData' ? { answer: 'respond', result } : { answer: 'approve' },
      })
      await expect(make({ signer: alice })).rejects.toMatchObject({
        check: { kind: 'otherSignature' },
      })
    }
  })

  test('nobody but an owner is asked to sign', async () => {
    await tab.connectAs('Alice')
    const other = neighbours.devnet.accounts.grants?.address ?? dollar
    await expect(make({ signer: other })).rejects.toMatchObject({ check: { kind: 'stranger' } })
    expect(wasAsked()).toBe(false)
  })

  test('a wallet that has another address selected is not asked', async () => {
    await tab.connectAs('Alice')
    await expect(make({ signer: bob })).rejects.toThrow('Another address is connected')
    expect(wasAsked()).toBe(false)
  })

  test('an account asks by its owners: its contract takes their signatures', async () => {
    const { chainId, treasury: safe } = neighbours
    const request = { ...(await make()), requester: safe }
    const asked = safeMessageTypedData({ chainId, safe, version: '1.4.1', message: '' })
    const signatures = await Promise.all(
      neighbours.devnet.owners.slice(0, 2).map(async ({ address: owner, privateKey }) => ({
        owner,
        signature: await privateKeyToAccount(privateKey).signTypedData({
          ...asked,
          message: { message: paymentRequestHash(request) },
        }),
      })),
    )
    const signed = { ...request, signature: joinSignatures(signatures) }
    expect(await verifyRequest(node(), signed)).toBe('signed')
    expect(await verifyRequest(node(), { ...signed, amount: 1n })).toBe('invalid')
  })

  test('an account’s contract that takes no such signature makes it invalid', async () => {
    await tab.connectAs('Alice')
    const request = await make({ signer: alice })
    const byAccount = { ...request, requester: neighbours.treasury }
    expect(await verifyRequest(node(), byAccount)).toBe('invalid')
    tab.node.lie(({ method }) => {
      if (method === 'eth_call') throw new Error('no answer')
      return undefined
    })
    expect(await verifyRequest(node(), byAccount)).toBe('unknown')
  })
})
