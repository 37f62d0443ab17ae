import {
  type Address,
  encodeAbiParameters,
  encodeEventTopics,
  type Hash,
  type TransactionReceipt,
} from 'viem'
import { expect, test } from 'vitest'
import { safeAbi } from '@ghost-pay/safe-protocol'

import { receiptOutcome } from './receiptOutcome.ts'

const safe = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const hash: Hash = `0x${'ab'.repeat(32)}`
const otherHash: Hash = `0x${'cd'.repeat(32)}`

type MinedLog = TransactionReceipt['logs'][number]

function buildLog(
  eventName: 'ExecutionSuccess' | 'ExecutionFailure',
  { address = safe, txHash = hash }: { address?: Address; txHash?: Hash } = {},
): MinedLog {
  return {
    address,
    // Both events have one indexed argument: no topic is left open.
    topics: encodeEventTopics({ abi: safeAbi, eventName, args: { txHash } }) as MinedLog['topics'],
    data: encodeAbiParameters([{ type: 'uint256' }], [0n]),
    blockHash: otherHash,
    blockNumber: 1n,
    logIndex: 0,
    transactionHash: otherHash,
    transactionIndex: 0,
    removed: false,
  }
}

/** Since 1.3.0 and until 1.4.1 the hash stands in the data. */
function buildOldLog(): MinedLog {
  const log = buildLog('ExecutionSuccess')
  const [topic] = log.topics
  const data = encodeAbiParameters([{ type: 'bytes32' }, { type: 'uint256' }], [hash, 0n])
  return { ...log, topics: topic === undefined ? [] : [topic], data }
}

const outcome = (logs: MinedLog[], status: 'success' | 'reverted' = 'success') =>
  receiptOutcome({ status, logs }, safe, hash)

test('the account itself says how its call ended', () => {
  expect(outcome([buildLog('ExecutionSuccess')])).toBe('succeeded')
  expect(outcome([buildLog('ExecutionFailure')])).toBe('failed')
  expect(outcome([buildOldLog()])).toBe('succeeded')
})

test('what another account wrote says nothing about this one', () => {
  expect(outcome([buildLog('ExecutionSuccess', { address: other })])).toBe('unrelated')
})

test('another execution of the same account is not this one', () => {
  expect(outcome([buildLog('ExecutionSuccess', { txHash: otherHash })])).toBe('unrelated')
  expect(
    outcome([buildLog('ExecutionSuccess', { txHash: otherHash }), buildLog('ExecutionFailure')]),
  ).toBe('failed')
})

test('a receipt without a word of the account executed nothing', () => {
  expect(outcome([])).toBe('unrelated')
})

test('a transaction that was reverted executed nothing, whatever stands in its receipt', () => {
  expect(outcome([buildLog('ExecutionSuccess')], 'reverted')).toBe('reverted')
})
