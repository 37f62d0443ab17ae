import { type Hex, pad, toEventSelector, toHex } from 'viem'
import { describe, expect, test } from 'vitest'

import { alice, bob, carol } from '../testing/owners.ts'
import {
  buildReceipt,
  type ChainReceipt,
  checkReceipt,
  formatReceiptFile,
  readReceiptFile,
  type Receipt,
} from './index.ts'

const account = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const token = '0x89205A3A3b2A69De6Dbf7f01ED13B2108B2c43e7'
const safeTxHash = toHex(7, { size: 32 })
const time = 1_790_000_000

const transferTo = (to: Hex, amount: bigint, logIndex: number, from: Hex = account) => ({
  address: token,
  topics: [toEventSelector('Transfer(address,address,uint256)'), pad(from), pad(to)],
  data: toHex(amount, { size: 32 }),
  logIndex,
})
const success = {
  address: account,
  topics: [toEventSelector('ExecutionSuccess(bytes32,uint256)'), safeTxHash],
  data: toHex(0, { size: 32 }),
  logIndex: 9,
}
const onChain: ChainReceipt = {
  status: 'success',
  transactionHash: toHex(1, { size: 32 }),
  blockNumber: 21_884_102n,
  blockHash: toHex(2, { size: 32 }),
  from: alice.address,
  gasUsed: 90_000n,
  effectiveGasPrice: 10n,
  logs: [transferTo(bob.address, 42n, 3), transferTo(carol.address, 8n, 4, bob.address), success],
}

const build = (receipt: ChainReceipt = onChain, native: { to: Hex; amount: bigint }[] = []) =>
  buildReceipt({ chainId: 100, account, safeTxHash, receipt, time, native, memo: 'Invoice 1' })
const check = (receipt: Receipt, chain: ChainReceipt | null = onChain, chainId = 100) =>
  checkReceipt(receipt, { chainId, chain: chain && { receipt: chain, time } })

describe('a receipt', () => {
  test('has what the account itself paid, where the chain says it, and the fee', () => {
    expect(build()).toEqual({
      chainId: 100,
      account,
      safeTxHash,
      transactionHash: onChain.transactionHash,
      blockNumber: 21_884_102,
      blockHash: onChain.blockHash,
      time,
      payments: [{ token, to: bob.address, amount: 42n, logIndex: 3 }],
      fee: { amount: 900_000n, payer: alice.address },
      memo: 'Invoice 1',
    })
  })

  test('names the log by which another account says that it was paid, each log once', () => {
    const received = (logIndex: number) => ({
      address: bob.address,
      topics: [toEventSelector('SafeReceived(address,uint256)'), pad(account)],
      data: toHex(5n, { size: 32 }),
      logIndex,
    })
    const receipt = { ...onChain, logs: [received(1), received(2), success] }
    const native = [5n, 5n, 5n, 6n].map((amount) => ({ to: bob.address, amount }))
    const built = build(receipt, native)
    expect(built.payments.map(({ logIndex }) => logIndex)).toEqual([1, 2, null, null])
    expect(check(built, receipt)).toEqual({ differences: [], unproven: [2, 3] })
  })

  test('is not made of what failed, or of what the account did not do', () => {
    expect(() => build({ ...onChain, status: 'reverted' })).toThrow(
      expect.objectContaining({ code: 'failed' }),
    )
    const others: ChainReceipt['logs'][number][] = [
      { ...success, address: bob.address },
      { ...success, topics: [success.topics[0] ?? '', toHex(8, { size: 32 })] },
      { ...success, topics: [toEventSelector('ExecutionFailure(bytes32,uint256)'), safeTxHash] },
    ]
    for (const other of others) {
      expect(() => build({ ...onChain, logs: [other] })).toThrow(
        expect.objectContaining({ code: 'notExecuted' }),
      )
    }
  })

  test('has nothing of what the account did before or after in the same transaction', () => {
    const other = (logIndex: number) => ({
      ...success,
      topics: [success.topics[0] ?? '', toHex(8, { size: 32 })],
      logIndex,
    })
    const failed = {
      ...other(5),
      topics: [toEventSelector('ExecutionFailure(bytes32,uint256)'), toHex(6, { size: 32 })],
    }
    const received = (logIndex: number) => ({
      address: bob.address,
      topics: [toEventSelector('SafeReceived(address,uint256)'), pad(account)],
      data: toHex(5n, { size: 32 }),
      logIndex,
    })
    const logs = [
      transferTo(carol.address, 1n, 0),
      received(1),
      other(2),
      transferTo(carol.address, 2n, 3),
      failed,
      transferTo(bob.address, 42n, 6),
      success,
      transferTo(carol.address, 3n, 10),
      received(11),
      other(12),
    ]
    const together = { ...onChain, logs }
    const built = build(together, [{ to: bob.address, amount: 5n }])
    expect(built.payments.map(({ amount, logIndex }) => [amount, logIndex])).toEqual([
      [5n, null],
      [42n, 6],
    ])
    expect(check(built, together)).toEqual({ differences: [], unproven: [0] })
  })

  test('of one payee has that payment alone, and is true without the others', () => {
    const logs = [
      transferTo(bob.address, 42n, 3),
      transferTo(carol.address, 8n, 4),
      transferTo(bob.address, 42n, 5),
      success,
    ]
    const batch = { ...onChain, logs }
    const parameters = {
      chainId: 100,
      account,
      safeTxHash,
      receipt: batch,
      time,
      native: [],
    } as const
    const only = { token, to: bob.address, amount: 42n } as const
    const second = buildReceipt({ ...parameters, only: { ...only, nth: 1 } })
    expect(second.payments).toEqual([{ token, to: bob.address, amount: 42n, logIndex: 5 }])
    expect(second.isPart).toBe(true)
    const file = formatReceiptFile(second)
    expect(file.toLowerCase()).not.toContain(carol.address.slice(2).toLowerCase())
    expect(readReceiptFile(file)).toEqual(second)
    expect(check(second, batch)).toEqual({ differences: [], unproven: [] })
    expect(check({ ...second, isPart: undefined }, batch).differences).toHaveLength(2)
    const payments = second.payments.map((one) => ({ ...one, amount: 43n }))
    expect(check({ ...second, payments }, batch).differences).toEqual([
      { field: 'payments', index: 0 },
    ])
    expect(() => buildReceipt({ ...parameters, only: { ...only, nth: 2 } })).toThrow(
      expect.objectContaining({ code: 'notPaid' }),
    )
  })

  test('has no payment of nothing: anybody can have a token write one', () => {
    const logs = [transferTo(carol.address, 0n, 1), transferTo(bob.address, 42n, 3), success]
    expect(build({ ...onChain, logs }).payments).toEqual(build().payments)
  })

  test('is made of what contracts up to 1.3.0 write', () => {
    const [topic = ''] = success.topics
    const old = { ...success, topics: [topic], data: `${safeTxHash}${'0'.repeat(64)}` }
    expect(build({ ...onChain, logs: [old] }).payments).toEqual([])
  })
})

describe('held against the chain', () => {
  test('what was built from the chain holds', () => {
    expect(check(build())).toEqual({ differences: [], unproven: [] })
  })

  test.each<[string, Partial<Receipt>, unknown]>([
    ['another block', { blockNumber: 5 }, [{ field: 'blockNumber' }]],
    ['another block’s hash', { blockHash: toHex(5, { size: 32 }) }, [{ field: 'blockHash' }]],
    ['another time', { time: time + 1 }, [{ field: 'time' }]],
    ['a smaller fee', { fee: { amount: 1n, payer: alice.address } }, [{ field: 'fee' }]],
    ['another payer', { fee: { amount: 900_000n, payer: bob.address } }, [{ field: 'fee' }]],
    ['another hash', { safeTxHash: toHex(8, { size: 32 }) }, [{ field: 'execution' }]],
    [
      'another transaction',
      { transactionHash: toHex(8, { size: 32 }) },
      [{ field: 'transactionHash' }],
    ],
    ['another chain', { chainId: 1 }, [{ field: 'chainId' }]],
  ])('a receipt with %s does not', (_, change, differences) => {
    expect(check({ ...build(), ...change }).differences).toEqual(differences)
  })

  test('a payment that was changed is named, and so is the one that the chain has', () => {
    const [payment] = build().payments
    if (payment === undefined) throw new Error('Nothing was paid.')
    expect(check({ ...build(), payments: [{ ...payment, amount: 43n }] }).differences).toEqual([
      { field: 'payments', index: 0 },
      { field: 'missing', payment },
    ])
    expect(check({ ...build(), payments: [payment, payment] }).differences).toEqual([
      { field: 'payments', index: 1 },
    ])
  })

  test('a transaction that the chain does not know, or that failed, proves nothing', () => {
    expect(check(build(), null).differences).toEqual([{ field: 'transactionHash' }])
    expect(check(build(), { ...onChain, status: 'reverted' }).differences).toEqual([
      { field: 'execution' },
    ])
  })
})

describe('as a file', () => {
  test('is read as it was written', () => {
    expect(readReceiptFile(formatReceiptFile(build()))).toEqual(build())
    const native = { ...build(onChain, [{ to: bob.address, amount: 5n }]), memo: undefined }
    expect(readReceiptFile(formatReceiptFile(native))).toEqual(native)
  })

  test('what is none, or is damaged, is refused', () => {
    const file = JSON.parse(formatReceiptFile(build())) as Record<string, unknown>
    const refuse = (text: string, error: object) => {
      expect(() => readReceiptFile(text)).toThrow(expect.objectContaining(error))
    }
    refuse('', { code: 'format' })
    refuse('null', { code: 'format' })
    refuse('{}', { code: 'format' })
    refuse(`"${'x'.repeat(500_001)}"`, { code: 'format' })
    refuse(JSON.stringify({ ...file, version: 3 }), { code: 'formatVersion' })
    const broken: [string, unknown, string?][] = [
      ['chainId', '100'],
      ['account', 'alice.eth'],
      ['safeTxHash', '0x12'],
      ['transactionHash', null],
      ['blockNumber', -1],
      ['blockHash', 5],
      ['time', 'yesterday'],
      ['payments', {}],
      ['payments', [5], 'payments[0]'],
      [
        'payments',
        [{ token: null, to: bob.address, amount: 5, logIndex: 1 }],
        'payments[0].amount',
      ],
      ['payments', [{ token: 1, to: bob.address, amount: '5', logIndex: 1 }], 'payments[0].token'],
      ['fee', []],
      ['fee', { amount: '1e9', payer: bob.address }, 'fee.amount'],
      ['memo', 5],
    ]
    for (const [key, value, field = key] of broken) {
      refuse(JSON.stringify({ ...file, [key]: value }), { code: 'field', field })
    }
  })
})
