import { expect, test } from 'vitest'
import { createConfig, http } from 'wagmi'
import { mainnet } from 'wagmi/chains'

import {
  InvalidWalletListError,
  ProjectIdMissingError,
  ProviderRequiredError,
} from '../errors/errors.ts'
import { connectorsForWallets } from './connectorsForWallets.ts'
import { findInjected } from './findInjected.ts'
import type { Wallet } from './Wallet.ts'

const otter: Wallet = {
  id: 'otter',
  name: 'Otter',
  iconUrl: 'data:image/svg+xml,otter',
  iconBackground: '#654321',
  qrCode: { getUri: '{rawUri}' },
}

test.each<[string, Parameters<typeof connectorsForWallets>[0], RegExp]>([
  ['no group', [], /at least one/],
  ['an empty group', [{ groupName: 'Popular', wallets: [] }], /"Popular" has no wallet/],
  [
    'a wallet without a name',
    [{ groupName: 'A', wallets: [{ ...otter, name: '' }] }],
    /an id and a name/,
  ],
  [
    'two wallets with one id',
    [{ groupName: 'A', wallets: [otter, { ...otter }] }],
    /Two wallets have the id "otter"/,
  ],
  [
    'an accent of 4 digits',
    [{ groupName: 'A', wallets: [{ ...otter, iconAccent: '#abcd' }] }],
    /3 or 6 digits/,
  ],
  [
    'an accent that is a word',
    [{ groupName: 'A', wallets: [{ ...otter, iconAccent: '#teal' }] }],
    /hex value/,
  ],
])('%s is refused', (_, groups, message) => {
  expect(() => connectorsForWallets(groups)).toThrow(InvalidWalletListError)
  expect(() => connectorsForWallets(groups)).toThrow(message)
})

test('accents of 3 and of 6 digits are taken', () => {
  const wallets = [
    { ...otter, id: 'a', iconAccent: '#abc' as const },
    { ...otter, id: 'b', iconAccent: '#aAbBcC' as const },
  ]
  expect(connectorsForWallets([{ groupName: 'A', wallets }])).toHaveLength(2)
})

test('a wallet that is in two groups has one connector', () => {
  const groups = [
    { groupName: 'A', wallets: [otter] },
    { groupName: 'B', wallets: [otter] },
  ]
  expect(connectorsForWallets(groups)).toHaveLength(1)
})

test('pairing without a project id fails with a sentence for the host', async () => {
  const { connectors } = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http('http://127.0.0.1:1') },
    connectors: connectorsForWallets([{ groupName: 'A', wallets: [otter] }]),
  })
  await expect(connectors[0]?.connect()).rejects.toThrow(ProjectIdMissingError)
})

test('a wallet that is not in the page and cannot be paired is missed by name', async () => {
  const badger = { ...otter, id: 'badger', qrCode: undefined, injected: { namespace: 'badger' } }
  const { connectors } = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http('http://127.0.0.1:1') },
    connectors: connectorsForWallets([{ groupName: 'A', wallets: [badger] }]),
  })
  const error: unknown = await connectors[0]?.connect().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ProviderRequiredError)
  expect(error).toMatchObject({ message: 'Provider is required', walletId: 'badger' })
})

test('a wallet is found in the page by its path, by its flag, and among several', () => {
  const request = () => Promise.resolve(null)
  const named = { request }
  const flagged = { request, isOtter: true }
  const page = { otter: { ethereum: named }, ethereum: flagged }
  expect(findInjected({ namespace: 'otter.ethereum' }, page)).toBe(named)
  expect(findInjected({ flag: 'isOtter' }, page)).toBe(flagged)
  expect(findInjected({ flag: 'isBadger' }, page)).toBeUndefined()
  expect(
    findInjected({ flag: 'isOtter' }, { ethereum: { request, providers: [named, flagged] } }),
  ).toBe(flagged)
  expect(findInjected({ namespace: 'otter' }, { otter: { isOtter: true } })).toBeUndefined()
  expect(findInjected({ flag: 'isOtter' }, {})).toBeUndefined()
  expect(findInjected({ flag: 'isOtter' }, undefined)).toBeUndefined()
})
