import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import {
  type Address,
  concat,
  encodeAbiParameters,
  getContractAddress,
  type Hex,
  pad,
  zeroAddress,
} from 'viem'
import { expect, test } from 'vitest'

import type { Deployment, OfficialContractName } from './contracts/officialContract.ts'
import { getOfficialContract, listOfficialContracts } from './contracts/officialContracts.ts'
import { describeMessage } from './describeMessage.ts'
import { describeTransaction } from './describeTransaction.ts'
import { execTransactionCall } from './execTransactionCall.ts'
import { batchTransaction } from './multisend/batchTransaction.ts'
import { safeTxTypedData } from './safeTxTypedData.ts'
import { selectors } from './selectors.ts'
import {
  listVersionUpdates,
  readVersionUpdate,
  updatedContracts,
  versionUpdateTransaction,
} from './versionUpdate.ts'

const safe = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const stranger: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

const official = (name: OfficialContractName, version = '1.4.1', deployment?: Deployment) =>
  getOfficialContract({ name, version, deployment })
const addressOf = (...named: Parameters<typeof official>): Address => official(...named).address
const migration = official('SafeMigration')

const update = {
  to: migration.address,
  value: 0n,
  data: selectors['migrateL2WithFallbackHandler()'],
  operation: 1,
} as const
const describe = (transaction: Parameters<typeof readVersionUpdate>[0], version?: string) =>
  describeTransaction({ safe, transaction, version })

test('an update says from which version to which, and warns without being blocked', () => {
  const { action, sentence, warnings } = describe(update, '1.3.0')
  expect(action).toEqual({
    kind: 'updateVersion',
    from: '1.3.0',
    contract: migration,
    isL2: true,
    changesFallbackHandler: true,
  })
  expect(sentence).toBe('Update the account from version 1.3.0 to version 1.4.1.')
  expect(warnings.map(({ code, level }) => `${code} ${level}`)).toEqual([
    'implementation warning',
    'fallbackHandler warning',
  ])
})

test.each([
  ['migrateSingleton()', 'Safe', undefined],
  ['migrateL2Singleton()', 'SafeL2', undefined],
  ['migrateWithFallbackHandler()', 'Safe', 'CompatibilityFallbackHandler'],
  ['migrateL2WithFallbackHandler()', 'SafeL2', 'CompatibilityFallbackHandler'],
] as const)('%s leads to %s and the handler %s', (name, singleton, handler) => {
  const transaction = { ...update, data: selectors[name] }
  const read = readVersionUpdate(transaction, '1.3.0+L2')
  if (read === undefined) throw new Error('It was not read.')
  const inCapitals = {
    ...transaction,
    data: `0x${selectors[name].slice(2).toUpperCase()}`,
  } as const
  expect(readVersionUpdate(inCapitals, '1.3.0')).toEqual(read)
  expect(versionUpdateTransaction(read)).toEqual(transaction)
  expect(updatedContracts(read)).toEqual({
    singleton: official(singleton),
    fallbackHandler: handler && official(handler),
  })
  const codes = describe(transaction, '1.3.0').warnings.map(({ code }) => code)
  expect(codes).toEqual(handler ? ['implementation', 'fallbackHandler'] : ['implementation'])
})

test.each([
  ['without the version of the account', update, undefined],
  ['to the version that it has', update, '1.4.1'],
  ['to an older version', update, '1.5.0'],
  ['from a version before SafeMigration', update, '1.2.0'],
  ['from what is no version', update, 'newest'],
  ['with bytes behind the function', { ...update, data: `${update.data}00` }, '1.3.0'],
  ['with half a function', { ...update, data: '0x68cb3d' }, '1.3.0'],
  ['with another function', { ...update, data: selectors['migrateToL2(address)'] }, '1.3.0'],
  ['with value', { ...update, value: 1n }, '1.3.0'],
  ['by an unknown contract', { ...update, to: stranger }, '1.3.0'],
  ['by another official contract', { ...update, to: addressOf('SafeToL2Migration') }, '1.3.0'],
] as const)('an update %s stays blocked', (_, transaction, version) => {
  expect(readVersionUpdate(transaction, version)).toBeUndefined()
  const { action, warnings } = describe(transaction, version)
  expect(action.kind).not.toBe('updateVersion')
  expect(warnings).toContainEqual(
    expect.objectContaining({ code: 'delegateCall', level: 'blocked', path: [] }),
  )
})

test('an update in a batch, or of another account that this one owns, stays blocked', () => {
  const multiSend = addressOf('MultiSend')
  const batch = batchTransaction({ transactions: [update, update], multiSend })
  const execution = execTransactionCall({
    safe: stranger,
    transaction: { ...update, nonce: 0 },
    signatures: '0x',
  })
  const inner = { level: 'blocked', code: 'delegateCall', path: [0] }
  for (const outer of [batch, { ...execution, value: 0n, operation: 0 as const }]) {
    expect(describe(outer, '1.3.0').warnings).toContainEqual(expect.objectContaining(inner))
  }
  const { message, primaryType, domain, types } = safeTxTypedData({
    chainId: 1,
    safe: stranger,
    version: '1.3.0',
    transaction: { ...update, nonce: 0 },
  })
  const typedData = { message, primaryType, domain, types }
  expect(describeMessage({ safe, message: typedData, version: '1.3.0' }).warnings).toContainEqual(
    expect.objectContaining({ level: 'blocked', code: 'delegateCall' }),
  )
})

const account = {
  version: '1.3.0',
  implementation: addressOf('SafeL2', '1.3.0'),
  fallbackHandler: addressOf('CompatibilityFallbackHandler', '1.3.0'),
}

test('an account on SafeL2 stays on it, and takes the handler of the new version for that of its old one', () => {
  const both = { isL2: true, changesFallbackHandler: true }
  expect(listVersionUpdates(account)).toEqual([
    { contract: official('SafeMigration', '1.5.0'), ...both },
    { contract: migration, ...both },
  ])
  const eip155 = addressOf('Safe', '1.3.0', 'eip155')
  expect(listVersionUpdates({ ...account, implementation: eip155 })).toMatchObject([
    { contract: { version: '1.5.0' }, isL2: false },
    { contract: { version: '1.4.1' }, isL2: false },
  ])
})

test.each([
  ['chosen by somebody', stranger],
  ['of another version', addressOf('CompatibilityFallbackHandler', '1.4.1')],
  ['that is none', null],
] as const)('a handler %s stays', (_, fallbackHandler) => {
  for (const found of listVersionUpdates({ ...account, fallbackHandler })) {
    expect(found.changesFallbackHandler).toBe(false)
  }
})

test('an account on zkSync’s own code takes zkSync’s own', () => {
  const implementation = addressOf('SafeL2', '1.3.0', 'zksync')
  const found = listVersionUpdates({ ...account, implementation })
  expect(found.map(({ contract }) => contract)).toEqual([
    official('SafeMigration', '1.4.1', 'zksync'),
  ])
})

test.each([
  ['on unknown code', { implementation: stranger }],
  ['on no code', { implementation: zeroAddress }],
  ['that names another version than that of its code', { version: '1.4.1' }],
  ['that names no version', { version: 'old' }],
  ['of the newest version', { version: '1.5.0', implementation: addressOf('Safe', '1.5.0') }],
  ['before SafeMigration', { version: '1.1.1', implementation: addressOf('Safe', '1.1.1') }],
])('an account %s has no update', (_, changed) => {
  expect(listVersionUpdates({ ...account, ...changed })).toEqual([])
})

const require = createRequire(import.meta.url)

test.each([
  ['1.4.1', '@safe-global/safe-contracts'],
  ['1.5.0', '@safe-global/safe-smart-account'],
])('SafeMigration %s has the named contracts in its own code', (version, name) => {
  const path = `${name}/build/artifacts/contracts/libraries/SafeMigration.sol/SafeMigration.json`
  // Hardhat's artifact format.
  const { bytecode } = JSON.parse(readFileSync(require.resolve(path), 'utf8')) as { bytecode: Hex }
  const contract = official('SafeMigration', version)
  const targets = [false, true].map(
    (isL2) => updatedContracts({ contract, isL2, changesFallbackHandler: true }).singleton.address,
  )
  const handler = addressOf('CompatibilityFallbackHandler', version)
  const types = [{ type: 'address' }, { type: 'address' }, { type: 'address' }] as const
  const [singleton = zeroAddress, singletonL2 = zeroAddress] = targets
  const created = getContractAddress({
    opcode: 'CREATE2',
    from: '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7',
    salt: pad('0x00', { size: 32 }),
    bytecode: concat([bytecode, encodeAbiParameters(types, [singleton, singletonL2, handler])]),
  })
  expect(created).toBe(contract.address)
})

test('every SafeMigration has its contracts in the table', () => {
  const migrations = listOfficialContracts().filter(({ name }) => name === 'SafeMigration')
  expect(migrations.length).toBeGreaterThan(2)
  for (const contract of migrations) {
    for (const isL2 of [true, false]) {
      expect(() => updatedContracts({ contract, isL2, changesFallbackHandler: true })).not.toThrow()
    }
  }
})
