import { expect, test } from 'vitest'

import type { ListedAccount } from '../chain/readAccounts.ts'
import { listingOf } from './listingOf.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const carol = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const account = (...owners: `0x${string}`[]): ListedAccount => ({
  status: 'account',
  owners,
  threshold: 1,
  balance: 0n,
})

test('an account is the viewer’s when the chain names them, however the address is written', () => {
  const lower = alice.toLowerCase() as `0x${string}` // The same address.
  expect(listingOf(account(bob, lower), alice)).toBe('own')
})

test('what the chain does not confirm is not the viewer’s account, whatever the gateway lists', () => {
  expect(listingOf(account(bob, carol), alice)).toBe('foreign')
  expect(listingOf({ status: 'none' }, alice)).toBe('none')
  expect(listingOf(undefined, alice)).toBe('unchecked')
})
