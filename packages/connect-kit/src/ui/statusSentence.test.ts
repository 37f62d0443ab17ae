import { expect, test } from 'vitest'

import { departure, type SpokenStatus, statusSentence } from './statusSentence.ts'

const harbour = { uid: 'a', name: 'Harbour', current: true }
const juniper = { uid: 'b', name: 'Juniper', current: false }

const connected: SpokenStatus = {
  status: 'connected',
  address: '0x1',
  chainId: 1,
  chainName: 'Ethereum',
  account: '0x12…34',
  wallets: [harbour],
}
const disconnected: SpokenStatus = {
  ...connected,
  status: 'disconnected',
  address: undefined,
  chainId: undefined,
  chainName: undefined,
  wallets: [],
}
const wrong: SpokenStatus = { ...connected, chainId: 10, chainName: undefined }
const noChain: SpokenStatus = { ...wrong, chainId: Number.NaN }

test.each([
  [disconnected, connected, 'said.connected'],
  [{ ...connected, status: 'unauthenticated' }, connected, 'said.signedIn'],
  [connected, { ...connected, address: '0x2' }, 'said.connected'],
  [connected, { ...connected, chainId: 100, chainName: 'Gnosis' }, 'said.switched'],
  [wrong, connected, 'said.switched'],
  [disconnected, wrong, 'chain.wrong'],
  [connected, wrong, 'chain.wrong'],
  [wrong, noChain, 'chain.wrong'],
  [noChain, noChain, undefined],
  [wrong, wrong, undefined],
  [connected, disconnected, 'said.disconnected'],
  [{ ...connected, status: 'unauthenticated' }, disconnected, 'said.disconnected'],
  [disconnected, disconnected, undefined],
  [connected, connected, undefined],
  [disconnected, { ...connected, status: 'unauthenticated' }, undefined],
] as [SpokenStatus, SpokenStatus, string | undefined][])(
  'from %j to %j it says %s',
  (before, now, key) => {
    expect(statusSentence(before, now)?.key).toBe(key)
  },
)

test('of several wallets it says which has left and which is in use', () => {
  const both = { ...connected, wallets: [harbour, juniper] }
  const one = { ...connected, wallets: [{ ...juniper, current: true }] }
  expect(departure(both, one)).toEqual({ left: 'Harbour', stays: 'Juniper' })
  expect(departure(both, connected)).toEqual({ left: 'Juniper', stays: 'Harbour' })
  expect(departure(connected, both)).toBeUndefined()
  expect(departure(both, { ...both, address: '0x2' })).toBeUndefined()
  expect(departure(connected, disconnected)).toBeUndefined()
})
