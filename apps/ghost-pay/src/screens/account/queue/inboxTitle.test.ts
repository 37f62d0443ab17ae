import { expect, test } from 'vitest'
import { buildSignable, buildTransaction, testAddresses } from '@ghost-pay/gateway-testing'
import { nonceLine, type Proposal, proposalTurn, readProposal } from '@ghost-pay/safe-account/queue'

import { inboxLead, inboxTitle, nodeWords, turnSaid } from './inboxTitle.ts'

const { alice, bob, carol, shop } = testAddresses
const owners = [alice, bob, carol]

function proposal(
  nonce: number,
  signers: Proposal['signed'],
  call: Parameters<typeof buildSignable>[0] = {},
  id = `${nonce}-${call.value ?? ''}-${call.to ?? ''}`,
): Proposal {
  const read = readProposal(
    buildTransaction({ nonce, id, submitted: signers.length }),
    { signers, contradictions: [], signable: buildSignable({ nonce, ...call }) },
    {
      owners,
      threshold: 2,
      currency: { symbol: 'ETH', decimals: 18 },
      tokens: [],
      isPending: false,
      nameOf: () => undefined,
    },
  )
  if (read === undefined) throw new Error('It has a place.')
  return read
}

test('a turn names who can approve', () => {
  const others = { action: 'none', kind: 'others' } as const
  const nameOf = (address: string) => (address === bob ? 'Bob' : 'Carol')
  expect(turnSaid(others, { missing: [bob, carol] }, nameOf)).toEqual([
    'inbox.turn.others',
    { names: 'Bob or Carol' },
  ])
  const stuck = { action: 'none', kind: 'stuck', behind: 7 } as const
  expect(turnSaid(stuck, { missing: [] }, nameOf)).toEqual(['inbox.turn.stuck', { place: '7' }])
})

test('the title says what is next', () => {
  const title = (proposals: Proposal[], current = 7) =>
    inboxTitle(
      nonceLine(proposals, current),
      (address) => (address === shop ? 'Ana' : undefined),
      (address) => address.slice(0, 6),
    )
  expect(title([proposal(7, [])])).toEqual(['inbox.title.pay', { name: 'Ana' }])
  expect(title([proposal(7, [], { to: bob })])).toEqual([
    'inbox.title.payUnnamed',
    { name: bob.slice(0, 6) },
  ])
  expect(title([proposal(7, []), proposal(7, [], { value: 2n })])).toEqual(['inbox.title.fork'])
  const { safe } = buildSignable()
  expect(title([proposal(7, []), proposal(7, [], { to: safe, value: 0n })])).toEqual([
    'inbox.title.decide',
    { name: 'Ana' },
  ])
  expect(title([proposal(8, [])])).toEqual(['inbox.title.hole'])
  expect(title([{ ...proposal(7, []), isStopped: true }])).toEqual(['inbox.title.stopped'])
  expect(title([proposal(3, [])])).toEqual(['inbox.empty.title'])
})

test('the lead counts what there is to do', () => {
  const steps = nonceLine(
    [proposal(7, [bob]), proposal(8, []), proposal(8, [], { value: 2n }), proposal(11, [])],
    7,
  )
  expect(inboxLead(steps, (one, step) => proposalTurn(one, { step, viewer: alice }))).toEqual([
    ['inbox.lead.order'],
    ['inbox.lead.sign', { count: 2 }],
    ['inbox.lead.fork', { count: 1 }],
    ['inbox.lead.hole', { count: 2 }],
  ])
})

test('a place is said as it is while it fits into a node', () => {
  expect(nodeWords(7, 7)).toBe('7')
  expect(nodeWords(123_456, 123_456)).toBe('123456')
})

test('a place that does not fit loses what it has in common with its neighbours', () => {
  expect(nodeWords(1_234_567, 1_234_567)).toBe('…4567')
  expect(nodeWords(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)).toBe('…0991')
})

test('a range is said whole, or by its beginning', () => {
  expect(nodeWords(7, 8)).toBe('7–8')
  expect(nodeWords(10, 12)).toBe('10–12')
  expect(nodeWords(99, 101)).toBe('99…')
  expect(nodeWords(1234, 1240)).toBe('1234…')
  expect(nodeWords(123_457, 123_459)).toBe('123457')
  expect(nodeWords(1_234_567, 1_234_569)).toBe('…4567')
})
