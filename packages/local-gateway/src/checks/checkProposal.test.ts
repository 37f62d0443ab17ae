import { describe, expect, test } from 'vitest'

import { accountState as state } from '../testing/accountState.ts'
import { alice, bob, buildTransaction, carol } from '../testing/buildTransaction.ts'
import { checkProposal, type ProposalCase } from './checkProposal.ts'

const signed = (owner: typeof alice, valid = true) =>
  ({ owner, signature: '0x12', kind: 'eoa', valid }) as const
const good: ProposalCase = {
  state,
  open: [],
  executedIn: undefined,
  nonce: 5n,
  operation: 0,
  trustedTarget: false,
  claimedHash: '0x01',
  computedHash: '0x01',
  sender: alice,
  delegators: [],
  signatures: [signed(alice)],
}
const message = (further: Partial<ProposalCase>) =>
  checkProposal({ ...good, ...further })?.problem.body

describe('a proposal', () => {
  test('that holds is not refused', () => {
    expect(message({})).toBeUndefined()
    expect(message({ signatures: [signed(alice), signed(bob)] })).toBeUndefined()
    expect(message({ signatures: undefined })).toBeUndefined()
    expect(message({ operation: 1, trustedTarget: true })).toBeUndefined()
    expect(
      message({ sender: carol, delegators: [alice], signatures: [signed(carol)] }),
    ).toBeUndefined()
  })

  test('is refused for what is looked at first', () => {
    const everything: Partial<ProposalCase> = {
      nonce: 4n,
      operation: 1,
      computedHash: '0x02',
      signatures: null,
    }
    const texts = [
      'Invalid nonce',
      'Delegate call is disabled',
      'Invalid safeTxHash',
      'Invalid signature',
    ]
    const repairs: Partial<ProposalCase>[] = [
      {},
      { nonce: 5n },
      { operation: 0 },
      { computedHash: '0x01' },
    ]
    let wrong = everything
    for (const [index, repair] of repairs.entries()) {
      wrong = { ...wrong, ...repair }
      expect(message(wrong)).toEqual({ message: texts[index], statusCode: 422 })
    }
  })

  test('of an account without a version is refused', () => {
    expect(message({ computedHash: null })).toMatchObject({
      message: 'Could not calculate safeTxHash',
    })
  })

  test.each([
    ['no owner signed', { signatures: [] }],
    ['another signed', { signatures: [signed(bob)] }],
    ['a stranger signed too', { signatures: [signed(alice), signed(carol)] }],
    ['a stranger sends', { sender: carol, signatures: [signed(carol)] }],
  ])('is refused when %s', (_, further) => {
    expect(message(further)).toEqual({ message: 'Invalid signature', statusCode: 422 })
  })

  test.each([
    ['an owner signed twice', { signatures: [signed(alice), signed(alice)] }],
    ['the chain does not confirm a signature', { signatures: [signed(alice, false)] }],
    ['the sender is neither owner nor delegate', { sender: carol, signatures: undefined }],
    [
      'a delegate brings two signatures',
      { sender: carol, delegators: [alice], signatures: [signed(carol), signed(alice)] },
    ],
    ['it was executed', { executedIn: '0x02' }],
  ] as const)('is refused by the service when %s', (_, further) => {
    expect(message(further)).toMatchObject({ code: 422 })
  })
})

test('unsigned proposals make room when they are signed, executed or too late', () => {
  const unsigned = (further: Parameters<typeof buildTransaction>[0] = {}) =>
    Array.from({ length: 20 }, (_, index) =>
      buildTransaction({
        safeTxHash: `0x${String(index).padStart(64, '0')}`,
        trusted: false,
        nonce: 5,
        ...further,
      }),
    )
  const room = (open: ProposalCase['open']) => message({ signatures: undefined, open })
  expect(room(unsigned())).toMatchObject({ code: 422 })
  expect(room(unsigned().slice(1))).toBeUndefined()
  expect(room(unsigned({ nonce: 4 }))).toBeUndefined()
  expect(room(unsigned({ trusted: true }))).toBeUndefined()
})
