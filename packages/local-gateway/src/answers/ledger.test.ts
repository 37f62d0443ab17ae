import { type Hash, pad, toHex } from 'viem'
import { describe, expect, test } from 'vitest'

import type { ChainEvent, EventContent } from '../indexer/ChainEvent.ts'
import { createEventIndex } from '../indexer/EventIndex.ts'
import { account, alice, bob } from '../testing/buildTransaction.ts'
import type { LedgerView } from './ledger.ts'
import { allEntries, trustedEntries } from './shownEntries.ts'

const token = bob
let logIndex = 0
const event = (block: number, content: EventContent, emitter = account): ChainEvent => ({
  block,
  timestamp: block * 1000,
  transactionHash: pad(toHex(block)),
  logIndex: logIndex++,
  emitter,
  ...content,
})
const hashOf = (block: number): Hash => pad(toHex(0xff00 + block))

/** A payment in a token by the owners: four events. */
const payment = (block: number): ChainEvent[] => [
  event(block, {
    kind: 'multisigTransaction',
    to: token,
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
    nonce: BigInt(block),
  }),
  event(block, { kind: 'hashApproved', hash: hashOf(block + 1), owner: alice }),
  event(block, { kind: 'erc20Transfer', from: account, to: alice, value: 1n }, token),
  event(block, { kind: 'executed', safeTxHash: hashOf(block), success: true, payment: 0n }),
]
const received = (block: number) =>
  event(block, { kind: 'erc20Transfer', from: alice, to: account, value: 1n }, token)

const contentOf = (view: LedgerView) => ({
  executions: view.executions.newestFirst().map(({ executed }) => executed.safeTxHash),
  transfers: view.transfers.newestFirst(),
  entries: view.entries.newestFirst().map(({ kind, timestamp }) => ({ kind, timestamp })),
  tokens: view.tokens.newestFirst(),
  approvals: Array.from({ length: 6 }, (_, block) => view.approvalsOf(hashOf(block)).length),
  known: Array.from({ length: 6 }, (_, block) => view.executionOf(hashOf(block)) !== undefined),
  placed: view.executions.newestFirst().map(({ place }) => place),
  newest: view.newest,
})
const filled = (...parts: ChainEvent[][]) => {
  const index = createEventIndex()
  const add = (events: ChainEvent[]) => {
    index.add(events, () => true)
  }
  for (const part of parts) add(part)
  return { add, view: () => index.ledgerOf(account) }
}
const blocks = [payment(1), [received(2)], payment(3), payment(4)]

describe('the lists of an account', () => {
  test('are the same whether its events come at once or block by block', () => {
    expect(contentOf(filled(...blocks).view())).toEqual(contentOf(filled(blocks.flat()).view()))
    expect(filled(...blocks).view().executions.length).toBe(3)
  })

  test('do not change for a read when the next block comes', () => {
    const ledger = filled(...blocks.slice(0, 2))
    const view = ledger.view()
    const before = contentOf(view)
    for (const block of blocks.slice(2)) ledger.add(block)
    expect(contentOf(view)).toEqual(before)
    expect(contentOf(ledger.view())).not.toEqual(before)
  })

  test('end where a fork has cut the chain, and a read from before it keeps what it has seen', () => {
    const index = createEventIndex()
    const setup: EventContent = {
      kind: 'safeSetup',
      initiator: alice,
      owners: [alice],
      threshold: 1n,
      fallbackHandler: alice,
    }
    index.add([event(0, setup), ...blocks.flat()], () => true)
    const view = index.ledgerOf(account)
    index.rewind(2)
    expect(index.ledgerOf(account).executions.length).toBe(1)
    expect(index.ledgerOf(account).owners).toEqual([alice])
    expect(view.executions.length).toBe(3)
    index.add(payment(3), () => true)
    expect(index.ledgerOf(account).executions.length).toBe(2)
  })
})

describe('a fork', () => {
  const setup: EventContent = {
    kind: 'safeSetup',
    initiator: alice,
    owners: [alice],
    threshold: 1n,
    fallbackHandler: alice,
  }
  const module: EventContent = {
    kind: 'moduleTransaction',
    module: alice,
    to: bob,
    value: 1n,
    data: '0x',
    operation: 0,
  }
  const history = [
    [event(0, setup)],
    payment(1),
    [received(2), event(2, { kind: 'erc721Transfer', from: bob, to: account, tokenId: 1n }, alice)],
    [event(3, { kind: 'ownerAdded', owner: bob }), ...payment(3)],
    [event(4, module), event(4, { kind: 'moduleExecuted', module: alice, success: true })],
    // Its call is not known.
    [event(5, { kind: 'executed', safeTxHash: hashOf(5), success: true, payment: 0n })],
    [
      event(6, { kind: 'ownerRemoved', owner: alice }),
      received(6),
      // Nor is that of this one.
      event(6, { kind: 'moduleExecuted', module: alice, success: true }),
    ],
    [event(7, { kind: 'received', sender: bob, value: 3n }), ...payment(7), ...payment(8)],
  ]
  const everythingOf = (view: LedgerView) => ({
    ...contentOf(view),
    executions: view.executions.newestFirst(),
    modules: view.modules.newestFirst(),
    entries: view.entries.newestFirst(),
    incoming: view.incoming.newestFirst(),
    collectibles: view.collectibles.newestFirst(),
    owners: view.owners,
    setup: view.setup,
    found: history
      .flat()
      .map(({ transactionHash }) => view.transfers.inTransaction(transactionHash)),
    entryTokens: Array.from({ length: view.entries.length }, (_, at) => view.entries.tokenAt(at)),
  })

  test.each(history.map((_, block) => block))(
    'after block %s leaves the lists of the blocks before it, to which others are added',
    (block) => {
      const [index, fresh] = [createEventIndex(), createEventIndex()]
      index.add(history.flat(), () => true)
      const before = index.ledgerOf(account)
      const seen = everythingOf(before)
      index.rewind(block)
      const kept = history.flat().filter((one) => one.block <= block)
      fresh.add(kept, () => true)
      expect(everythingOf(index.ledgerOf(account))).toEqual(everythingOf(fresh.ledgerOf(account)))
      const other = [payment(9), [received(10)]].flat()
      for (const one of [index, fresh]) one.add(other, () => true)
      expect(everythingOf(index.ledgerOf(account))).toEqual(everythingOf(fresh.ledgerOf(account)))
      expect(everythingOf(before)).toEqual(seen)
    },
  )
})

describe('the entries of the history that are shown', () => {
  test('are cut newest first, also behind the end', () => {
    const all = allEntries(filled(...blocks).view().entries)
    expect(all.slice(1, 3)).toEqual([2, 1])
    expect(all.slice(3, 9)).toEqual([0])
    expect(all.slice(9, 12)).toEqual([])
  })

  test('lack transfers of tokens that are not trusted, and each is looked at once', () => {
    const ledger = filled(...blocks.slice(0, 2))
    let looks = 0
    const isTrusted = () => {
      looks += 1
      return false
    }
    const before = ledger.view()
    expect(trustedEntries(before, isTrusted).slice(0, 9)).toEqual([0])
    ledger.add([received(5)])
    ledger.add(payment(6))
    expect(trustedEntries(ledger.view(), isTrusted).slice(0, 9)).toEqual([3, 0])
    expect(looks).toBe(2)
    expect(trustedEntries(before, isTrusted)).toHaveLength(1)
  })
})
