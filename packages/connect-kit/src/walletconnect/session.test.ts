import { expect, test } from 'vitest'

import {
  proposalFor,
  sessionAccounts,
  sessionChainIds,
  sessionMethods,
  startChainId,
  type WalletConnectSession,
} from './session.ts'

const address = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'

const session: WalletConnectSession = {
  topic: 't',
  namespaces: {
    eip155: {
      accounts: [`eip155:10:${address.toLowerCase()}`, `eip155:1:${address}`, 'eip155:1:nonsense'],
      methods: ['personal_sign'],
    },
    'eip155:100': { accounts: [`eip155:100:${address}`], methods: ['eth_sign'] },
    solana: { accounts: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:abc'], methods: ['sol_sign'] },
  },
}

test('chains, accounts and methods are read from every way to write the namespace, and from no other', () => {
  expect(sessionChainIds(session)).toEqual([10, 1, 100])
  expect(sessionAccounts(session, 1)).toEqual([address])
  expect(sessionAccounts(session, 10)).toEqual([address])
  expect(sessionAccounts(session, 5)).toEqual([])
  expect(sessionMethods(session)).toEqual(['personal_sign', 'eth_sign'])
})

test.each([
  ['the one that was asked for', [100], [1, 10], 100],
  ['the one of last time, when the one asked for is not allowed', [5, 10], [1, 10], 10],
  ['the first of the page that the wallet allows', [5], [5, 1, 10], 1],
  ['the first of the wallet, when it allows none of the page', [undefined], [5], 10],
])('a session starts on %s', (_, wanted, configured, chainId) => {
  expect(startChainId(session, wanted, configured)).toBe(chainId)
})

test('a session without accounts starts nowhere', () => {
  const empty = { topic: 't', namespaces: { eip155: { accounts: [], methods: [] } } }
  expect(startChainId(empty, [1], [1])).toBeUndefined()
})

test('the proposal names the chains of the page', () => {
  expect(proposalFor([1, 100]).eip155).toMatchObject({
    chains: ['eip155:1', 'eip155:100'],
    events: ['chainChanged', 'accountsChanged'],
  })
})
