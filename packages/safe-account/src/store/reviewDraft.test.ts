import { expect, test } from 'vitest'
import { accountAddress, testAddresses } from '@ghost-pay/gateway-testing'

import { memoryStore } from '../testing/memoryList.ts'
import type { AccountId } from './AccountId.ts'
import { keyedList } from './keyedList.ts'
import {
  draftId,
  type KeptDraft,
  keptDraftKind,
  mostOfNote,
  type ReviewDraft,
} from './reviewDraft.ts'
import { readList, writeList } from './storedList.ts'

const account: AccountId = { chainId: 1, address: accountAddress }

function buildDraft(draft: Partial<ReviewDraft> = {}): ReviewDraft {
  return {
    calls: [{ to: testAddresses.shop, value: 5n, data: '0x' }],
    kind: 'payment',
    ...draft,
  }
}

function keep(draft: ReviewDraft, of = account): KeptDraft {
  return { id: draftId(of, draft), ...of, draft }
}

const one = keep(buildDraft())
const again = (kept: unknown) => readList(JSON.stringify(kept), keptDraftKind.readOne)

test.each<[string, ReviewDraft]>([
  ['one call', buildDraft()],
  [
    'several calls, a place in line and a note',
    buildDraft({
      calls: [
        { to: testAddresses.shop, value: 0n, data: '0xa9059cbb' },
        { to: testAddresses.bob, value: 2n ** 200n, data: '0x' },
      ],
      nonce: 9n,
      kind: 'payroll',
      note: 'November',
      typed: [{ address: testAddresses.shop, symbol: 'dUSD', decimals: 6 }],
    }),
  ],
  [
    'the name of its payee',
    buildDraft({ registryNames: [{ name: 'ana.eth', address: testAddresses.shop }] }),
  ],
  ['what is said of its lines', buildDraft({ lines: [{ name: 'Ana', memo: 'Rent | May' }] })],
])('%s comes back whole', (_, draft) => {
  expect(readList(writeList([keep(draft)]), keptDraftKind.readOne)).toEqual([keep(draft)])
})

function keepAll(drafts: readonly KeptDraft[]) {
  const list = keyedList(memoryStore(), keptDraftKind)
  for (const draft of drafts) list.remember(draft)
  return list
}

test('a draft is found for its own account on its own chain alone', () => {
  const { id } = one
  const list = keepAll([one])
  expect(list.find({ ...account, id })?.draft).toEqual(one.draft)
  expect(list.find({ ...account, chainId: 10, id })).toBeUndefined()
  expect(list.find({ ...account, address: testAddresses.bob, id })).toBeUndefined()
  expect(list.find({ ...account, id: 'other' })).toBeUndefined()
})

test('the same draft is kept once, and another one beside it', () => {
  const other = keep(buildDraft({ kind: 'blank' }))
  const list = keepAll([one, other, keep(buildDraft())])
  expect(list.read()).toEqual([other, one])
  list.forget(one)
  expect(list.read()).toEqual([other])
})

test('the oldest go when there are too many', () => {
  const many = Array.from({ length: 31 }, (_, index) => keep(buildDraft({ nonce: BigInt(index) })))
  expect(keepAll(many).read()).toEqual(many.slice(1))
})

test.each<[string, Partial<ReviewDraft>]>([
  ['the recipient', { calls: [{ to: testAddresses.bob, value: 5n, data: '0x' }] }],
  ['the value', { calls: [{ to: testAddresses.shop, value: 6n, data: '0x' }] }],
  ['the data', { calls: [{ to: testAddresses.shop, value: 5n, data: '0x00' }] }],
  ['a further call', { calls: [...one.draft.calls, ...one.draft.calls] }],
  ['the place in line', { nonce: 0n }],
  ['the kind', { kind: 'rejection' }],
  ['the note', { note: '' }],
  ['a token', { typed: [{ address: testAddresses.shop, symbol: 'dUSD', decimals: 8 }] }],
  ['the name of a payee', { registryNames: [{ name: 'ana.eth', address: testAddresses.shop }] }],
  ['what is said of a line', { lines: [{ name: 'Ana', memo: '' }] }],
])('%s makes another draft, and one that was changed in the storage is none', (_, change) => {
  const changed = keep(buildDraft(change))
  expect(changed.id).not.toBe(one.id)
  expect(readList(writeList([{ ...changed, id: one.id }]), keptDraftKind.readOne)).toEqual([])
})

const stored = JSON.parse(writeList([one])) as [KeptDraft]
const [{ draft: storedDraft }] = stored

test.each<[string, unknown]>([
  ['nothing', null],
  ['no list', {}],
  ['holes', [null, 1, {}]],
  ['another account', [{ ...stored[0], address: testAddresses.bob }]],
  ['another chain', [{ ...stored[0], chainId: 10 }]],
  ['a chain in words', [{ ...stored[0], chainId: '1' }]],
  ['no draft', [{ ...stored[0], draft: null }]],
  ['a place in line that no number holds', asStored({ nonce: 2n ** 53n })],
  ['a note without end', asStored({ note: 'a'.repeat(mostOfNote + 1) })],
  ['a note that turns the line around', asStored({ note: 'Rent \u202e001' })],
  ['no calls', [{ ...stored[0], draft: { ...storedDraft, calls: [] } }]],
  ['an unknown kind', [{ ...stored[0], draft: { ...storedDraft, kind: 'theft' } }]],
  ['a number for an amount', [{ ...stored[0], draft: withCall({ value: 5 }) }]],
  ['a negative amount', [{ ...stored[0], draft: withCall({ value: '-5' }) }]],
  ['half a byte', [{ ...stored[0], draft: withCall({ data: '0x0' }) }]],
  ['no address', [{ ...stored[0], draft: withCall({ to: '0x12' }) }]],
])('%s is no draft', (_, damaged) => {
  expect(again(damaged)).toEqual([])
})

function asStored(change: Partial<ReviewDraft>): unknown {
  return JSON.parse(writeList([keep(buildDraft(change))]))
}

function withCall(change: object): unknown {
  return { ...storedDraft, calls: [{ ...storedDraft.calls[0], ...change }] }
}
