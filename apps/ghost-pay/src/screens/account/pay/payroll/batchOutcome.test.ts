import { expect, test } from 'vitest'
import { buildDetails, infoOf, testAddresses } from '@ghost-pay/gateway-testing'

import { batchOutcome, type BatchOutcomeParameters, missingIn } from './batchOutcome.ts'

const { alice, bob, carol } = testAddresses
const names: Readonly<Record<string, string>> = { [alice]: 'Alice', [bob]: 'Bob', [carol]: 'Carol' }
const now = new Date(2026, 10, 25, 19, 0).getTime()
const today = new Date(2026, 10, 25, 18, 2).getTime()
const before = new Date(2026, 10, 20, 18, 24).getTime()

type Owner = typeof alice | typeof bob | typeof carol

const waiting = (required: number, signers: readonly Owner[]) => {
  const details = buildDetails()
  const { detailedExecutionInfo: info } = details
  if (info?.type !== 'MULTISIG') throw new Error('It is signed by owners.')
  return {
    ...details,
    detailedExecutionInfo: {
      ...info,
      confirmationsRequired: required,
      signers: [alice, bob, carol].map(infoOf),
      confirmations: signers.map((owner) => ({
        signer: infoOf(owner),
        signature: null,
        submittedAt: today,
      })),
    },
  }
}

const outcome = (parts: Partial<BatchOutcomeParameters> = {}) =>
  batchOutcome({
    details: waiting(2, [alice]),
    truth: { state: 'waits', isOpen: true },
    signers: [alice],
    owners: [alice, bob, carol],
    required: 2,
    people: 28,
    next: 7,
    viewer: alice,
    sent: undefined,
    mined: undefined,
    why: undefined,
    nameOf: (address) => names[address] ?? address,
    now,
    ...parts,
  })

const isOver = { isOpen: false }

test('while it waits, those who can approve are named, and what has happened so far', () => {
  expect(outcome()).toEqual({
    state: 'waits',
    said: ['payrollEnd.waits', { names: 'Bob or Carol' }],
    more: [
      ['payrollEnd.youApproved', { when: expect.stringMatching(/^today 6:02\sPM$/) as string }],
      ['payrollEnd.next', { place: '7' }],
      ['payrollEnd.nothing'],
    ],
  })
  const three = { details: waiting(3, [alice]), required: 3 }
  expect(outcome(three).said).toEqual(['payrollEnd.waits', { names: 'Bob and Carol' }])
  expect(outcome({ signers: [] }).said).toEqual(['payrollEnd.waitsLong', { count: 2 }])
  expect(outcome({ viewer: bob, next: 5 }).more.map(([key]) => key)).toEqual([
    'payrollEnd.approved',
    'payrollEnd.place',
    'payrollEnd.nothing',
  ])
})

test('signatures that were not read as an owner’s leave that owner missing', () => {
  const details = waiting(2, [alice, bob])
  const nameOf = (address: string) => names[address] ?? address
  expect(missingIn({ details, owners: undefined, signers: [alice], nameOf })).toEqual([
    'Bob',
    'Carol',
  ])
})

test('who owns the account, how many approve and who has approved is not the gateway’s to say', () => {
  const details = waiting(1, [carol, alice])
  expect(outcome({ details, owners: [alice, bob], viewer: bob })).toMatchObject({
    said: ['payrollEnd.waits', { names: 'Bob' }],
    more: [['payrollEnd.approved', { name: 'Alice' }], expect.anything(), expect.anything()],
  })
  // Nobody's signature holds: nobody has approved it.
  expect(outcome({ details, signers: [] }).more.map(([key]) => key)).toEqual([
    'payrollEnd.next',
    'payrollEnd.nothing',
  ])
})

test('what has enough approvals can be sent, what was sent from here is not final yet', () => {
  expect(outcome({ truth: { state: 'ready', isOpen: true } })).toMatchObject({
    state: 'waits',
    said: ['payrollEnd.ready'],
  })
  expect(outcome({ sent: { at: undefined } })).toMatchObject({
    state: 'sent',
    said: ['payrollEnd.sent'],
  })
  expect(outcome({ sent: { at: today } }).said[0]).toBe('payrollEnd.sentAt')
  // What was sent and is over is over.
  const done = { truth: { state: 'succeeded', ...isOver } as const, sent: { at: today } }
  expect(outcome(done).state).toBe('paid')
})

test('what was paid has its day, who approved it and who sent it', () => {
  const truth = { state: 'succeeded', ...isOver } as const
  const signers = [alice, bob]
  expect(outcome({ truth, signers, mined: { time: before, from: bob, unlogged: [] } })).toEqual({
    state: 'paid',
    said: ['payrollEnd.paid', { when: 'on Nov 20' }],
    more: [
      ['payrollEnd.toAt', { count: 28, time: expect.stringMatching(/^6:24\sPM$/) as string }],
      ['payrollEnd.by', { names: 'Alice and Bob', sender: 'Bob' }],
    ],
  })
  expect(outcome({ truth, mined: { time: today, from: bob, unlogged: [] } }).more[0]).toEqual([
    'payrollEnd.to',
    { count: 28 },
  ])
})

test('what a token has not written down is not called paid', () => {
  const truth = { state: 'succeeded', ...isOver } as const
  const unlogged = [{ token: alice, to: bob, amount: 1n }]
  expect(outcome({ truth, mined: { time: today, from: bob, unlogged } })).toEqual({
    state: 'sent',
    said: ['payrollEnd.unlogged', { count: 1 }],
    more: [['payrollEnd.look']],
  })
})

test('the word of the gateway alone is not solid', () => {
  const claimed = { ...waiting(2, [alice]), txStatus: 'SUCCESS', executedAt: before } as const
  const truth = { state: 'unproven', ...isOver } as const
  expect(outcome({ details: claimed, truth })).toEqual({
    state: 'sent',
    said: ['payrollEnd.paid', { when: 'on Nov 20' }],
    more: [['payrollEnd.unproven']],
  })
})

test('what failed or was cancelled moved nothing', () => {
  const failed = { truth: { state: 'failed', ...isOver } } as const
  expect(outcome(failed)).toEqual({
    state: 'over',
    said: ['payrollEnd.failed'],
    more: [['payrollEnd.nothing']],
  })
  const amount = { value: 2n, decimals: 6, symbol: 'dUSD' }
  expect(outcome({ ...failed, why: { why: 'short', held: 1n, amount } }).said).toEqual([
    'payrollEnd.failedShort',
  ])
  expect(outcome({ truth: { state: 'cancelled', ...isOver } })).toEqual({
    state: 'over',
    said: ['payrollEnd.replaced'],
    more: [['payrollEnd.taken', { place: '7' }]],
  })
})
