import { expect, test } from 'vitest'

import { chainOptions, switchFailureText } from './chainOptions.ts'

const chains = [
  { id: 11155111, name: 'Sepolia', testnet: true },
  { id: 1, name: 'Ethereum' },
  { id: 100, name: 'Gnosis' },
]
const facts = { chains, currentId: 1, switching: { state: 'idle' }, canSwitch: true } as const

test('the current chain is connected and cannot be chosen; test networks come last', () => {
  expect(chainOptions(facts).map(({ id, state, disabled }) => [id, state, disabled])).toEqual([
    [1, 'current', true],
    [100, 'idle', false],
    [11155111, 'idle', false],
  ])
})

test('the chain that the wallet is asked for says so, and why it failed', () => {
  const asking = chainOptions({ ...facts, switching: { state: 'asking', chainId: 100 } })
  expect(asking.find(({ id }) => id === 100)?.state).toBe('asking')
  const failure = { kind: 'switch-ignored', retryable: true } as const
  const failed = chainOptions({ ...facts, switching: { state: 'failed', chainId: 100, failure } })
  expect(failed.find(({ id }) => id === 100)).toMatchObject({ state: 'failed', failure })
})

test('once the wallet is there, it is connected, whatever was said before', () => {
  const failure = { kind: 'timeout-wallet', retryable: true } as const
  const options = chainOptions({
    ...facts,
    currentId: 100,
    switching: { state: 'failed', chainId: 100, failure },
  })
  expect(options.find(({ id }) => id === 100)).toMatchObject({
    state: 'current',
    failure: undefined,
  })
})

test('nothing can be chosen in a wallet that does not switch', () => {
  expect(chainOptions({ ...facts, canSwitch: false }).every(({ disabled }) => disabled)).toBe(true)
})

test('a wallet that does not switch for a site is one to switch in, whenever it says so', () => {
  expect(switchFailureText('unsupported-method')).toBe('chain.cannotSwitch')
  expect(switchFailureText('offline')).toBe('error.offline')
})
