import { hashTypedData } from 'viem'
import { expect, test } from 'vitest'
import {
  delegateTypedData as delegateOfProtocol,
  deleteTransactionTypedData as deletionOfProtocol,
} from '@ghost-pay/safe-protocol'

import { hashOf, owners, safe } from '../testing/wire.ts'
import { delegateTypedData } from './delegateTypedData.ts'
import { deleteTransactionTypedData } from './deleteTransactionTypedData.ts'

const now = Date.UTC(2026, 10, 20, 12, 59)

test('a deletion is signed as the protocol says', () => {
  const ours = deleteTransactionTypedData({
    chainId: 1,
    address: safe,
    safeTxHash: hashOf('a'),
    now,
  })
  const theirs = deletionOfProtocol({ chainId: 1, safe, safeTxHash: hashOf('a'), at: now })
  expect(hashTypedData(ours)).toBe(hashTypedData(theirs))
  expect(ours.message.totp).toBe(String(Math.floor(now / 3_600_000)))
  // As a wallet gets it.
  expect(JSON.parse(JSON.stringify(ours))).toEqual(ours)
})

test('a delegation is signed as the protocol says', () => {
  const ours = delegateTypedData({ chainId: 1, delegate: owners[0]!, now })
  const theirs = delegateOfProtocol({ chainId: 1, delegate: owners[0]!, at: now })
  expect(hashTypedData(ours)).toBe(hashTypedData(theirs))
  expect(JSON.parse(JSON.stringify(ours))).toEqual(ours)
})

test('both take the clock when they are given no time', () => {
  const { totp } = delegateTypedData({ chainId: 1, delegate: owners[0]! }).message
  expect(Math.abs(Number(totp) - Date.now() / 3_600_000)).toBeLessThan(2)
})
