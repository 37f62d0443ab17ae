import fc from 'fast-check'
import {
  concat,
  decodeFunctionData,
  encodeFunctionData,
  encodePacked,
  getContractAddress,
  keccak256,
  pad,
  zeroAddress,
} from 'viem'
import { describe, expect, test } from 'vitest'

import { safeAbi } from './abis/safeAbi.ts'
import { safeProxyFactoryAbi } from './abis/safeProxyFactoryAbi.ts'
import { accountSetupData, createAccountCall, predictAccountAddress } from './accountAddress.ts'
import { getOfficialContract } from './contracts/officialContracts.ts'
import { InvalidFieldError, InvalidOwnersError, UnknownContractError } from './errors.ts'
import { anyAddress, anyUint256, hexOf } from './testing/arbitraries.ts'
import vectors from './vectors/accountAddresses.json' with { type: 'json' }

const anyCreation = fc
  .record({
    owners: fc.uniqueArray(
      anyAddress.filter((address) => BigInt(address) > 1n),
      { minLength: 1, maxLength: 6 },
    ),
    saltNonce: anyUint256,
    setup: fc.record({ to: anyAddress, data: hexOf(0, 70) }),
    payment: fc.record({ token: anyAddress, amount: anyUint256, receiver: anyAddress }),
    fallbackHandler: anyAddress,
    contracts: fc.record({
      factory: anyAddress,
      singleton: anyAddress,
      proxyCreationCode: hexOf(0, 80),
    }),
    onlyOnChain: fc.option(anyUint256, { nil: undefined }),
    at: fc.nat(),
  })
  .map(({ at, ...creation }) => ({ ...creation, threshold: 1 + (at % creation.owners.length) }))

test('setup, creation and address are those viem works out', () => {
  fc.assert(
    fc.property(anyCreation, (creation) => {
      const { owners, threshold, saltNonce, setup, payment, contracts, onlyOnChain } = creation
      const initializer = encodeFunctionData({
        abi: safeAbi,
        functionName: 'setup',
        args: [
          owners,
          BigInt(threshold),
          setup.to,
          setup.data,
          creation.fallbackHandler,
          payment.token,
          payment.amount,
          payment.receiver,
        ],
      })
      expect(accountSetupData(creation)).toBe(initializer)

      const call = createAccountCall(creation)
      expect(call.to).toBe(contracts.factory)
      expect(decodeFunctionData({ abi: safeProxyFactoryAbi, data: call.data })).toEqual({
        functionName:
          onlyOnChain === undefined ? 'createProxyWithNonce' : 'createChainSpecificProxyWithNonce',
        args: [contracts.singleton, initializer, saltNonce],
      })

      const salt = keccak256(
        onlyOnChain === undefined
          ? encodePacked(['bytes32', 'uint256'], [keccak256(initializer), saltNonce])
          : encodePacked(
              ['bytes32', 'uint256', 'uint256'],
              [keccak256(initializer), saltNonce, onlyOnChain],
            ),
      )
      expect(predictAccountAddress(creation)).toBe(
        getContractAddress({
          opcode: 'CREATE2',
          from: contracts.factory,
          salt,
          bytecode: concat([contracts.proxyCreationCode, pad(contracts.singleton)]),
        }),
      )
    }),
  )
})

const owners = [
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
]
const creation = { owners, threshold: 2, saltNonce: 0 }

describe.each([
  ['1.3.0', 'canonical'],
  ['1.3.0', 'eip155'],
  ['1.4.1', 'canonical'],
  ['1.5.0', 'canonical'],
] as const)('version %s, %s', (version, deployment) => {
  test('uses the official contracts', () => {
    const official = { ...creation, version, deployment }
    const contract = (
      name: 'SafeL2' | 'Safe' | 'SafeProxyFactory' | 'CompatibilityFallbackHandler',
    ) => getOfficialContract({ name, version, deployment }).address
    const call = createAccountCall(official)
    expect(call.to).toBe(contract('SafeProxyFactory'))
    const { args } = decodeFunctionData({ abi: safeProxyFactoryAbi, data: call.data })
    expect(args?.[0]).toBe(contract('SafeL2'))
    const setup = decodeFunctionData({ abi: safeAbi, data: accountSetupData(official) })
    expect(setup.args).toEqual([
      owners,
      2n,
      zeroAddress,
      '0x',
      contract('CompatibilityFallbackHandler'),
      zeroAddress,
      0n,
      zeroAddress,
    ])
    const addresses = new Set([
      predictAccountAddress(official),
      predictAccountAddress({ ...official, l2: false }),
      predictAccountAddress({ ...official, saltNonce: 1 }),
      predictAccountAddress({ ...official, threshold: 1 }),
      predictAccountAddress({ ...official, fallbackHandler: null }),
    ])
    expect(addresses.size).toBe(5)
  })
})

test('refuses what cannot be created', () => {
  expect(() => predictAccountAddress({ ...creation, version: '1.1.1' })).toThrow(
    UnknownContractError,
  )
  expect(() => predictAccountAddress({ ...creation, threshold: 3 })).toThrow(InvalidOwnersError)
  expect(() => predictAccountAddress({ ...creation, threshold: 0 })).toThrow(InvalidOwnersError)
  expect(() => predictAccountAddress({ ...creation, owners: [] })).toThrow(InvalidOwnersError)
  expect(() => createAccountCall({ ...creation, owners: [...owners, ...owners] })).toThrow(
    InvalidOwnersError,
  )
  expect(() => createAccountCall({ ...creation, owners: [zeroAddress], threshold: 1 })).toThrow(
    InvalidOwnersError,
  )
  expect(() => createAccountCall({ ...creation, saltNonce: -1 })).toThrow(InvalidFieldError)
  expect(() => predictAccountAddress({ ...creation, version: '1.3.0', onlyOnChain: 1 })).toThrow(
    InvalidFieldError,
  )
})

test.each(vectors.addresses)(
  'version $version, $deployment, l2 $l2: $address',
  ({ address, ...choice }) => {
    const { owners, threshold, saltNonce } = vectors
    const deployment = choice.deployment === 'eip155' ? 'eip155' : 'canonical'
    expect(predictAccountAddress({ owners, threshold, saltNonce, ...choice, deployment })).toBe(
      address,
    )
  },
)
