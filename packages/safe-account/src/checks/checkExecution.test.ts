import {
  type Address,
  encodeAbiParameters,
  encodeEventTopics,
  erc20Abi,
  erc721Abi,
  getAbiItem,
  type Hash,
  type Hex,
  type Log,
  padHex,
  parseAbi,
} from 'viem'
import { expect, test } from 'vitest'
import type { Transaction, TransactionInfo } from '@ghost-pay/gateway-client'
import {
  accountAddress as safe,
  buildTransaction,
  buildTransfer,
  infoOf,
  testAddresses,
} from '@ghost-pay/gateway-testing'
import { safeAbi } from '@ghost-pay/safe-protocol'

import { checkExecution } from './checkExecution.ts'

const now = Date.UTC(2026, 10, 21)
const safeTxHash: Hash = `0x${'ab'.repeat(32)}`
const other: Hash = `0x${'cd'.repeat(32)}`
const token = padHex('0x70', { size: 20 })

const events = parseAbi([
  'event ExecutionSuccess(bytes32 indexed txHash, uint256 payment)',
  'event ExecutionFailure(bytes32 indexed txHash, uint256 payment)',
  'event SafeReceived(address indexed sender, uint256 value)',
  'event ExecutionFromModuleSuccess(address indexed module)',
  'event ExecutionFromModuleFailure(address indexed module)',
])
const uint = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value])
type MinedLog = Log<bigint, number, false>
const logOf = (
  address: Address,
  topics: ReturnType<typeof encodeEventTopics>,
  value: bigint,
): MinedLog => ({
  address,
  // Each of the arguments here is one word.
  topics: topics as MinedLog['topics'],
  data: uint(value),
  blockHash: other,
  blockNumber: 1n,
  logIndex: 0,
  transactionHash: other,
  transactionIndex: 0,
  removed: false,
})
const executed = (
  eventName: 'ExecutionSuccess' | 'ExecutionFailure' = 'ExecutionSuccess',
  txHash = safeTxHash,
  by: Address = safe,
) => logOf(by, encodeEventTopics({ abi: events, eventName, args: { txHash } }), 0n)
const moved = (from: Address, to: Address, value: bigint, by: Address = token) =>
  logOf(by, encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer', args: { from, to } }), value)
const received = (sender: Address, value: bigint, by: Address = safe) =>
  logOf(by, encodeEventTopics({ abi: events, eventName: 'SafeReceived', args: { sender } }), value)

const erc20 = (value: bigint, incoming = false): TransactionInfo => ({
  type: 'Transfer',
  humanDescription: null,
  sender: infoOf(incoming ? testAddresses.shop : safe),
  recipient: infoOf(incoming ? safe : testAddresses.shop),
  direction: incoming ? 'INCOMING' : 'OUTGOING',
  transferInfo: {
    type: 'ERC20',
    tokenAddress: token,
    tokenName: 'Demo Dollar',
    tokenSymbol: 'dUSD',
    logoUri: null,
    trusted: null,
    value,
    decimals: 6,
    imitation: false,
  },
})
const row = (changes: Partial<Transaction> = {}): Transaction => ({
  ...buildTransaction({ id: `multisig_${safe}_${safeTxHash}`, status: 'SUCCESS', timestamp: 0 }),
  ...changes,
})
const incoming = (txInfo: TransactionInfo): Transaction =>
  row({ id: `transfer_${safe}_e${'1'.repeat(64)}0`, executionInfo: null, txInfo })
const check = (
  transaction: Transaction,
  logs: MinedLog[] | null,
  status: 'success' | 'reverted' = 'success',
) => checkExecution(transaction, logs === null ? null : { status, logs }, safe, now)

test('executed is what the account itself wrote', () => {
  expect(check(row(), [executed()])).toEqual({ status: 'confirmed' })
  expect(check(row({ txStatus: 'FAILED' }), [executed('ExecutionFailure')])).toEqual({
    status: 'confirmed',
  })
})

test.each<[string, ReturnType<typeof check>]>([
  ['no receipt', check(row(), null)],
  ['an empty receipt', check(row(), [])],
  ['another code', check(row(), [executed('ExecutionSuccess', other)])],
  ['another account', check(row(), [executed('ExecutionSuccess', safeTxHash, testAddresses.bob)])],
  ['failed, not succeeded', check(row(), [executed('ExecutionFailure')])],
  ['succeeded, not failed', check(row({ txStatus: 'FAILED' }), [executed()])],
  ['succeeded, not cancelled', check(row({ txStatus: 'CANCELLED' }), [executed()])],
  ['undone', check(row(), [executed()], 'reverted')],
  [
    'another account’s id',
    check(row({ id: `multisig_${testAddresses.bob}_${safeTxHash}` }), [executed()]),
  ],
  [
    'another amount',
    check(row({ txInfo: erc20(5n) }), [executed(), moved(safe, testAddresses.shop, 6n)]),
  ],
  [
    'another payee',
    check(row({ txInfo: erc20(5n) }), [executed(), moved(safe, testAddresses.bob, 5n)]),
  ],
  [
    'another token',
    check(row({ txInfo: erc20(5n) }), [
      executed(),
      moved(safe, testAddresses.shop, 5n, testAddresses.bob),
    ]),
  ],
  ['never received', check(incoming(erc20(5n, true)), [])],
  ['received less', check(incoming(erc20(5n, true)), [moved(testAddresses.shop, safe, 4n)])],
  [
    'no module',
    check(
      row({ id: 'x', executionInfo: { type: 'MODULE', address: infoOf(testAddresses.bob) } }),
      [],
    ),
  ],
])('%s is a lie, and named', (_, result) => {
  expect(result.status).toBe('contradicted')
})

test('what moved is compared where the token says it', () => {
  expect(
    check(row({ txInfo: erc20(5n) }), [executed(), moved(safe, testAddresses.shop, 5n)]),
  ).toEqual({
    status: 'confirmed',
  })
  expect(check(incoming(erc20(5n, true)), [moved(testAddresses.shop, safe, 5n)])).toEqual({
    status: 'confirmed',
  })
})

test('a deposit is confirmed by the account’s own word, and else stays the gateway’s', () => {
  const deposit = {
    ...buildTransfer({ incoming: true, value: 7n }),
    recipient: infoOf(safe),
  } as TransactionInfo
  expect(check(incoming(deposit), [received(testAddresses.shop, 7n)])).toEqual({
    status: 'confirmed',
  })
  expect(check(incoming(deposit), [received(testAddresses.shop, 8n)])).toEqual({
    status: 'unchecked',
  })
  expect(check(incoming(deposit), [received(testAddresses.shop, 7n, testAddresses.bob)])).toEqual({
    status: 'unchecked',
  })
})

test('what is two minutes old may still be on its way to the node', () => {
  expect(check(row({ timestamp: now - 60_000 }), null)).toEqual({ status: 'unchecked' })
  expect(check(row({ timestamp: now - 180_000 }), null)).toMatchObject({ status: 'contradicted' })
})

const kindOf = (result: ReturnType<typeof check>) =>
  result.status === 'contradicted' ? result.contradiction.kind : result.status

test('another account’s transaction is that, also when it went through', () => {
  const foreign = row({ id: `multisig_${testAddresses.bob}_${safeTxHash}` })
  expect(kindOf(check(foreign, [executed()]))).toBe('foreign')
})

test('the chain’s own currency is compared where the account writes what it executed', () => {
  const ran = (to: Address, value: bigint, data: Hex = '0x') => {
    const none = testAddresses.bob
    const args = [to, value, data, 0, 0n, 0n, 0n, none, none, '0x', '0x'] as const
    const { inputs } = getAbiItem({ abi: safeAbi, name: 'SafeMultiSigTransaction' })
    const topics = encodeEventTopics({ abi: safeAbi, eventName: 'SafeMultiSigTransaction' })
    return { ...logOf(safe, topics, 0n), data: encodeAbiParameters(inputs, args) }
  }
  const paid = row({ txInfo: buildTransfer({ value: 5n }) })
  const { shop, bob } = testAddresses
  expect(check(paid, [ran(shop, 5n), executed()])).toEqual({ status: 'confirmed' })
  expect(kindOf(check(paid, [ran(shop, 6n), executed()]))).toBe('moved')
  expect(kindOf(check(paid, [ran(bob, 5n), executed()]))).toBe('moved')
  // A call of a token is no payment of this currency.
  expect(kindOf(check(paid, [ran(token, 0n, '0xa9059cbb'), executed()]))).toBe('moved')
  expect(check(paid, [ran(shop, 5n, '0x12'), executed()])).toEqual({ status: 'confirmed' })
  // Which of two it was is not said.
  expect(check(paid, [ran(shop, 6n), ran(shop, 5n), executed()])).toEqual({ status: 'confirmed' })
})

test('what moved is compared with all that the gateway says of it', () => {
  const paid = row({ txInfo: erc20(5n) })
  const lie = 'moved'
  expect(kindOf(check(paid, [executed(), moved(testAddresses.bob, testAddresses.shop, 5n)]))).toBe(
    lie,
  )
  const nothing = row({ txInfo: buildTransfer() })
  expect(check(nothing, [executed()])).toEqual({ status: 'confirmed' })
  const call = { txInfo: { type: 'unknown', received: 'NEW', raw: {} } } as const
  expect(check(row(call), [executed()])).toEqual({ status: 'confirmed' })
})

test('an incoming transfer has the sender and the recipient that the gateway names', () => {
  const paid = incoming(erc20(5n, true))
  for (const log of [
    moved(testAddresses.bob, safe, 5n),
    moved(testAddresses.shop, testAddresses.bob, 5n),
  ]) {
    expect(kindOf(check(paid, [log]))).toBe('noTransfer')
  }
  expect(kindOf(check(paid, [moved(testAddresses.shop, safe, 5n)], 'reverted'))).toBe('undone')
})

test('a deposit of another sender is not this one', () => {
  const deposit = {
    ...buildTransfer({ incoming: true, value: 7n }),
    recipient: infoOf(safe),
  } as TransactionInfo
  expect(check(incoming(deposit), [received(testAddresses.bob, 7n)])).toEqual({
    status: 'unchecked',
  })
})

test('a collectible is known by its number', () => {
  const collectible = (tokenId: bigint): TransactionInfo => ({
    type: 'Transfer',
    humanDescription: null,
    sender: infoOf(testAddresses.shop),
    recipient: infoOf(safe),
    direction: 'INCOMING',
    transferInfo: {
      type: 'ERC721',
      tokenAddress: token,
      tokenName: null,
      tokenSymbol: null,
      logoUri: null,
      trusted: null,
      tokenId,
    },
  })
  const args = { from: testAddresses.shop, to: safe, tokenId: 2n } as const
  const topics = encodeEventTopics({ abi: erc721Abi, eventName: 'Transfer', args })
  const log: MinedLog = { ...logOf(token, topics, 0n), data: '0x' }
  expect(check(incoming(collectible(2n)), [log])).toEqual({ status: 'confirmed' })
  expect(check(incoming(collectible(3n)), [log]).status).toBe('contradicted')
  // As many units of a token are no collectible, and the reverse.
  const units = [
    logOf(token, encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer', args }), 2n),
  ]
  expect(check(incoming(collectible(2n)), units).status).toBe('contradicted')
})

test('a module’s payment is the account’s own word about it', () => {
  const word = (
    eventName: 'ExecutionFromModuleSuccess' | 'ExecutionFromModuleFailure',
    by: Address = safe,
  ): MinedLog => ({
    ...logOf(
      by,
      encodeEventTopics({ abi: events, eventName, args: { module: testAddresses.bob } }),
      0n,
    ),
    data: '0x',
  })
  const paid = row({
    id: 'x',
    executionInfo: { type: 'MODULE', address: infoOf(testAddresses.bob) },
  })
  const failed = { ...paid, txStatus: 'FAILED' } as const
  expect(check(paid, [word('ExecutionFromModuleSuccess')])).toEqual({ status: 'confirmed' })
  expect(check(failed, [word('ExecutionFromModuleFailure')])).toEqual({ status: 'confirmed' })
  expect(kindOf(check(paid, [word('ExecutionFromModuleFailure')]))).toBe('moduleFailed')
  const foreign = word('ExecutionFromModuleSuccess', testAddresses.bob)
  expect(kindOf(check(paid, [foreign]))).toBe('noModule')
  expect(kindOf(check(paid, []))).toBe('noModule')
  expect(kindOf(check(paid, [word('ExecutionFromModuleSuccess')], 'reverted'))).toBe('undone')
})

test('what the chain says nothing of stays the gateway’s word', () => {
  const unknown = { type: 'unknown', received: 'NEW', raw: {} } as const
  expect(check(incoming(unknown), [])).toEqual({ status: 'unchecked' })
  const transfer = buildTransfer({ incoming: true })
  if (transfer.type !== 'Transfer') throw new Error('It is a transfer.')
  expect(check(incoming({ ...transfer, transferInfo: unknown }), [])).toEqual({
    status: 'unchecked',
  })
})
