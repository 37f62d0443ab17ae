import { encodeFunctionData, type Hex, parseAbi, parseEther, size, slice } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getTransaction } from '@ghost-pay/gateway-client'
import { changed, testAddresses } from '@ghost-pay/gateway-testing'
import {
  erc20ApproveCall,
  erc20TransferCall,
  execTransactionCall,
  safeTxHash,
  swapOwnerCall,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'

import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import { propose } from '../testing/propose.ts'
import { startChain, type TestChain } from '../testing/startChain.ts'
import { checkQueued } from './checkQueued.ts'
import { checkSignatures } from './checkSignatures.ts'
import { decodedDifferences } from './decodedDifferences.ts'

const { alice, bob, carol: token, shop } = testAddresses
const version = '1.4.1'

let chain: TestChain
let gateway: ReturnType<TestChain['open']>['gateway']
let batch: SignableTransaction
let place = 0
beforeAll(async () => {
  chain = await startChain({ seed: 'empty' })
  gateway = chain.open().gateway
  batch = await wait(
    batchTransaction({
      transactions: [payment, transfer, noted, allowance],
      multiSend: getOfficialContract({ name: 'MultiSendCallOnly', version }).address,
    }),
  )
})
afterAll(() => chain.stop())

const payment = { to: shop, value: parseEther('1') }
const transfer = erc20TransferCall({ token, to: shop, amount: 5n })
const noted = { ...transfer, data: `${transfer.data}${'ab'.repeat(32)}` as const }
const allowance = erc20ApproveCall({ token, spender: bob, amount: 7n })

/** Has a call wait at the next place in line. */
function wait(call: Parameters<typeof propose>[3]) {
  gateway.lie(undefined)
  return propose(chain, gateway.client, place++, call)
}

type Fields = Record<string, unknown>
type Call = { method: string; parameters: Parameter[] }
type Line = { to: string; value: string; operation: number; data: string; dataDecoded: Call | null }
type Parameter = Fields & { type: string; value: unknown; valueDecoded: Line[] | Call | null }
type Answer = { txId: string; txData: { dataDecoded: Call | null }; txInfo: Fields }

/** What a gateway answers about a transaction, with something else in it. */
async function answerOf(signable: SignableTransaction, lie: (answer: Answer) => void = () => {}) {
  gateway.lie((_, ask) =>
    changed(ask, (text) => {
      const answer = JSON.parse(text) as Answer
      lie(answer)
      return JSON.stringify(answer)
    }),
  )
  const id = `multisig_${signable.safe}_${safeTxHash(signable)}`
  return getTransaction(gateway.client, { chainId: chain.chainId, id })
}

const differencesOf = async (signable: SignableTransaction, lie?: Parameters<typeof answerOf>[1]) =>
  decodedDifferences(await answerOf(signable, lie), signable)

function linesOf({ txData }: Answer): Line[] {
  const lines = txData.dataDecoded?.parameters[0]?.valueDecoded
  if (!Array.isArray(lines)) throw new Error('The gateway has read no batch.')
  return lines
}
function lineOf(answer: Answer, index: number): Line {
  const line = linesOf(answer)[index]
  if (line === undefined) throw new Error('The batch has no such line.')
  return line
}
function parameterOf(call: Call | null | undefined, index: number): Parameter {
  const parameter = call?.parameters[index]
  if (parameter === undefined) throw new Error('The call has no such parameter.')
  return parameter
}
/** A lie about a parameter of a line. */
const telling =
  (index: number, parameter: number, changes: Partial<Parameter>) => (answer: Answer) => {
    Object.assign(parameterOf(lineOf(answer, index).dataDecoded, parameter), changes)
  }

test('a batch that is read as it is has no differences', async () => {
  expect(await differencesOf(batch)).toEqual([])
  await differencesOf(batch, (answer) => {
    expect(linesOf(answer)).toHaveLength(4)
  })
})

test.each<[string, Parameters<typeof propose>[3]]>([
  ['a payment', payment],
  ['a payment of a token', transfer],
  ['a payment with a memo behind it', noted],
  ['another method with a tuple', unknownCall()],
  [
    'a call in a call',
    execTransactionCall({
      safe: bob,
      transaction: toSafeTransaction({ ...transfer, nonce: 0 }),
      signatures: '0x',
    }),
  ],
])('%s that is read as it is has no differences', async (_, call) => {
  expect(await differencesOf(await wait(call))).toEqual([])
})

function unknownCall() {
  const abi = parseAbi(['function pay((address,uint256)[] lines, bool now, string why, int8 by)'])
  const args = [[[shop, 5n]], true, 'rent', -1] as const
  return { to: token, data: encodeFunctionData({ abi, functionName: 'pay', args }) }
}

test.each<[string, (answer: Answer) => void, object]>([
  [
    'another payee',
    telling(1, 0, { value: bob }),
    { index: 1, field: 'parameter', place: 0, type: 'address', signed: shop, shown: bob },
  ],
  [
    'another amount',
    telling(1, 1, { value: '6' }),
    { index: 1, field: 'parameter', place: 1, signed: '5', shown: '6' },
  ],
  ['another payee before a memo', telling(2, 0, { value: bob }), { index: 2, shown: bob }],
  ['another spender', telling(3, 0, { value: shop }), { index: 3, signed: bob, shown: shop }],
  ['no number', telling(1, 1, { value: 'five' }), { index: 1, shown: 'five' }],
  ['no address', telling(1, 0, { value: 'Lars' }), { index: 1, shown: 'Lars' }],
  ['another type', telling(1, 0, { type: 'uint256' }), { index: 1, field: 'method' }],
  ['a type that nobody knows', telling(1, 0, { type: 'payee' }), { index: 1, field: 'method' }],
  [
    'another method',
    (answer) => Object.assign(lineOf(answer, 3).dataDecoded ?? {}, { method: 'transfer' }),
    { index: 3, field: 'method', signed: 'approve', shown: 'transfer' },
  ],
  [
    'another method without parameters',
    (answer) =>
      Object.assign(lineOf(answer, 3), { dataDecoded: { method: 'transfer', parameters: [] } }),
    { index: 3, field: 'method' },
  ],
  [
    'a call where there is a payment',
    (answer) =>
      Object.assign(lineOf(answer, 0), { dataDecoded: { method: 'approve', parameters: [] } }),
    { index: 0, field: 'method' },
  ],
  [
    'another target',
    (answer) => Object.assign(lineOf(answer, 0), { to: bob }),
    { index: 0, field: 'to', signed: shop, shown: bob },
  ],
  [
    'another amount of the chain’s currency',
    (answer) => Object.assign(lineOf(answer, 0), { value: '1' }),
    { index: 0, field: 'value', signed: parseEther('1'), shown: 1n },
  ],
  [
    'another kind of call',
    (answer) => Object.assign(lineOf(answer, 0), { operation: 1 }),
    { index: 0, field: 'operation' },
  ],
  [
    'other bytes',
    (answer) => Object.assign(lineOf(answer, 0), { data: '0x12' }),
    { index: 0, field: 'data' },
  ],
])('a line of a batch that is read as %s is named', async (_, lie, difference) => {
  expect(await differencesOf(batch, lie)).toEqual([
    expect.objectContaining({ kind: 'line', ...difference }),
  ])
})

test('a batch with fewer lines, and one with more, is another', async () => {
  expect(await differencesOf(batch, (answer) => linesOf(answer).pop())).toEqual([
    { kind: 'call', field: 'count', signed: 4, shown: 3 },
  ])
  expect(
    await differencesOf(batch, (answer) => linesOf(answer).push(lineOf(answer, 0))),
  ).toMatchObject([{ field: 'count', shown: 5 }])
})

test('lines that change places are both named', async () => {
  const differences = await differencesOf(batch, (answer) => linesOf(answer).reverse())
  const lines = differences.map((it) => (it.kind === 'line' ? it.index : undefined))
  expect([...new Set(lines)]).toEqual([0, 1, 2, 3])
})

test('what a gateway leaves out contradicts nothing', async () => {
  const silent: ((answer: Answer) => void)[] = [
    ({ txData }) => Object.assign(txData, { dataDecoded: null }),
    ({ txData }) => Object.assign(txData.dataDecoded ?? {}, { parameters: null }),
    ({ txData }) => Object.assign(parameterOf(txData.dataDecoded, 0), { valueDecoded: null }),
    (answer) => Object.assign(lineOf(answer, 0), { value: null, data: null }),
    (answer) => Object.assign(lineOf(answer, 1), { dataDecoded: null, data: null }),
    telling(1, 0, { value: null }),
  ]
  for (const lie of silent) expect(await differencesOf(batch, lie)).toEqual([])
})

test('a single call is held against its bytes, and so is the call in a call', async () => {
  const single = await wait(transfer)
  const first = ({ txData }: Answer) => parameterOf(txData.dataDecoded, 0)
  expect(
    await differencesOf(single, (answer) => Object.assign(first(answer), { value: bob })),
  ).toMatchObject([{ kind: 'call', field: 'parameter', signed: shop, shown: bob }])
  const transaction = toSafeTransaction({ ...transfer, nonce: 0 })
  const nested = await wait(execTransactionCall({ safe: bob, transaction, signatures: '0x' }))
  const inside = ({ txData }: Answer) =>
    parameterOf(parameterOf(txData.dataDecoded, 2).valueDecoded as Call, 0)
  expect(
    await differencesOf(nested, (answer) => Object.assign(inside(answer), { value: bob })),
  ).toMatchObject([{ kind: 'call', field: 'parameter', signed: shop, shown: bob }])
})

test('a change of the account is held against its bytes in both places', async () => {
  const { treasury: safe } = chain
  const [first, second] = chain.devnet.owners
  if (first === undefined || second === undefined) throw new Error('The treasury has two owners.')
  const call = swapOwnerCall({
    safe,
    owners: [first.address, second.address],
    oldOwner: second.address,
    newOwner: shop,
  })
  const swap = await wait(call)
  expect(await differencesOf(swap)).toEqual([])
  const differences = await differencesOf(swap, ({ txInfo }) =>
    Object.assign(parameterOf(txInfo['dataDecoded'] as Call, 2), { value: alice }),
  )
  expect(differences).toMatchObject([{ kind: 'call', field: 'parameter', place: 2 }])
})

test('a waiting batch with one false line is stopped, and the line is named', async () => {
  const { chainId, treasury: address, devnet } = chain
  const owners = devnet.owners.map((owner) => owner.address)
  const account = { chainId, address, owners, threshold: 2, version }
  const checked = async (lie?: Parameters<typeof answerOf>[1]) => {
    const details = await answerOf(batch, lie)
    const row = { id: details.txId, submitted: 1, required: 2 }
    return checkQueued(details, account, row, checkSignatures)
  }
  expect(await checked()).toMatchObject({ contradictions: [] })
  expect(await checked(telling(2, 1, { value: '6' }))).toMatchObject({
    isStopped: true,
    contradictions: [{ kind: 'line', index: 2, more: 0 }],
  })
})

describe('bytes that fit the selector and that nobody can read so', () => {
  const { data: whole } = unknownCall()
  const told = {
    method: 'pay',
    parameters: [
      { name: 'lines', type: '(address,uint256)[]', value: '[]', valueDecoded: null },
      { name: 'now', type: 'bool', value: 'true', valueDecoded: null },
      { name: 'why', type: 'string', value: 'rent', valueDecoded: null },
      { name: 'by', type: 'int8', value: '-1', valueDecoded: null },
    ],
  }
  const differencesIn = (data: Hex, dataDecoded: Call | null) => {
    const signable = { safe: bob, transaction: toSafeTransaction({ to: token, data, nonce: 0 }) }
    const txInfo: Parameters<typeof decodedDifferences>[0]['txInfo'] = {
      type: 'unknown',
      received: 'Custom',
      raw: {},
    }
    const txData = { dataDecoded } as Parameters<typeof decodedDifferences>[0]['txData']
    return decodedDifferences({ txData, txInfo }, signable)
  }

  test('contradict nothing, wherever they end', () => {
    for (let bytes = 4; bytes < 4 + 4 * 32; bytes += 1) {
      expect(differencesIn(slice(whole, 0, bytes), told)).toEqual([])
    }
  })

  test('contradict a method with another selector all the same', () => {
    for (let bytes = 4; bytes < size(whole); bytes += 7) {
      expect(differencesIn(slice(whole, 0, bytes), { ...told, method: 'paid' })).toMatchObject([
        { field: 'method', shown: 'paid' },
      ])
    }
  })

  test('are compared with what is told as soon as they can be read', () => {
    expect(differencesIn(whole, told)).toMatchObject([{ field: 'parameter', place: 0 }])
  })

  test('contradict other bytes of a line', async () => {
    const cut = { to: token, data: slice(whole, 0, 100) }
    const odd = await wait(
      batchTransaction({
        transactions: [payment, cut],
        multiSend: getOfficialContract({ name: 'MultiSendCallOnly', version }).address,
      }),
    )
    const tell = (data: Hex) => (answer: Answer) =>
      Object.assign(lineOf(answer, 1), { dataDecoded: told, data })
    expect(await differencesOf(odd, tell(cut.data))).toEqual([])
    expect(await differencesOf(odd, tell('0x12'))).toMatchObject([{ index: 1, field: 'data' }])
  })
})
