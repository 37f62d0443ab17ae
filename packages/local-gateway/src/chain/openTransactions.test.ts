import { getAddress, type Hash, keccak256, toHex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'

import type { LedgerView } from '../answers/ledger.ts'
import { transactionStatus } from '../answers/transactionStatus.ts'
import type { Proposal } from '../offchain/OffchainState.ts'
import { openTransactions } from './openTransactions.ts'

const safe = getAddress('0x00000000000000000000000000000000000000a1')
const alice = getAddress('0x00000000000000000000000000000000000000b1')
const bob = getAddress('0x00000000000000000000000000000000000000b2')
const proposals: readonly Proposal[] = [0, 1].map((nonce) => ({
  safe,
  safeTxHash: keccak256(toHex(nonce)),
  fields: {
    to: bob,
    value: '1',
    data: '0x',
    operation: 0,
    safeTxGas: '0',
    baseGas: '0',
    gasPrice: '0',
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    nonce: String(nonce),
  },
  proposer: alice,
  proposedByDelegate: null,
  origin: null,
  submittedAt: 1,
  modifiedAt: 1,
  confirmations: [{ owner: alice, signature: '0x12', at: 1 }],
}))
const state = { nonce: 0, owners: [alice, bob] }
const ledger = ledgerWith([])

/** A ledger with approvals of hashes by Bob. */
function ledgerWith(approved: readonly Hash[], of: object = proposals) {
  const approvalsOf: LedgerView['approvalsOf'] = (hash) =>
    approved
      .filter((other) => other === hash)
      .map((hash) => ({
        kind: 'hashApproved',
        hash,
        owner: bob,
        emitter: safe,
        block: 1,
        timestamp: 2,
        transactionHash: hash,
        logIndex: 0,
      }))
  return { of, end: approved.length, approvalsOf, executions: { length: 0 } }
}

const ownersOf = (open: ReturnType<typeof openTransactions>) =>
  open.map(({ confirmations }) => confirmations.map(({ owner }) => owner))

test('the list of an account is put together once, while the account stays as it is', () => {
  const open = openTransactions(proposals, state, ledger)
  expect(ownersOf(open)).toEqual([[alice], [alice]])
  expect(openTransactions(proposals, { ...state, owners: [alice, bob] }, ledgerWith([]))).toBe(open)
})

test('what an owner approves on the chain, or loses, is in it at once', () => {
  openTransactions(proposals, state, ledger)
  const approved = ledgerWith(proposals.slice(0, 1).map(({ safeTxHash }) => safeTxHash))
  expect(ownersOf(openTransactions(proposals, state, approved))).toEqual([[alice, bob], [alice]])
  // A fork has undone it.
  expect(ownersOf(openTransactions(proposals, state, ledgerWith([], {})))).toEqual([
    [alice],
    [alice],
  ])
  openTransactions(proposals, state, ledger)
  expect(ownersOf(openTransactions(proposals, { ...state, owners: [bob] }, ledger))).toEqual([
    [],
    [],
  ])
  // Of what can no longer be executed every confirmation stays.
  const later = { nonce: 1, owners: [bob] }
  expect(ownersOf(openTransactions(proposals, later, ledger))).toEqual([[alice], []])
})

test('a transaction is cancelled by an execution that is known, not by one from before the first block that was read', () => {
  const later = { nonce: 2, owners: [alice, bob], threshold: 1 }
  const known = { ...ledgerWith([], {}), executions: { length: 1 } }
  const open = openTransactions(proposals, later, known)
  expect(open.map((transaction) => transactionStatus(transaction, later))).toEqual([
    'AWAITING_EXECUTION',
    'CANCELLED',
  ])
})
