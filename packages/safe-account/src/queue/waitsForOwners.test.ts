import type { Address } from 'viem'
import { expect, test } from 'vitest'

import { nonceLine } from './nonceLine.ts'
import { waitsForOwners } from './waitsForOwners.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const carol = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const owners: Address[] = [alice, bob, carol]
const waits = (nonce: number, missing: Address[]) => ({
  nonce,
  missing,
  isReady: missing.length < 2,
  isStopped: false,
})

test('each owner is told how many wait for them, the viewer first', () => {
  const steps = nonceLine(
    [waits(7, [alice, carol]), waits(8, [alice, bob, carol]), waits(9, [carol])],
    7,
  )
  expect(waitsForOwners(steps, owners, carol)).toEqual([
    { owner: carol, isViewer: true, count: 2 },
    { owner: alice, isViewer: false, count: 2 },
    { owner: bob, isViewer: false, count: 1 },
  ])
})

test('a used place and a transaction that is stopped wait for nobody', () => {
  const stopped = { ...waits(8, [alice, carol]), isStopped: true }
  expect(waitsForOwners(nonceLine([waits(3, owners), stopped], 7), owners, undefined)).toEqual([])
})
