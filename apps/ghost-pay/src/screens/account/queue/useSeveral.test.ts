import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buildSignable, buildTransaction, testAddresses } from '@ghost-pay/gateway-testing'
import { type Proposal, readProposal } from '@ghost-pay/safe-account/queue'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { buildAccount } from '../../../testing/buildAccount.ts'
import { useSeveral } from './useSeveral.ts'

import '../../../testing/page.ts'

const { alice, bob, carol } = testAddresses
afterEach(cleanup)

/** A proposal that Bob has signed, and whoever else. */
function proposal(
  nonce: number,
  signers: Proposal['signed'] = [bob],
  id = `id ${nonce}`,
): Proposal {
  const read = readProposal(
    buildTransaction({ nonce, id }),
    { signers, contradictions: [], signable: buildSignable({ nonce }) },
    {
      owners: [alice, bob, carol],
      threshold: 2,
      currency: { symbol: 'ETH', decimals: 18 },
      tokens: [],
      isPending: false,
      nameOf: () => undefined,
    },
  )
  if (read === undefined) throw new Error('A row of the queue has a place.')
  return read
}

function accountAt(nonce: number, changes: Partial<SharedAccount> = {}): SharedAccount {
  const account = buildAccount()
  const { onChain } = account
  return {
    ...account,
    viewer: alice,
    role: 'owner',
    onChain: onChain && { ...onChain, nonce },
    ...changes,
  }
}

const open = (account: SharedAccount, proposals: readonly Proposal[]) =>
  renderHook((next: SharedAccount) => useSeveral(next, proposals, new Map()), {
    initialProps: account,
  })
const choosable = (account: SharedAccount, proposals: readonly Proposal[]) =>
  open(account, proposals).result.current.choosable

test('an owner can choose what waits for their signature, and what can leave', () => {
  expect(choosable(accountAt(7), [proposal(7), proposal(8)])).toEqual(['id 7', 'id 8'])
  expect(choosable(accountAt(7), [proposal(7, [bob, carol])])).toEqual(['id 7'])
})

test('nobody else can choose', () => {
  const both = [proposal(7), proposal(8, [bob, carol])]
  expect(choosable(accountAt(7, { role: 'notOwner' }), both)).toEqual([])
  expect(choosable(accountAt(7, { role: 'unknown' }), both)).toEqual([])
  expect(choosable(accountAt(7, { viewer: undefined }), [proposal(7, [bob, carol])])).toEqual([])
})

test('what is used up, excludes another or stands behind an empty place is not chosen', () => {
  expect(choosable(accountAt(8), [proposal(7), proposal(8)])).toEqual(['id 8'])
  expect(choosable(accountAt(7), [proposal(7), proposal(7, [bob], 'other')])).toEqual([])
  expect(choosable(accountAt(7), [proposal(7), proposal(9)])).toEqual(['id 7'])
})

test('what one person has begun ends when another is there', () => {
  const account = accountAt(7)
  const { result, rerender } = open(account, [proposal(7), proposal(8)])
  act(() => {
    result.current.onChoose('id 7')
    result.current.onChoose('id 8')
  })
  expect(result.current.chosen).toEqual(['id 7', 'id 8'])
  act(() => {
    result.current.dispatch({ type: 'started', some: result.current.some, viewer: alice })
  })
  rerender({ ...account })
  expect(result.current.state?.run.rows.map(({ status }) => status)).toEqual(['now', 'waiting'])
  rerender({ ...account, viewer: carol })
  expect(result.current.state?.run.rows.map(({ status }) => status)).toEqual(['stopped', 'waiting'])
  act(() => {
    result.current.onClear()
  })
  expect(result.current.chosen).toEqual([])
})
