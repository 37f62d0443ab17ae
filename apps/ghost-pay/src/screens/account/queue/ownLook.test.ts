import { type Address, getAddress } from 'viem'
import { expect, test } from 'vitest'
import { buildSignable, buildTransaction, testAddresses } from '@ghost-pay/gateway-testing'
import { memoReference } from '@ghost-pay/payments/memo'
import { addOwnerCall, erc20TransferCall } from '@ghost-pay/safe-protocol'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'

import { accountAddress } from '../../../testing/buildAccount.ts'
import type { ReviewCheck } from '../review/reviewChecks.ts'
import { type Foreseen, foreseenLook, ownLook, type OwnLookParameters } from './useOwnLooks.ts'

const { bob, carol, shop } = testAddresses
const token: Address = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const multiSend = getOfficialContract({ name: 'MultiSendCallOnly', version: '1.4.1' }).address

const look = (
  call: Parameters<typeof buildSignable>[0],
  more: Partial<OwnLookParameters> & { note?: string; isWarned?: boolean } = {},
) =>
  ownLook(
    {
      check: { signers: [], contradictions: [], signable: buildSignable(call) },
      transaction: { ...buildTransaction({}), note: more.note ?? null },
      isWarned: more.isWarned ?? false,
    },
    {
      known: [{ address: bob, isNamed: true }],
      wasPaid: () => 'no',
      isSilent: false,
      twin: undefined,
      nameOf: String,
      ...more,
    },
  )
const batch = (...payees: Address[]) =>
  batchTransaction({
    multiSend,
    transactions: payees.map((to) => ({ to, value: 1n, data: '0x' as const })),
  })

test('a first payment is opened by itself, alone and in a batch', () => {
  expect(look({ to: shop })).toEqual(['inbox.look.first', { name: shop }])
  expect(look({ to: shop }, { wasPaid: () => 'unseen' })).toEqual([
    'inbox.look.first',
    { name: shop },
  ])
  expect(look(batch(bob, shop, carol))).toEqual(['inbox.look.firsts', { count: 2 }])
  expect(look(erc20TransferCall({ token, to: shop, amount: 5n }))?.[0]).toBe('inbox.look.first')
})

test('a payment to somebody who is named or was paid is not', () => {
  expect(look({ to: bob })).toBeUndefined()
  expect(look({ to: shop }, { wasPaid: () => 'yes' })).toBeUndefined()
  expect(look(batch(bob, shop), { wasPaid: () => 'yes' })).toBeUndefined()
})

test('nobody chooses it before it is known who was paid', () => {
  expect(look({ to: shop }, { wasPaid: () => 'unknown' })).toEqual(['inbox.look.asking'])
  expect(look({ to: shop }, { wasPaid: () => 'unknown', isSilent: true })).toEqual([
    'inbox.look.silent',
  ])
})

test('an address that looks like a known one is opened by itself, and so is one that nobody holds', () => {
  const like = getAddress(`0x${bob.slice(2, 8)}${shop.slice(8)}`)
  expect(look({ to: like })?.[0]).toBe('inbox.look.alike')
  expect(look(batch(bob, like))?.[0]).toBe('inbox.look.alike')
  expect(look({ to: '0x000000000000000000000000000000000000dEaD' })?.[0]).toBe('inbox.look.nobody')
})

test('what does more than pay is opened by itself', () => {
  const owners = [bob, carol]
  const call = addOwnerCall({ safe: accountAddress, owners, owner: shop, threshold: 2 })
  expect(look(call)?.[0]).toBe('inbox.look.more')
})

test('the same a second time is opened by itself', () => {
  expect(look({ to: bob }, { twin: 9 })).toEqual(['inbox.look.twin', { place: '9' }])
})

test('a warning is read by itself', () => {
  expect(look({ to: bob }, { isWarned: true })).toEqual(['inbox.look.warning'])
})

test('a note that is not the one in the payment is opened by itself', () => {
  const call = erc20TransferCall({ token, to: bob, amount: 5n })
  const data = `${call.data}${memoReference('Rent').slice(2)}` as const
  expect(look({ ...call, data }, { note: 'Rent' })).toBeUndefined()
  expect(look({ ...call, data }, { note: 'Bonus' })).toEqual(['inbox.look.note'])
})

test('what breaks the policy, or cannot be held against it, is opened by itself', () => {
  const kept = { policy: 'kept', breach: undefined, trial: undefined } as const
  expect(foreseenLook(kept)).toBeUndefined()
  expect(foreseenLook({ ...kept, policy: 'look', breach: 'Too much.' })).toEqual([
    'inbox.look.policy',
    { why: 'Too much.' },
  ])
  expect(foreseenLook({ ...kept, policy: 'look' })).toEqual(['inbox.look.policyUnknown'])
  expect(foreseenLook({ ...kept, policy: 'pending' })).toEqual(['inbox.look.policyAsking'])
})

test('what a trial run does not pass is opened by itself', () => {
  const said = (state: ReviewCheck['state']) =>
    foreseenLook({
      policy: 'kept',
      breach: undefined,
      trial: { state, said: ['review.rehearsal.failed'] },
    })
  expect(said('passed')).toBeUndefined()
  expect(said('running')).toEqual(['inbox.look.trying'])
  for (const state of ['failed', 'warning', 'open'] as const) {
    expect(said(state)).toEqual(['inbox.look.trial', { why: 'It would fail' }])
  }
  const silent: Foreseen['trial'] = { state: 'open', said: ['review.rehearsal.open'] }
  expect(foreseenLook({ policy: 'kept', breach: undefined, trial: silent })).toEqual([
    'inbox.look.noTrial',
  ])
})
