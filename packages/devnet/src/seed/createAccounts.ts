import { safeAbi, safeProxyFactoryAbi } from '@ghost-pay/safe-protocol'
import {
  type Address,
  concat,
  decodeFunctionResult,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  getContractAddress,
  type Hex,
  keccak256,
  zeroAddress,
} from 'viem'

import type { Miner } from '../chain/Miner.ts'
import { type OwnerName, ownerNames } from './owners.ts'
import type { SeedContext, SeededAccount } from './Seed.ts'

/** An account to make. */
export type AccountPlan = {
  name: string
  owners: readonly OwnerName[]
  threshold: number
  /** Two accounts with the same owners and threshold differ by it. */
  saltNonce: bigint
}

/** The accounts that the seeds know. */
export const accountPlans = {
  treasury: { name: 'Treasury', owners: ownerNames, threshold: 2, saltNonce: 1001n },
  pettyCash: { name: 'Petty cash', owners: ['Alice', 'Bob'], threshold: 1, saltNonce: 1002n },
  grants: { name: 'Grants', owners: ownerNames, threshold: 2, saltNonce: 1003n },
} as const satisfies Record<string, AccountPlan>

/**
 * Sends the transactions that make accounts: SafeL2 proxies, whose events tell everything that a gateway wants to know.
 *
 * @param context the chain and its people; the first owner of an account makes it
 * @param miner where the transactions go; the caller mines
 * @param plans the accounts
 * @returns the accounts, at the addresses where they will be
 */
export async function createAccounts(
  { rpc, contracts, people }: SeedContext,
  miner: Miner,
  plans: readonly AccountPlan[],
): Promise<SeededAccount[]> {
  const personOf = { Alice: people.alice, Bob: people.bob, Carol: people.carol }
  const proxyCreationCode = decodeFunctionResult({
    abi: safeProxyFactoryAbi,
    functionName: 'proxyCreationCode',
    // `eth_call` answers the returned data in hexadecimal.
    data: (await rpc('eth_call', [
      {
        to: contracts.safeProxyFactory,
        data: encodeFunctionData({ abi: safeProxyFactoryAbi, functionName: 'proxyCreationCode' }),
      },
      'latest',
    ])) as Hex,
  })
  const creationCode = concat([
    proxyCreationCode,
    encodeAbiParameters([{ type: 'address' }], [contracts.safeL2]),
  ])

  const accounts: SeededAccount[] = []
  for (const { name, owners, threshold, saltNonce } of plans) {
    const members = owners.map((owner) => ({ name: owner, address: personOf[owner].address }))
    const [creator] = members
    if (!creator) throw new Error(`${name} has no owners.`)
    const initializer = setupCall(
      members.map(({ address }) => address),
      threshold,
      contracts.compatibilityFallbackHandler,
    )
    await miner.send({
      from: creator.address,
      to: contracts.safeProxyFactory,
      data: encodeFunctionData({
        abi: safeProxyFactoryAbi,
        functionName: 'createProxyWithNonce',
        args: [contracts.safeL2, initializer, saltNonce],
      }),
      gas: 1_000_000n,
      purpose: name,
    })
    const address = getContractAddress({
      opcode: 'CREATE2',
      from: contracts.safeProxyFactory,
      // As `createProxyWithNonce` of SafeProxyFactory 1.4.1 makes it.
      salt: keccak256(encodePacked(['bytes32', 'uint256'], [keccak256(initializer), saltNonce])),
      bytecode: creationCode,
    })
    accounts.push({ name, address, threshold, owners: members })
  }
  return accounts
}

const setupCall = (owners: readonly Address[], threshold: number, fallbackHandler: Address): Hex =>
  encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [
      owners,
      BigInt(threshold),
      zeroAddress,
      '0x',
      fallbackHandler,
      zeroAddress,
      0n,
      zeroAddress,
    ],
  })
