import { ProviderRpcError, SwitchChainError, UserRejectedRequestError } from 'viem'
import { describe, expect, test } from 'vitest'

import { codeOf, errorChain, isExpiredPairing, isUnknownChain } from './errorChain.ts'

const coded = (code: unknown, cause?: unknown) =>
  Object.assign(new Error('It said no.', { cause }), { code })

describe('a wallet does not know the chain', () => {
  test.each([
    ['in the code of EIP-3326', coded(4902)],
    ['in a text', coded('4902')],
    ['in the code of the WalletConnect protocol', coded(5100)],
    ['in the code of EIP-5792', coded(5710)],
    ['inside an error of the wallet library', new SwitchChainError(coded(4902))],
    [
      'inside what MetaMask’s app says',
      { code: -32603, data: { originalError: { code: 4902, message: 'Unrecognized chain' } } },
    ],
    ['inside an error with a code of its own', coded(-32603, coded(4902))],
  ])('%s', (_, error) => {
    expect(isUnknownChain(error)).toBe(true)
  })

  test.each([
    ['a refusal', coded(4001)],
    ['a refusal that the wallet library wraps as a switch', new SwitchChainError(coded(4001))],
    ['a refusal inside an unknown chain', coded(4902, coded(4001))],
    ['a wallet that is busy', coded(-32002)],
    ['an error without a code', new Error('4902')],
    ['a name that every object has', coded('constructor')],
    ['a text', '4902'],
    ['nothing', undefined],
  ])('and not: %s', (_, error) => {
    expect(isUnknownChain(error)).toBe(false)
  })

  test('what was said innermost counts: an unknown chain inside a refusal is one', () => {
    const refusal = new UserRejectedRequestError(coded(4902))
    expect(isUnknownChain(refusal)).toBe(true)
  })
})

describe('a pairing that was not used in time', () => {
  test.each([
    new Error('Proposal expired'),
    new Error('pairing expired'),
    new Error('Pairing has expired'),
    new ProviderRpcError(new Error('Proposal expired'), { code: 1, shortMessage: 'x' }),
    'Proposal expired',
  ])('%s', (error) => {
    expect(isExpiredPairing(error)).toBe(true)
  })

  test.each([new Error('Session expired'), new Error('User rejected.'), null, {}])(
    'and not: %s',
    (error) => {
      expect(isExpiredPairing(error)).toBe(false)
    },
  )
})

test.each([
  [4001, 4001],
  ['4001', 4001],
  ['-32002', -32002],
  ['ACTION_REJECTED', 'ACTION_REJECTED'],
  // viem's for an error that came without one.
  [-1, undefined],
  ['', undefined],
  [{}, undefined],
])('the code %j is read as %j', (code, read) => {
  const [link] = errorChain(coded(code))
  expect(link && codeOf(link)).toBe(read)
})

test('a chain of causes that never ends is read as far as it makes sense', () => {
  const circle = new Error('round')
  circle.cause = circle
  expect(errorChain(circle)).toHaveLength(1)

  let long: unknown
  for (let depth = 0; depth < 100; depth += 1) long = coded(depth, long)
  expect(errorChain(long).length).toBeLessThan(20)
})

test('what throws when it is looked at says nothing', () => {
  const hostile = {
    get name() {
      throw new Error('Do not look.')
    },
    message: 'Proposal expired',
  }
  expect(isExpiredPairing(hostile)).toBe(true)
  expect(
    isUnknownChain(
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('No.')
          },
        },
      ),
    ),
  ).toBe(false)
})
