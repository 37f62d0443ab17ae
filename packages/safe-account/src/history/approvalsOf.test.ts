import type { Address } from 'viem'
import { expect, test } from 'vitest'
import type { TransactionDetails } from '@ghost-pay/gateway-client'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { approvalsOf, neededIn, proposerIn } from './approvalsOf.ts'

const { alice, bob, carol } = testAddresses
const at = (time: number) => Date.UTC(2026, 10, 25, 18, time)

type Info = NonNullable<TransactionDetails['detailedExecutionInfo']>

const detailsOf = (confirmed: [Address, number][], required = 2) => ({
  detailedExecutionInfo: {
    type: 'MULTISIG',
    confirmationsRequired: required,
    confirmations: confirmed.map(([value, submittedAt]) => ({ signer: { value }, submittedAt })),
    signers: [alice, bob, carol].map((value) => ({ value })),
    proposer: { value: alice },
    // What is read of it; the other fields of the gateway's answer say nothing here.
  } as unknown as Info,
})

test('each approval has the time that the gateway tells, and who sent it has that of the block', () => {
  const details = detailsOf([[alice, at(2)]])
  expect(approvalsOf([alice, bob], details, { time: at(24), from: bob })).toEqual([
    { signer: alice, time: at(2), isBySending: false },
    { signer: bob, time: at(24), isBySending: true },
  ])
})

test('who had signed before sending it keeps the time of the signature', () => {
  const details = detailsOf([
    [alice, at(2)],
    [bob, at(20)],
  ])
  expect(approvalsOf([bob], details, { time: at(24), from: bob })).toEqual([
    { signer: bob, time: at(20), isBySending: false },
  ])
})

test('a gateway that lists the sender with the block says nothing new', () => {
  const details = detailsOf([[bob, at(24)]])
  expect(approvalsOf([bob], details, { time: at(24), from: bob })).toEqual([
    { signer: bob, time: at(24), isBySending: true },
  ])
})

test('a time that the gateway tells after the block is none', () => {
  const details = detailsOf([[alice, at(25)]])
  expect(approvalsOf([alice], details, { time: at(24), from: bob })).toEqual([
    { signer: alice, time: undefined, isBySending: false },
  ])
})

test('without the gateway there is no time and no number', () => {
  expect(approvalsOf([alice], {}, undefined)).toEqual([
    { signer: alice, time: undefined, isBySending: false },
  ])
  expect(neededIn({})).toBeUndefined()
  expect(proposerIn({ detailedExecutionInfo: null })).toBeUndefined()
})

test('it says how many of how many had to approve, and nothing that cannot be', () => {
  expect(neededIn(detailsOf([]))).toEqual({ required: 2, owners: 3 })
  expect(neededIn(detailsOf([], 4))).toBeUndefined()
  expect(proposerIn(detailsOf([]))).toBe(alice)
})
