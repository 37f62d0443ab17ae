import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { buildSignable, buildTransaction, testAddresses } from '@ghost-pay/gateway-testing'

import type { Contradiction } from '../checks/Contradiction.ts'
import { forecastOf } from './forecast.ts'
import { lineBeforeIn } from './lineBeforeIn.ts'
import { nonceLine } from './nonceLine.ts'
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

const next = { position: 'next' } as const
const later = { position: 'later' } as const
const stuck = { position: 'stuck', behind: 7 } as const

test('whose turn it is, and what the viewer can do', () => {
  const turn = (signers: Proposal['signed'], step: Parameters<typeof proposalTurn>[1]['step']) =>
    proposalTurn(proposal(7, signers), { step, viewer: alice })
  expect(turn([bob], next)).toEqual({ action: 'sign', kind: 'yoursLast' })
  expect(turn([], next)).toEqual({ action: 'sign', kind: 'yours', count: 2 })
  expect(turn([bob], later)).toEqual({ action: 'sign', kind: 'yoursLater' })
  expect(turn([alice], next)).toEqual({ action: 'none', kind: 'signedYou' })
  expect(turn([bob, carol], next)).toEqual({ action: 'send', kind: 'ready' })
  expect(turn([bob, carol], later)).toEqual({ action: 'none', kind: 'readyLater' })
  expect(turn([bob, carol], stuck)).toEqual({ action: 'none', kind: 'stuck', behind: 7 })
  expect(turn([bob], stuck).action).toBe('sign')
})

test('what is struck out, and what the chain has used, asks nobody for anything', () => {
  const one = proposal(7, [bob])
  const viewer = alice
  expect(proposalTurn({ ...one, isStopped: true }, { step: next, viewer }).action).toBe('none')
  expect(proposalTurn(one, { step: { position: 'past' }, viewer }).action).toBe('none')
  const ready = proposal(7, [bob, carol])
  expect(proposalTurn({ ...ready, isChecked: false }, { step: next, viewer }).action).toBe('none')
  expect(proposalTurn(ready, { step: next, viewer: undefined }).action).toBe('none')
})

test('who is no owner sees who can sign', () => {
  const turn = proposalTurn(proposal(7, [bob]), { step: next, viewer: shop })
  expect(turn).toEqual({ action: 'none', kind: 'others' })
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

const at = (nonce: number, isRead = true) => ({
  nonce,
  check: isRead
    ? { signers: [], contradictions: [], signable: buildSignable({ nonce }) }
    : undefined,
})
const nonces = (line: ReturnType<typeof lineBeforeIn>) =>
  line?.transactions.map(({ nonce }) => nonce)

test('what is next has nothing before it, and what is behind has all that waits before it', () => {
  expect(lineBeforeIn([at(7), at(8)], 7, 7)).toEqual({ count: 0, transactions: [] })
  const line = lineBeforeIn([at(7), at(8), at(9)], 9, 7)
  expect(line?.count).toBe(2)
  expect(nonces(line)).toEqual([7n, 8n])
})

test('what excludes another, and an empty place, is counted and left out', () => {
  const line = lineBeforeIn([at(7), at(7), at(9)], 10, 7)
  expect(line?.count).toBe(3)
  expect(nonces(line)).toEqual([9n])
})

test('nothing is run before all that comes before is read', () => {
  expect(lineBeforeIn([at(7, false), at(8)], 8, 7)).toBeUndefined()
})
