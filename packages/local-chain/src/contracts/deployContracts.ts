import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import {
  type Abi,
  type Address,
  concat,
  encodeDeployData,
  getAddress,
  getContractAddress,
  type Hex,
  isAddressEqual,
  keccak256,
  parseEther,
} from 'viem'

import { createBlockBuilder } from '../engine/blockBuilder.ts'
import type { ChainClient } from '../engine/createChainClient.ts'
import { ContractMismatchError } from '../errors.ts'
import { demoNft } from './demoNft.ts'
import { demoToken } from './demoToken.ts'
import { creationSalt, readSafeContracts, type SafeContractName } from './safeContracts.ts'

/** The contracts of a local chain, by name. Their addresses are the same on every run and every chain. */
export type LocalChainContracts = Record<
  SafeContractName | 'singletonFactory' | 'multicall3' | 'dUsd' | 'ghost',
  Address
>

/** The factory that the canonical addresses follow from (`@safe-global/safe-singleton-factory`). */
export const singletonFactory: Address = '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7'
/** The account whose first transaction creates Multicall3, and the address that follows from it: the same on every chain. */
const multicall3Deployer: Address = '0x05f32B3cC3888453ff71B01135B34FF8e41263F2'

/** Where Multicall3 is: its deployer's first contract. */
export const multicall3 = getContractAddress({ from: multicall3Deployer, nonce: 0n })

const require = createRequire(import.meta.url)

/** Where `@safe-global/safe-singleton-factory` has its files. */
const factoryFolder = () =>
  join(dirname(require.resolve('@safe-global/safe-singleton-factory/package.json')), 'artifacts')

/** The code of the factory once it is created. */
export function singletonFactoryCode(): Hex {
  const creationCode = readFileSync(join(factoryFolder(), 'bytecode.txt'), 'utf8').trim()
  // A constructor of 14 bytes comes before the code.
  return `0x${creationCode.replace(/^0x/, '').slice(28)}`
}

/**
 * Creates the factory: by the transaction that its authors signed for this chain id, or, for an id that they did not sign for,
 * by writing its code.
 */
async function createSingletonFactory(client: ChainClient, chainId: number): Promise<void> {
  const presigned = join(factoryFolder(), String(chainId), 'deployment.json')
  if (!existsSync(presigned)) {
    await client.setCode({ address: singletonFactory, bytecode: singletonFactoryCode() })
    return
  }
  const { signerAddress, gasLimit, gasPrice, transaction } = JSON.parse(
    readFileSync(presigned, 'utf8'),
    // The package's own type of these files is `SingletonFactoryInfo`.
  ) as { signerAddress: Address; gasLimit: number; gasPrice: number; transaction: Hex }
  // Set, not sent: a transfer is in no block yet when the node has answered.
  await client.setBalance({ address: signerAddress, value: BigInt(gasLimit) * BigInt(gasPrice) })
  const blocks = createBlockBuilder(client)
  await blocks.addRaw(transaction, 'The singleton factory')
  await blocks.mine()
}

/** viem has Multicall3's creation code for calls without a deployment, in a file that no entry point exports. */
export async function multicall3CreationCode(): Promise<Hex> {
  const file = join(dirname(require.resolve('viem/package.json')), '_esm/constants/contracts.js')
  const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    multicall3Bytecode?: Hex
  }
  if (!module.multicall3Bytecode)
    throw new ContractMismatchError('Multicall3', 'viem does not carry its code any more.')
  return module.multicall3Bytecode
}

/** Creates Multicall3 where every chain has it: as its real deployer, whose first transaction leads to that address. */
async function createMulticall3(client: ChainClient): Promise<void> {
  await client.setBalance({ address: multicall3Deployer, value: parseEther('1') })
  await client.impersonateAccount({ address: multicall3Deployer })
  const blocks = createBlockBuilder(client)
  const data = await multicall3CreationCode()
  await blocks.add({ from: multicall3Deployer, data, gas: 3_000_000n, purpose: 'Multicall3' })
  const [receipt] = await blocks.mine()
  await client.stopImpersonatingAccount({ address: multicall3Deployer })
  if (!receipt?.contractAddress || !isAddressEqual(receipt.contractAddress, multicall3))
    throw new ContractMismatchError('Multicall3', `it was made at ${receipt?.contractAddress}.`)
}

/** A token's creation code and the address that follows from it. */
export function tokenCreation(
  { abi, bytecode }: { abi: Abi; bytecode: Hex },
  args: readonly unknown[],
): { creationCode: Hex; address: Address } {
  const creationCode = encodeDeployData({ abi, bytecode, args: [...args] })
  const address = getContractAddress({
    opcode: 'CREATE2',
    from: singletonFactory,
    salt: creationSalt,
    bytecode: creationCode,
  })
  return { creationCode, address }
}

/** The creation code and the addresses of the two tokens. */
export const tokens = () => ({
  dUsd: tokenCreation(demoToken, ['Demo Dollar', 'dUSD', 6]),
  ghost: tokenCreation(demoNft, ['Demo Ghost', 'GHOST']),
})

/**
 * Deploys the account contracts, Multicall3 and two tokens to a chain, at the addresses they have everywhere, and checks that what
 * is there is what should be there.
 *
 * @param client of the chain's node, with automatic mining off
 * @param chainId the chain's id
 * @param deployer an account that the node signs for
 * @param present what is there already, and is left as it is; nothing unless given
 * @returns the addresses
 * @throws ContractMismatchError when an address or a code hash is not the canonical one
 */
export async function deployContracts(
  client: ChainClient,
  {
    chainId,
    deployer,
    present = new Set(),
  }: { chainId: number; deployer: Address; present?: ReadonlySet<keyof LocalChainContracts> },
): Promise<LocalChainContracts> {
  const contracts = readSafeContracts(singletonFactory)
  const { dUsd, ghost } = tokens()
  if (!present.has('singletonFactory')) await createSingletonFactory(client, chainId)
  if (!present.has('multicall3')) await createMulticall3(client)
  const blocks = createBlockBuilder(client)
  const wanted = [...contracts, { name: 'dUsd', ...dUsd }, { name: 'ghost', ...ghost }] as const
  const missing = wanted.filter(({ name }) => !present.has(name))
  for (const { name, creationCode } of missing)
    await blocks.add({
      from: deployer,
      to: singletonFactory,
      data: concat([creationSalt, creationCode]),
      gas: 7_000_000n,
      purpose: name,
    })
  if (missing.length > 0) await blocks.mine()
  return checkContracts(client)
}

/**
 * Checks that the contracts are on a chain, with the code that they should have.
 *
 * @returns the addresses
 * @throws ContractMismatchError when one is not there, or has another code
 */
export async function checkContracts(client: ChainClient): Promise<LocalChainContracts> {
  const contracts = readSafeContracts(singletonFactory)
  const { dUsd, ghost } = tokens()
  await Promise.all(
    contracts.map(async ({ name, address, codeHash }) => {
      const found = keccak256((await client.getCode({ address })) ?? '0x')
      if (found !== codeHash)
        throw new ContractMismatchError(name, `its code hashes to ${found}, not to ${codeHash}.`)
    }),
  )
  for (const [name, address] of Object.entries({
    multicall3,
    dUsd: dUsd.address,
    ghost: ghost.address,
  }))
    if (!(await client.getCode({ address })))
      throw new ContractMismatchError(name, 'it is not there.')

  const accountContracts = Object.fromEntries(
    contracts.map(({ name, address }) => [name, getAddress(address)]),
    // One entry for each of the names, which `readSafeContracts` goes through.
  ) as Record<SafeContractName, Address>
  return {
    ...accountContracts,
    singletonFactory,
    multicall3,
    dUsd: dUsd.address,
    ghost: ghost.address,
  }
}
