import { type Address, parseEther } from 'viem'

import {
  checkContracts,
  deployContracts,
  type LocalChainContracts,
} from './contracts/deployContracts.ts'
import { findContracts } from './contracts/findContracts.ts'
import type { ChainNode } from './engine/ChainNode.ts'
import type { ChainClient } from './engine/createChainClient.ts'
import { UnusableNodeError } from './errors.ts'
import { demoAccounts } from './seed/demo.ts'
import type { SeedContext, SeededAccounts, SeededProposal, SeedResult } from './seed/Seed.ts'
import type { Signers } from './seed/signers.ts'

/** The node's own clock may have begun a while before it is attached to. */
const toleranceMs = 3_600_000

/** Which of the accounts that seeds make are on the chain; undefined without the Treasury. */
async function findAccounts(
  client: ChainClient,
  signers: Signers,
): Promise<SeededAccounts | undefined> {
  const { treasury, pettyCash, grants } = demoAccounts({ signers })
  const [hasTreasury, hasPettyCash, hasGrants] = await Promise.all(
    [treasury, pettyCash, grants].map(async ({ address }) => !!(await client.getCode({ address }))),
  )
  if (!hasTreasury) return undefined
  return {
    treasury,
    ...(hasPettyCash ? { pettyCash } : {}),
    ...(hasGrants ? { grants } : {}),
  }
}

/**
 * Makes the node sign for the accounts of the development phrase, and gives ether to those that have little. On public chains thieves
 * have given these accounts code that sends on what arrives; a fork does not need it.
 *
 * @returns a function that ends what was begun; the ether stays
 */
async function borrowSigners({ client, forkedAt }: ChainNode, signers: Signers) {
  const own = new Set((await client.getAddresses()).map((address) => address.toLowerCase()))
  const borrowed: Address[] = []
  for (const { address } of Object.values(signers)) {
    if (!own.has(address.toLowerCase())) {
      await client.impersonateAccount({ address })
      borrowed.push(address)
    }
    if ((await client.getBalance({ address })) < parseEther('1000'))
      await client.setBalance({ address, value: parseEther('10000') })
    if (forkedAt !== undefined && (await client.getCode({ address })))
      await client.setCode({ address, bytecode: '0x' })
  }
  return async () => {
    for (const address of borrowed) await client.stopImpersonatingAccount({ address })
  }
}

/** What a used chain has in the end. */
export type PreparedChain = {
  contracts: LocalChainContracts
  accounts: SeededAccounts
  proposals: readonly SeededProposal[]
  /** When the contracts were there, by `performance.now()`. */
  deployed: number
}

/**
 * Adds to a chain that has been used what it lacks of the contracts, and the accounts of a seed unless its Treasury is there already.
 * Mines as the node did when it is done. A history is played only where the last block is old enough for it.
 *
 * @param node a node that was attached to, or that forks a chain
 * @param parameters the signers, the seed's function, and the length of its history in milliseconds, if it has one
 * @throws UnusableNodeError `otherCode`, `noRoomForHistory`; nothing was changed
 * @throws ContractMismatchError when something that was sent failed
 */
export async function prepareUsedChain(
  node: ChainNode,
  {
    signers,
    seed,
    historyMs,
  }: {
    signers: Signers
    seed: (context: SeedContext) => Promise<SeedResult>
    historyMs: number | undefined
  },
): Promise<PreparedChain> {
  const { client, chainId } = node
  const { present, isComplete } = await findContracts(client)
  const found = await findAccounts(client, signers)
  if (isComplete && found) {
    const contracts = await checkContracts(client)
    return { contracts, accounts: found, proposals: [], deployed: performance.now() }
  }
  const startTime = await roomFor(client, found ? undefined : historyMs)
  const giveBack = await borrowSigners(node, signers)
  const isAutomatic = await client.getAutomine()
  await client.setAutomine(false)
  try {
    if (startTime !== undefined)
      await client.setNextBlockTimestamp({ timestamp: BigInt(Math.floor(startTime / 1000)) })
    const deployer = signers.deployer.address
    const contracts = await deployContracts(client, { chainId, deployer, present })
    const deployed = performance.now()
    if (found) return { contracts, accounts: found, proposals: [], deployed }
    const context = { client, chainId, contracts, signers, startTime: startTime ?? Date.now() }
    const seeded = await seed(context)
    if (startTime !== undefined) await node.setClockToNow()
    return { contracts, ...seeded, deployed }
  } finally {
    await client.setAutomine(isAutomatic)
    await giveBack()
  }
}

/** When a history of this length can begin, in milliseconds since 1970; undefined without one. */
async function roomFor(
  client: ChainClient,
  historyMs: number | undefined,
): Promise<number | undefined> {
  if (historyMs === undefined) return undefined
  const { timestamp } = await client.getBlock()
  const last = Number(timestamp) * 1000
  const latest = Date.now() - historyMs
  if (last > latest + toleranceMs)
    throw new UnusableNodeError(
      'noRoomForHistory',
      'The history of this seed would have to come before blocks that are there. ' +
        `Choose the seed “empty”, or a node whose last block is ${historyMs / 86_400_000} days old ` +
        `(anvil --timestamp ${Math.floor(latest / 1000)}).`,
    )
  return Math.max(latest, last + 60_000)
}
