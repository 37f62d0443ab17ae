import { expect, test } from 'vitest'

import { testAddresses } from '../testing/buildTransaction.ts'
import { type ListedAccount, listingOf } from './accountListing.ts'
import { lookAlikesIn } from './lookAlikesIn.ts'

const account = (...owners: `0x${string}`[]): ListedAccount => ({
  status: 'account',
  owners,
  threshold: 1,
  balance: 0n,
})

test('an account is the viewer’s when the chain names them, however the address is written', () => {
  const lower = testAddresses.alice.toLowerCase() as `0x${string}` // The same address.
  expect(listingOf(account(testAddresses.bob, lower), testAddresses.alice)).toBe('own')
})

test('what the chain does not confirm is not the viewer’s account, whatever the gateway lists', () => {
  expect(listingOf(account(testAddresses.bob, testAddresses.carol), testAddresses.alice)).toBe(
    'foreign',
  )
  expect(listingOf({ status: 'none' }, testAddresses.alice)).toBe('none')
  expect(listingOf(undefined, testAddresses.alice)).toBe('unchecked')
})

const treasury = '0x42D7F1c4e3b0dD0a2B5bE6B3fC1a8a0B1C2D3D37'
const twin = '0x42d7000000000000000000000000000000003d37'

test('an address that begins and ends like another one is found, both ways', () => {
  const alike = lookAlikesIn([treasury, testAddresses.bob, twin])
  expect(alike.get(treasury.toLowerCase())).toEqual([twin])
  expect(alike.get(twin)).toEqual([treasury])
  expect(alike.has(testAddresses.bob.toLowerCase())).toBe(false)
})

test('the same address on two chains is no imitation', () => {
  expect(lookAlikesIn([treasury, treasury.toLowerCase() as `0x${string}`]).size).toBe(0)
})

test('an address that only begins, or only ends, like another one is no imitation', () => {
  const begins = '0x42d7000000000000000000000000000000000000'
  const ends = '0x0000000000000000000000000000000000003d37'
  expect(lookAlikesIn([treasury, begins, ends]).size).toBe(0)
})
