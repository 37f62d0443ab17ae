import fc from 'fast-check'
import { encodeAbiParameters, encodeEventTopics, type Hex, parseAbi, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'

import { safeProxyFactoryAbi } from '../abis/safeProxyFactoryAbi.ts'
import {
  type AccountCreation,
  accountSetupData,
  createAccountCall,
  predictAccountAddress,
} from '../accountAddress.ts'
import { listSentinel } from '../accountStorage.ts'
import { getDeployments } from '../contracts/getDeployments.ts'
import { getOfficialContract } from '../contracts/officialContracts.ts'
import { UnknownContractError } from '../errors.ts'
import { anyAddress, anyText, anyUint256, hexOf } from '../testing/arbitraries.ts'
import {
  chooseDeployment,
  deploymentContracts,
  findOwnerProblem,
  listCreatedAccounts,
  readAccountCreation,
  readAccountSetup,
  verifyCreation,
} from './index.ts'

const anyCreation: fc.Arbitrary<AccountCreation & { owners: readonly Hex[] }> = fc
  .record({
    owners: fc.uniqueArray(
      anyAddress.filter((address) => BigInt(address) > 1n),
      { minLength: 1, maxLength: 6 },
    ),
    saltNonce: anyUint256,
    setup: fc.record({ to: anyAddress, data: hexOf(0, 70) }),
    payment: fc.record({ token: anyAddress, amount: anyUint256, receiver: anyAddress }),
    fallbackHandler: anyAddress,
    version: fc.constantFrom('1.3.0', '1.4.1', '1.5.0'),
    l2: fc.boolean(),
    at: fc.nat(),
  })
  .map(({ at, ...creation }) => ({ ...creation, threshold: 1 + (at % creation.owners.length) }))

describe('what a setup says', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(anyCreation, (creation) => {
        const { owners, threshold, setup, payment, fallbackHandler } = creation
        expect(readAccountSetup(accountSetupData(creation))).toEqual({
          owners,
          threshold: BigInt(Number(threshold)),
          setup,
          payment,
          fallbackHandler,
        })
      }),
    )
  })

  test('is not read when a byte of it means nothing', () => {
    fc.assert(
      fc.property(anyCreation, fc.nat(), hexOf(1), (creation, at, byte) => {
        const data = accountSetupData(creation)
        const place = 2 + 2 * (at % (data.length / 2 - 1))
        const changed: Hex = `0x${data.slice(2, place)}${byte.slice(2)}${data.slice(place + 2)}`
        const read = readAccountSetup(changed)
        // What is read can be written again: nothing stands beside it.
        if (read) expect(accountSetupData({ ...read, saltNonce: 0n })).toBe(changed)
        expect(readAccountSetup(`${data}00`)).toBeUndefined()
        expect(readAccountSetup(data.slice(0, -2))).toBeUndefined()
      }),
    )
  })

  test('is nothing where something else was sent', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(readAccountSetup(text)).toBeUndefined()
        expect(readAccountCreation({ to: text, data: text })).toBeUndefined()
        expect(
          verifyCreation(text, { factory: text, singleton: text, setupData: text, saltNonce: 0n }),
        ).toEqual({ status: 'unknown' })
      }),
    )
    const owner = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
    const data = accountSetupData({ owners: [owner], threshold: 1, saltNonce: 0 })
    const twice = data.replace(/0{63}1(?=0{24}90f79bf6)/, `${'0'.repeat(63)}2`)
    expect(twice).not.toBe(data)
    expect(readAccountSetup(twice)).toBeUndefined()
  })
})

describe('how an account was created', () => {
  test('is proven by its address alone', () => {
    fc.assert(
      fc.property(anyCreation, (creation) => {
        const parts = readAccountCreation(createAccountCall(creation))
        if (parts === undefined) throw new Error('The call was not read.')
        const { factory, singleton } = deploymentContracts({ ...creation, fallbackHandler: null })
        expect(verifyCreation(predictAccountAddress(creation), parts)).toEqual({
          status: 'proven',
          factory,
          singleton,
          setup: readAccountSetup(accountSetupData(creation)),
        })
      }),
    )
  })

  test('is refuted by any other part, and unknown with contracts of others', () => {
    fc.assert(
      fc.property(anyCreation, anyAddress, (creation, other) => {
        const address = predictAccountAddress(creation)
        const parts = readAccountCreation(createAccountCall(creation))
        if (parts === undefined) throw new Error('The call was not read.')
        const refuted = { status: 'refuted' }
        expect(verifyCreation(other, parts)).toEqual(refuted)
        expect(verifyCreation(address, { ...parts, saltNonce: parts.saltNonce ^ 1n })).toEqual(
          refuted,
        )
        expect(verifyCreation(address, { ...parts, setupData: `${parts.setupData}00` })).toEqual(
          refuted,
        )
        const unknown = { status: 'unknown' }
        expect(verifyCreation(address, { ...parts, factory: other })).toEqual(unknown)
        expect(verifyCreation(address, { ...parts, singleton: other })).toEqual(unknown)
      }),
    )
  })

  test('is announced by the factory, indexed or not', () => {
    const factory = getOfficialContract({ name: 'SafeProxyFactory', version: '1.4.1' }).address
    const [proxy, singleton] = [
      '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
      '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
    ] as const
    const older = parseAbi(['event ProxyCreation(address proxy, address singleton)'])
    const topics = encodeEventTopics({
      abi: safeProxyFactoryAbi,
      eventName: 'ProxyCreation',
      args: { proxy },
    })
    const addresses = [{ type: 'address' }, { type: 'address' }] as const
    const logs = [
      {
        address: factory,
        // Nothing is left open, so each topic is one word.
        topics: topics as Hex[],
        data: encodeAbiParameters([{ type: 'address' }], [singleton]),
      },
      {
        address: factory,
        topics: encodeEventTopics({ abi: older, eventName: 'ProxyCreation' }) as Hex[],
        data: encodeAbiParameters(addresses, [proxy, singleton]),
      },
    ]
    expect(listCreatedAccounts(logs, factory)).toEqual([proxy, proxy])
    expect(listCreatedAccounts(logs, singleton)).toEqual([])
    expect(listCreatedAccounts([{ address: factory, topics: [], data: '0x' }], factory)).toEqual([])
  })
})

test('names the contracts that take part', () => {
  const { factory, singleton, fallbackHandler } = deploymentContracts({
    version: '1.3.0',
    deployment: 'eip155',
    l2: false,
  })
  expect([factory.contractName, singleton.contractName, fallbackHandler?.contractName]).toEqual([
    'GnosisSafeProxyFactory',
    'GnosisSafe',
    'CompatibilityFallbackHandler',
  ])
  expect(new Set([factory, singleton].map(({ deployment }) => deployment))).toEqual(
    new Set(['eip155']),
  )
  expect(deploymentContracts({}).singleton.name).toBe('SafeL2')
  expect(deploymentContracts({ fallbackHandler: null }).fallbackHandler).toBeUndefined()
  expect(() => deploymentContracts({ version: '1.1.1' })).toThrow(UnknownContractError)
})

test('says why an owner would be refused', () => {
  const owner = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
  const owners = [owner]
  expect(findOwnerProblem({ owners, owner: owner.toLowerCase() })).toBe('duplicate')
  for (const reserved of [zeroAddress, listSentinel]) {
    expect(findOwnerProblem({ owners, owner: reserved })).toBe('reserved')
  }
  expect(findOwnerProblem({ safe: owner, owners: [], owner })).toBe('reserved')
  expect(findOwnerProblem({ owners, owner: 'Ana' })).toBe('address')
  expect(findOwnerProblem({ owners: [], owner })).toBeUndefined()
})

test('chooses contracts that all chains have', () => {
  expect(chooseDeployment([1, 8453, 100])).toEqual({ version: '1.4.1', deployment: 'canonical' })
  // Syscoin has 1.3.0 by the replay-protected deployer alone.
  expect(getDeployments(57)).toEqual({ '1.3.0': ['eip155'] })
  expect(chooseDeployment([57])).toEqual({ version: '1.3.0', deployment: 'eip155' })
  expect(chooseDeployment([57, 100])).toEqual({ version: '1.3.0', deployment: 'eip155' })
  // A local chain lists nothing, and narrows nothing.
  expect(chooseDeployment([31337])).toEqual({ version: '1.4.1', deployment: 'canonical' })
  expect(chooseDeployment([31337, 57])).toEqual({ version: '1.3.0', deployment: 'eip155' })
})
