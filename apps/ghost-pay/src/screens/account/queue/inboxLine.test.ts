import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { buildSignable, buildTransaction, testAddresses } from '@ghost-pay/gateway-testing'
import type { Contradiction } from '@ghost-pay/safe-account/checks'
import { nonceLine } from '@ghost-pay/safe-account/queue'

import { forecastOf } from './forecast.ts'
import { inboxLead, inboxTitle } from './inboxTitle.ts'
import { proofOf } from './proofOf.ts'
import { type Proposal, readProposal } from './proposal.ts'
import { proposalTurn } from './proposalTurn.ts'
import { twinsOf } from './twinsOf.ts'

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

const words = {
  viewer: alice,
  nameOf: (address: string) => (address === bob ? 'Bob' : address === carol ? 'Carol' : address),
  join: (names: readonly string[]) => names.join(' or '),
}
const next = { position: 'next' } as const
const later = { position: 'later' } as const
const stuck = { position: 'stuck', behind: 7 } as const

test('whose turn it is, and what the viewer can do', () => {
  const turn = (signers: Proposal['signed'], step: Parameters<typeof proposalTurn>[1]['step']) =>
    proposalTurn(proposal(7, signers), { step, ...words })
  expect(turn([bob], next)).toEqual({ action: 'sign', said: ['inbox.turn.yoursLast'] })
  expect(turn([], next)).toEqual({ action: 'sign', said: ['inbox.turn.yours', { count: 2 }] })
  expect(turn([bob], later)).toEqual({ action: 'sign', said: ['inbox.turn.yoursLater'] })
  expect(turn([alice], next)).toEqual({
    action: 'none',
    said: ['inbox.turn.signedYou', { names: 'Bob or Carol' }],
  })
  expect(turn([bob, carol], next)).toEqual({ action: 'send', said: ['inbox.turn.ready'] })
  expect(turn([bob, carol], later)).toEqual({ action: 'none', said: ['inbox.turn.readyLater'] })
  expect(turn([bob, carol], stuck)).toEqual({
    action: 'none',
    said: ['inbox.turn.stuck', { place: '7' }],
  })
  expect(turn([bob], stuck).action).toBe('sign')
})

test('what is struck out, and what the chain has used, asks nobody for anything', () => {
  const one = proposal(7, [bob])
  expect(proposalTurn({ ...one, isStopped: true }, { step: next, ...words }).action).toBe('none')
  expect(proposalTurn(one, { step: { position: 'past' }, ...words }).action).toBe('none')
  const ready = proposal(7, [bob, carol])
  expect(proposalTurn({ ...ready, isChecked: false }, { step: next, ...words }).action).toBe('none')
  expect(proposalTurn(ready, { step: next, ...words, viewer: undefined }).action).toBe('none')
})

test('who is no owner is told who can sign', () => {
  expect(proposalTurn(proposal(7, [bob]), { step: next, ...words, viewer: shop })).toEqual({
    action: 'none',
    said: ['inbox.turn.others', { names: `${alice} or Carol` }],
  })
})

const holds = (balance: bigint) => ({
  items: [
    {
      tokenInfo: {
        type: 'NATIVE_TOKEN' as const,
        address: zeroAddress,
        decimals: 18,
        symbol: 'ETH',
        name: 'Ether',
        logoUri: null,
        trusted: true,
      },
      balance,
      fiatBalance: '0',
      fiatConversion: '0',
      fiatBalance24hChange: null,
    },
  ],
})

test('what leaves is added up; of a choice the larger counts, what is struck out does not', () => {
  const steps = nonceLine(
    [
      proposal(7, [], { value: 5n }),
      proposal(8, [], { value: 20n }),
      proposal(8, [], { value: 30n }),
      { ...proposal(9, [], { value: 1000n }), isStopped: true },
    ],
    7,
  )
  const forecast = forecastOf(steps, holds(50n))
  expect(forecast).toMatchObject({ uncounted: 0, hasForks: true, isOwn: true })
  expect(forecast.rows).toMatchObject([{ amount: { value: 35n, symbol: 'ETH' }, left: 15n }])
  expect(forecastOf(steps, undefined).rows[0]?.left).toBeUndefined()
  expect(forecastOf(steps, { items: [] }).rows[0]?.left).toBeUndefined()
})

test('a collectible is not taken out of the chain’s own currency', () => {
  const punk = { value: 1n, decimals: 0, symbol: 'PUNK #7' }
  const steps = nonceLine([{ ...proposal(7, []), amounts: [punk] }], 7)
  expect(forecastOf(steps, holds(50n)).rows).toEqual([{ amount: punk, left: undefined }])
})

test('a token written in two ways is one token', () => {
  const token = '0x2E672abb1F6eCBe9E7cFCE00665df31548CA0923'
  const dollars = { value: 4n, decimals: 6, symbol: 'dUSD', token } as const
  const other = { ...dollars, token: '0x2e672abb1f6ecbe9e7cfce00665df31548ca0923' } as const
  const steps = nonceLine(
    [
      { ...proposal(7, []), amounts: [dollars] },
      { ...proposal(8, []), amounts: [other] },
    ],
    7,
  )
  expect(forecastOf(steps, undefined).rows).toMatchObject([{ amount: { value: 8n } }])
})

test('a call of a contract is not counted, and said so', () => {
  const call = proposal(7, [], { data: '0xdeadbeef', value: 0n })
  expect(forecastOf(nonceLine([call], 7), undefined).uncounted).toBe(1)
  const past = forecastOf(nonceLine([proposal(3, [])], 7), undefined)
  expect(past.rows).toEqual([])
})

test('that all hold is said only when all were checked', () => {
  const [one, two] = [proposal(7, [bob]), proposal(8, [])]
  expect(proofOf([one, two], 0)).toEqual({ status: 'whole', count: 2 })
  expect(proofOf([one, two], 1)).toEqual({ status: 'part', checked: 2, count: 3 })
  expect(proofOf([one, { ...two, check: undefined }], 0)).toMatchObject({ checked: 1 })
  const counted = {
    ...two,
    contradictions: [{ kind: 'signatures', counted: 1, held: 0 }] satisfies Contradiction[],
  }
  expect(proofOf([one, counted], 0)).toMatchObject({ status: 'part', checked: 1 })
  expect(proofOf([one, { ...two, isStopped: true }], 0)).toEqual({ status: 'broken', stopped: 1 })
})

test('the same at two places is named at both', () => {
  const twins = twinsOf([proposal(7, []), proposal(8, []), proposal(9, [], { value: 3n })])
  expect([...twins]).toEqual([
    [proposal(8, []).transaction.id, 7],
    [proposal(7, []).transaction.id, 8],
  ])
  const safe = buildSignable().safe
  const empty = [7, 8].map((nonce) => proposal(nonce, [], { to: safe, value: 0n }))
  expect(twinsOf(empty).size).toBe(0)
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
  expect(inboxLead(steps, (one, step) => proposalTurn(one, { step, ...words }))).toEqual([
    ['inbox.lead.order'],
    ['inbox.lead.sign', { count: 2 }],
    ['inbox.lead.fork', { count: 1 }],
    ['inbox.lead.hole', { count: 2 }],
  ])
})
