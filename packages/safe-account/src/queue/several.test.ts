import { expect, test } from 'vitest'
import { buildSignable, buildTransaction, testAddresses } from '@ghost-pay/gateway-testing'

import type { Contradiction } from '../checks/Contradiction.ts'
import { type Proposal, readProposal } from './proposal.ts'
import {
  type Candidate as CandidateOf,
  choosable,
  type Chosen,
  stillChosen,
  toggleChosen,
  totalsOf,
} from './several.ts'
import { countsOf, reduceRun, reduceSeveral, rowOfTurn, startRun } from './severalRun.ts'

type Candidate = CandidateOf<string>

const { alice, bob, carol } = testAddresses
const context = {
  owners: [alice, bob, carol],
  threshold: 2,
  currency: { symbol: 'ETH', decimals: 18 },
  tokens: [],
  isPending: false,
  nameOf: () => undefined,
}

/** A proposal that was checked: its own bytes, and who has signed. */
function proposal(nonce: number, signers: Proposal['signed'] = [bob]): Proposal {
  const read = readProposal(
    buildTransaction({ nonce, id: `id ${nonce}` }),
    { signers, contradictions: [], signable: buildSignable({ nonce }) },
    context,
  )
  if (read === undefined) throw new Error('A row of the queue has a place.')
  return read
}

const candidate = (
  nonce: number,
  action: 'sign' | 'send' | 'none',
  more: Partial<Candidate> & { proposal?: Proposal } = {},
): Candidate => ({
  proposal: proposal(nonce, action === 'sign' ? [bob] : [bob, carol]),
  isFree: true,
  turn: { action },
  ...more,
})

const idsOf = (candidates: readonly Candidate[], next?: number) =>
  choosable(candidates, next).choosable.map(({ proposal, action }) => `${action} ${proposal.nonce}`)

test('what waits for the viewer can be signed several at once', () => {
  expect(idsOf([candidate(7, 'sign'), candidate(8, 'sign'), candidate(9, 'sign')], 7)).toEqual([
    'sign 7',
    'sign 8',
    'sign 9',
  ])
})

test('what does not add up, was not checked or excludes another can not be chosen', () => {
  const broken = {
    ...proposal(7),
    contradictions: [{ kind: 'other' }] satisfies Contradiction[],
  }
  expect(idsOf([candidate(7, 'sign', { proposal: broken })], 7)).toEqual([])
  expect(
    idsOf([candidate(7, 'sign', { proposal: { ...proposal(7), isStopped: true } })], 7),
  ).toEqual([])
  expect(
    idsOf([candidate(7, 'sign', { proposal: { ...proposal(7), isChecked: false } })], 7),
  ).toEqual([])
  expect(idsOf([candidate(7, 'sign', { proposal: { ...proposal(7), isOwn: false } })], 7)).toEqual(
    [],
  )
  expect(idsOf([candidate(7, 'sign', { isFree: false })], 7)).toEqual([])
})

test('what is sent is sent from the account’s own place on, without a gap', () => {
  const line = [candidate(7, 'send'), candidate(8, 'none'), candidate(10, 'none')]
  expect(idsOf(line, 7)).toEqual(['send 7', 'send 8'])
  expect(idsOf(line, 6)).toEqual([])
  expect(idsOf(line, undefined)).toEqual([])
})

test('one that still waits for a signature ends what can be sent', () => {
  expect(idsOf([candidate(7, 'send'), candidate(8, 'sign'), candidate(9, 'none')], 7)).toEqual([
    'send 7',
    'sign 8',
  ])
})

test('what wants a look of its own is not choosable, and neither is what goes after it', () => {
  const look = 'They were never paid.'
  const line = [
    candidate(7, 'send'),
    candidate(8, 'send', { look }),
    candidate(9, 'none'),
    candidate(10, 'sign', { look }),
    candidate(11, 'sign'),
  ]
  expect(idsOf(line, 7)).toEqual(['send 7', 'sign 11'])
  expect(
    choosable(line, 7).unchoosable.map(({ proposal, ...why }) => [proposal.nonce, why]),
  ).toEqual([
    [8, { look }],
    [9, { after: 8 }],
    [10, { look }],
  ])
})

test('what is chosen is in the order of its places, and of one action', () => {
  const { choosable: all } = choosable(
    [candidate(7, 'send'), candidate(8, 'none'), candidate(9, 'sign'), candidate(10, 'sign')],
    7,
  )
  const sign = (...places: number[]): Chosen => ({
    action: 'sign',
    ids: places.map((place) => `id ${place}`),
  })
  const send = (...places: number[]): Chosen => ({ ...sign(...places), action: 'send' })
  expect(toggleChosen(all, undefined, 'id 10')).toEqual(sign(10))
  expect(toggleChosen(all, sign(10), 'id 9')).toEqual(sign(9, 10))
  expect(toggleChosen(all, sign(9, 10), 'id 9')).toEqual(sign(10))
  expect(toggleChosen(all, sign(9, 10), 'id 8')).toEqual(send(7, 8))
  expect(toggleChosen(all, send(7, 8), 'id 7')).toEqual(send())
  expect(toggleChosen(all, sign(9), 'nobody')).toEqual(sign(9))
})

test('what has left the list is not done', () => {
  const { choosable: all } = choosable([candidate(8, 'sign')], 7)
  const chosen = { action: 'sign', ids: ['id 7', 'id 8'] } as const
  expect(stillChosen(all, chosen).map(({ proposal }) => proposal.nonce)).toEqual([8])
  expect(stillChosen(all, undefined)).toEqual([])
})

test('what was chosen to be signed is not sent when others have signed it', () => {
  const chosen = { action: 'sign', ids: ['id 7', 'id 8'] } as const
  const { choosable: all } = choosable([candidate(7, 'send'), candidate(8, 'sign')], 7)
  expect(stillChosen(all, chosen).map(({ proposal }) => proposal.nonce)).toEqual([8])
  expect(stillChosen(choosable([candidate(7, 'send')], 7).choosable, chosen)).toEqual([])
})

test('amounts add up by token, whatever the tokens call themselves', () => {
  const { choosable: all } = choosable([candidate(7, 'sign'), candidate(8, 'sign')], 7)
  expect(totalsOf(all)).toMatchObject([{ symbol: 'ETH', value: 2n * 10n ** 18n }])
  const [one, two] = all
  if (one === undefined || two === undefined) throw new Error('There are two.')
  const token = { symbol: 'ETH', decimals: 18, token: carol, value: 5n }
  const fake = { ...two, proposal: { ...two.proposal, amounts: [token] } }
  expect(totalsOf([one, fake]).map(({ value }) => value)).toEqual([10n ** 18n, 5n])
  const punk = { symbol: 'Punk #5', decimals: 0, value: 1n }
  const collectible = { ...two, proposal: { ...two.proposal, amounts: [punk] } }
  expect(totalsOf([one, collectible]).map(({ value }) => value)).toEqual([10n ** 18n, 1n])
})

test('a row goes on when one is done, and ends when one is not', () => {
  const { choosable: all } = choosable(
    [candidate(7, 'sign'), candidate(8, 'sign'), candidate(9, 'sign')],
    7,
  )
  const run = startRun(all, alice)
  if (run === undefined) throw new Error('There is something to do.')
  const statuses = (some = run) => some.rows.map(({ status }) => status)
  expect(statuses()).toEqual(['now', 'waiting', 'waiting'])
  const second = reduceRun(run, { type: 'done', id: 'id 7' })
  expect(rowOfTurn(second)?.id).toBe('id 8')
  // Late news of the first.
  expect(reduceRun(second, { type: 'stopped', id: 'id 7' })).toEqual(second)
  const over = reduceRun(second, { type: 'stopped', id: 'id 8', why: 'You declined.' })
  expect(statuses(over)).toEqual(['done', 'stopped', 'waiting'])
  expect(rowOfTurn(over)).toBeUndefined()
  expect(startRun([], alice)).toBeUndefined()
})

test('who wants no more is asked for none after the one whose turn it is', () => {
  const { choosable: all } = choosable(
    [candidate(7, 'sign'), candidate(8, 'sign'), candidate(9, 'sign')],
    7,
  )
  const run = startRun(all, alice)
  if (run === undefined) throw new Error('There is something to do.')
  const ending = reduceRun(run, { type: 'endWanted' })
  expect(rowOfTurn(ending)?.id).toBe('id 7')
  expect(countsOf(ending)).toBeUndefined()
  const over = reduceRun(ending, { type: 'done', id: 'id 7' })
  expect(rowOfTurn(over)).toBeUndefined()
  expect(countsOf(over)).toEqual({ done: 1, stopped: 0, out: 0, left: 2 })
  // It is over: there is nothing to end.
  expect(reduceRun(over, { type: 'endWanted' })).toBe(over)
  const failed = reduceRun(ending, { type: 'stopped', id: 'id 7', why: 'It failed.' })
  expect(countsOf(failed)).toEqual({ done: 0, stopped: 1, out: 0, left: 2 })
})

test('what was sent and is not waited for is not counted as not done', () => {
  const { choosable: all } = choosable([candidate(7, 'send'), candidate(8, 'send')], 7)
  const run = startRun(all, alice)
  if (run === undefined) throw new Error('There is something to do.')
  const out = reduceRun(run, { type: 'sent', id: 'id 7', isOut: true })
  expect(countsOf(out)).toBeUndefined()
  const stopped = { type: 'stopped', id: 'id 7' } as const
  expect(countsOf(reduceRun(out, stopped))).toEqual({ done: 0, stopped: 0, out: 1, left: 1 })
  // The chain has said that it failed.
  const failed = reduceRun(reduceRun(out, { type: 'sent', id: 'id 7', isOut: false }), stopped)
  expect(countsOf(failed)).toEqual({ done: 0, stopped: 1, out: 0, left: 1 })
})

test('what is under way is not begun anew, and is there until it is closed', () => {
  const { choosable: all } = choosable([candidate(7, 'sign'), candidate(8, 'sign')], 7)
  const started = reduceSeveral(undefined, { type: 'started', some: all, viewer: alice })
  expect(started?.run.viewer).toBe(alice)
  expect(reduceSeveral(started, { type: 'started', some: [], viewer: bob })).toBe(started)
  expect(reduceSeveral(undefined, { type: 'started', some: [], viewer: bob })).toBeUndefined()
  expect(reduceSeveral(undefined, { type: 'done', id: 'id 7' })).toBeUndefined()
  expect(reduceSeveral(started, { type: 'done', id: 'id 7' })?.run.rows[1]?.status).toBe('now')
  expect(reduceSeveral(started, { type: 'closed' })).toBeUndefined()
})
