import type { Hash } from 'viem'
import { describe, expect, test } from 'vitest'

import type { ChainEvent, EventContent } from '../indexer/ChainEvent.ts'
import { createEventIndex } from '../indexer/EventIndex.ts'
import { account, alice } from '../testing/buildTransaction.ts'
import { dayIn, startOfDay, withDateLabels } from './history.ts'

let logIndex = 0
const event = (transactionHash: Hash, block: number, content: EventContent): ChainEvent => ({
  block,
  timestamp: block * 1000,
  transactionHash,
  logIndex: logIndex++,
  emitter: account,
  ...content,
})
const received = (value: bigint) => ({ kind: 'received', sender: alice, value }) as const
function ledgerOf(events: ChainEvent[]) {
  const index = createEventIndex()
  index.add(events, () => true)
  return index.ledgerOf(account)
}
const historyOf = (events: ChainEvent[]) => ledgerOf(events).entries.newestFirst()
const kinds = (events: ChainEvent[]) =>
  historyOf(events).map(({ kind, timestamp }) => `${kind} ${timestamp}`)

const call = {
  kind: 'multisigTransaction',
  to: account,
  value: 0n,
  data: '0x',
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: account,
  refundReceiver: account,
  signatures: '0x',
  sender: alice,
  threshold: 1n,
  nonce: 7n,
} as const
const closing = (safeTxHash: Hash) =>
  ({ kind: 'executed', safeTxHash, success: true, payment: 0n }) as const

describe('the history', () => {
  test('is the newest first, and the last of a block before the first', () => {
    const events = [
      event('0x01', 1, received(1n)),
      event('0x02', 2, received(2n)),
      event('0x03', 2, received(3n)),
    ]
    const entries = historyOf(events)
    const values = entries.map((entry) =>
      entry.kind === 'transfer' && entry.transfer.kind === 'received' ? entry.transfer.value : null,
    )
    expect(values).toEqual([3n, 2n, 1n])
  })

  test('lists the newest 100 transfers of each Ethereum transaction', () => {
    const transfers = (hash: Hash, block: number) =>
      Array.from({ length: 101 }, (_, value) => event(hash, block, received(BigInt(value + 1))))
    const entries = historyOf([...transfers('0x01', 1), ...transfers('0x02', 2)])
    const values = entries.map((entry) =>
      entry.kind === 'transfer' && entry.transfer.kind === 'received' ? entry.transfer.value : null,
    )
    expect(values).toHaveLength(200)
    expect([values[0], values[99], values[100], values[199]]).toEqual([101n, 2n, 101n, 2n])
  })

  test('lists the transactions of owners and modules in an Ethereum transaction, and its transfers where there is none', () => {
    const module = {
      kind: 'moduleTransaction',
      module: alice,
      to: alice,
      value: 1n,
      data: '0x',
      operation: 0,
    } as const
    const done = { kind: 'moduleExecuted', module: alice, success: true } as const
    const events = [
      event('0x01', 1, received(1n)),
      event('0x01', 1, call),
      event('0x01', 1, module),
      event('0x01', 1, done),
      event('0x01', 1, closing('0x07')),
      event('0x02', 2, received(1n)),
      event('0x02', 2, module),
      event('0x02', 2, done),
      event('0x03', 3, received(1n)),
      event('0x03', 3, received(2n)),
    ]
    expect(kinds(events)).toEqual([
      'transfer 3000',
      'transfer 3000',
      'module 2000',
      'module 1000',
      'multisig 1000',
    ])
  })

  test('does not list a transfer of nothing', () => {
    const nothing = { kind: 'erc20Transfer', from: account, to: alice, value: 0n } as const
    expect(kinds([event('0x01', 1, received(0n)), event('0x02', 2, nothing)])).toEqual([])
  })

  test('an account that calls itself again: the inner execution closes first', () => {
    const events = [
      event('0x01', 1, { ...call, nonce: 7n }),
      event('0x01', 1, { ...call, nonce: 8n }),
      event('0x01', 1, closing('0x08')),
      event('0x01', 1, closing('0x07')),
    ]
    const { executions, entries } = ledgerOf(events)
    expect(executions.newestFirst().map(({ executed }) => executed.safeTxHash)).toEqual([
      '0x08',
      '0x07',
    ])
    const nonces = entries
      .newestFirst()
      .map((entry) => (entry.kind === 'multisig' ? entry.execution.transaction?.nonce : null))
    expect(nonces).toEqual([8n, 7n])
  })
})

describe('labels of days', () => {
  const noon = Date.parse('2026-11-20T12:00:00Z')
  const late = Date.parse('2026-11-20T23:30:00Z')
  const next = Date.parse('2026-11-21T00:30:00Z')
  const entries = [{ timestamp: next }, { timestamp: late }, { timestamp: noon }]
  const label = (timestamp: number) => ({ type: 'DATE_LABEL', timestamp })
  const options = { before: null, midnight: false }

  test('stand before the first entry of a day, with its moment', () => {
    expect(withDateLabels(entries, { ...options, dayOf: dayIn('UTC') })).toEqual([
      label(next),
      { timestamp: next },
      label(late),
      { timestamp: late },
      { timestamp: noon },
    ])
  })

  test('follow the time zone', () => {
    const berlin = withDateLabels(entries, { ...options, dayOf: dayIn('Europe/Berlin') })
    expect(berlin.filter((item) => 'type' in item)).toEqual([label(next), label(noon)])
    expect(() => dayIn('Mars/Base')).toThrow(RangeError)
  })

  test('are at midnight in the 2023 response format', () => {
    const [first] = withDateLabels(entries, { ...options, dayOf: dayIn('UTC'), midnight: true })
    expect(first).toEqual(label(startOfDay(next)))
    expect(new Date(startOfDay(next)).toISOString()).toBe('2026-11-21T00:00:00.000Z')
  })

  test('are said again on the next page, unless it goes on at the same moment', () => {
    const page = [{ timestamp: noon }]
    const dayOf = dayIn('UTC')
    expect(withDateLabels(page, { ...options, dayOf, before: late })).toHaveLength(2)
    expect(withDateLabels(page, { ...options, dayOf, before: noon })).toHaveLength(1)
  })
})
