import { hashTypedData, keccak256 } from 'viem/utils'
import { describe, expect, test } from 'vitest'

import { InvalidFieldError, InvalidVersionError } from './errors.ts'
import { safeTxHash, safeTxPreimage } from './safeTxHash.ts'
import { safeTxTypedData } from './safeTxTypedData.ts'
import vectors from './vectors/safeHashes.json' with { type: 'json' }

const parametersOf = ({ tx, chainId, safe, version }: (typeof vectors.txVectors)[number]) => ({
  chainId,
  safe,
  version,
  transaction: { ...tx, operation: tx.operation === 1 ? 1 : 0 } as const,
})

describe.each(vectors.txVectors)('version $version', (vector) => {
  const parameters = parametersOf(vector)

  test('gives the published hash', () => {
    expect(safeTxHash(parameters)).toBe(vector.viem)
  })

  test('gives typed data of the same hash', () => {
    expect(hashTypedData(safeTxTypedData(parameters))).toBe(vector.viem)
  })

  test('gives the bytes that are hashed', () => {
    expect(keccak256(safeTxPreimage(parameters))).toBe(vector.viem)
  })

  test('does not mind build metadata', () => {
    expect(safeTxHash({ ...parameters, version: `${vector.version}+L2` })).toBe(vector.viem)
  })
})

const [, , , , vector] = vectors.txVectors
if (!vector) throw new Error('The vectors are not complete.')
const parameters = parametersOf(vector)

test('numbers may be numbers, bigints or decimal text', () => {
  const { tx } = vector
  expect(
    safeTxHash({
      ...parameters,
      chainId: '31337',
      transaction: {
        ...parameters.transaction,
        value: BigInt(tx.value),
        nonce: '5',
        safeTxGas: 46_000,
      },
    }),
  ).toBe(vector.viem)
})

test('what is left out is zero', () => {
  const { to, nonce } = parameters.transaction
  const zero = '0x0000000000000000000000000000000000000000'
  expect(
    safeTxHash({ ...parameters, transaction: { to, nonce, gasToken: null, data: null } }),
  ).toBe(
    safeTxHash({
      ...parameters,
      transaction: {
        to,
        nonce,
        value: 0,
        data: '0x',
        operation: 0,
        safeTxGas: 0n,
        baseGas: '0',
        gasPrice: 0,
        gasToken: zero,
        refundReceiver: zero,
      },
    }),
  )
})

test.each([
  ['to', '0x1234'],
  ['value', -1n],
  ['value', 1.5],
  ['value', 2 ** 53],
  ['value', '0x10'],
  ['value', ''],
  ['value', 1n << 256n],
  ['nonce', undefined],
  ['data', '0x123'],
  ['data', 'hello'],
  ['data', '0X12'],
  ['to', '0X90F79bf6EB2c4f870365E785982E1f101E93b906'],
  ['operation', 2],
  ['gasToken', '0x'],
])('refuses %s %s', (field, value) => {
  const transaction = { ...parameters.transaction, [field]: value }
  expect(() => safeTxHash({ ...parameters, transaction })).toThrow(InvalidFieldError)
  expect(() => safeTxHash({ ...parameters, transaction })).toThrow(field)
})

test.each([null, undefined, '', 'latest', '1.3', '1.4.1-rc.1'])(
  'refuses the version %s',
  (version) => {
    // The type forbids null; a gateway's answer does not.
    expect(() => safeTxHash({ ...parameters, version: version as string })).toThrow(
      InvalidVersionError,
    )
  },
)

test.each([null, undefined, 'transaction'])('refuses %s in the place of a transaction', (given) => {
  // The type forbids it; a gateway's answer does not.
  const transaction = given as unknown as typeof parameters.transaction
  expect(() => safeTxHash({ ...parameters, transaction })).toThrow(InvalidFieldError)
})
