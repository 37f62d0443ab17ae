/** Accounts of both versions, created by the real factories at their published addresses, stand where they were predicted to. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import fc from 'fast-check'
import {
  type Address,
  createPublicClient,
  createTestClient,
  createWalletClient,
  decodeFunctionResult,
  type Hex,
  http,
  keccak256,
  type PublicClient,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type AccountCreation,
  accountStorageSlots,
  createAccountCall,
  predictAccountAddress,
  safeAbi,
  safeProxyFactoryAbi,
} from '@ghost-pay/safe-protocol'
import { getOfficialContract } from '@ghost-pay/safe-protocol/contracts'
import {
  chooseDeployment,
  deploymentContracts,
  findOwnerProblem,
  listCreatedAccounts,
  readAccountCreation,
  readAccountSetup,
  verifyCreation,
} from '@ghost-pay/safe-protocol/deployment'

import { type RunningChain, startLocalChain } from './startLocalChain.ts'
import { anyAddress } from './testing/arbitraries.ts'

const require = createRequire(import.meta.url)

/** The contracts of 1.3.0 as their authors publish them. */
const artifacts130 = {
  SafeProxyFactory: 'proxies/GnosisSafeProxyFactory.sol/GnosisSafeProxyFactory.json',
  Safe: 'GnosisSafe.sol/GnosisSafe.json',
  SafeL2: 'GnosisSafeL2.sol/GnosisSafeL2.json',
  CompatibilityFallbackHandler:
    'handler/CompatibilityFallbackHandler.sol/CompatibilityFallbackHandler.json',
} as const

let running: RunningChain
let reader: PublicClient

beforeAll(async () => {
  running = await startLocalChain()
  const transport = http(running.rpcUrl)
  reader = createPublicClient({ transport, pollingInterval: 20 })
  const control = createTestClient({ mode: 'anvil', transport })
  for (const [name, path] of Object.entries(artifacts130)) {
    const file = require.resolve(`@gnosis.pm/safe-contracts/build/artifacts/contracts/${path}`)
    // Hardhat's artifact format.
    const { deployedBytecode } = JSON.parse(readFileSync(file, 'utf8')) as { deployedBytecode: Hex }
    for (const deployment of ['canonical', 'eip155'] as const) {
      const { address } = getOfficialContract({
        // The keys of `artifacts130`.
        name: name as keyof typeof artifacts130,
        version: '1.3.0',
        deployment,
      })
      await control.setCode({ address, bytecode: deployedBytecode })
    }
  }
})

afterAll(async () => {
  await running.stop()
})

const anyAccount = fc
  .record({
    owners: fc.uniqueArray(
      anyAddress.filter((owner) => findOwnerProblem({ owners: [], owner }) === undefined),
      { minLength: 1, maxLength: 8 },
    ),
    saltNonce: fc.bigInt({ min: 0n, max: (1n << 256n) - 1n }),
    l2: fc.boolean(),
    fallbackHandler: fc.constantFrom(null, undefined),
    at: fc.nat(),
  })
  .map(({ at, ...account }) => ({ ...account, threshold: 1 + (at % account.owners.length) }))

/** What the factory itself would create, without creating it. */
async function askFactory(creation: AccountCreation): Promise<Address> {
  const { data } = await reader.call(createAccountCall(creation))
  return decodeFunctionResult({
    abi: safeProxyFactoryAbi,
    functionName: 'createProxyWithNonce',
    data: data ?? '0x',
  })
}

test('an account of a local chain is created with the version that its services know', () => {
  expect(chooseDeployment([running.chainId])).toEqual({ version: '1.4.1', deployment: 'canonical' })
})

describe.each([
  { version: '1.3.0', deployment: 'canonical' },
  { version: '1.3.0', deployment: 'eip155' },
  { version: '1.4.1', deployment: 'canonical' },
] as const)('version $version, $deployment', (choice) => {
  test('the contracts have the published code', async () => {
    for (const l2 of [true, false]) {
      for (const contract of Object.values(deploymentContracts({ ...choice, l2 }))) {
        const code = await reader.getCode({ address: contract?.address ?? '0x' })
        expect([contract?.name, keccak256(code ?? '0x')]).toEqual([
          contract?.name,
          contract?.codeHash,
        ])
      }
    }
  })

  test('any account stands where it was predicted to', async () => {
    await fc.assert(
      fc.asyncProperty(anyAccount, async (account) => {
        const creation = { ...account, ...choice }
        expect(await askFactory(creation)).toBe(predictAccountAddress(creation))
      }),
      { numRuns: 40 },
    )
  })

  test('one that is created says what was asked for, and its creation is proven', async () => {
    const [signer] = running.owners.map(({ privateKey }) => privateKeyToAccount(privateKey))
    if (!signer) throw new Error('There is an owner.')
    const wallet = createWalletClient({ transport: http(running.rpcUrl), account: signer })
    for (const account of fc.sample(anyAccount, 4)) {
      const creation = { ...account, ...choice }
      const address = predictAccountAddress(creation)
      const call = createAccountCall(creation)
      const hash = await wallet.sendTransaction({ chain: null, ...call })
      const receipt = await reader.waitForTransactionReceipt({ hash })
      const { factory, singleton, fallbackHandler } = deploymentContracts(creation)
      expect(listCreatedAccounts(receipt.logs, factory.address)).toEqual([address])

      const safe = { address, abi: safeAbi } as const
      expect(await reader.readContract({ ...safe, functionName: 'getOwners' })).toEqual(
        creation.owners,
      )
      expect(await reader.readContract({ ...safe, functionName: 'getThreshold' })).toBe(
        BigInt(creation.threshold),
      )
      const stored = async (slot: Hex) =>
        `0x${(await reader.getStorageAt({ address, slot }))?.slice(-40)}`
      expect(await stored(accountStorageSlots.implementation)).toBe(singleton.address.toLowerCase())
      expect(await stored(accountStorageSlots.fallbackHandler)).toBe(
        (fallbackHandler?.address ?? `0x${'0'.repeat(40)}`).toLowerCase(),
      )

      // As another party would tell it: from the calldata on the chain.
      const { to, input } = await reader.getTransaction({ hash })
      const parts = readAccountCreation({ to: to ?? '0x', data: input })
      if (parts === undefined) throw new Error('The creation was not read.')
      expect(verifyCreation(address, parts)).toEqual({
        status: 'proven',
        factory,
        singleton,
        setup: readAccountSetup(parts.setupData),
      })
      expect(readAccountSetup(parts.setupData)).toMatchObject({
        owners: creation.owners,
        threshold: BigInt(creation.threshold),
      })
    }
  })
})
