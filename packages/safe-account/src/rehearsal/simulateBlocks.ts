import { type Address, encodeFunctionData, erc20Abi, type Hex, numberToHex } from 'viem'
import { getBlockNumber } from 'viem/actions'
import type { SafeTransaction } from '@ghost-pay/safe-protocol'
import { type EffectLog, unsignedExecution } from '@ghost-pay/safe-protocol/simulate'

import type { ChainClient } from '../chain/ChainClient.ts'
import { readNumber } from '../chain/isTokenAnswer.ts'
import { ChainReadError } from '../errors.ts'

/** A call that is only simulated. */
export type SimulationCall = { from?: Address; to: Address; value?: Hex; data: Hex }

/** One call, as `eth_simulateV1` answers it. */
export type SimulatedCall = {
  status: Hex
  returnData: Hex
  gasUsed: Hex
  logs: readonly EffectLog[]
}

/** Asks a token for a balance. */
export const balanceCall = (token: Address, holder: Address): SimulationCall => ({
  to: token,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [holder] }),
})

/** The number that a call answers; undefined where it fails or answers anything else. */
export const numberIn = (answer: SimulatedCall | undefined): bigint | undefined =>
  answer?.status === '0x1' ? readNumber(answer.returnData) : undefined

/** The newest block that a node has, asked now: on its state everything is run that is compared. */
export const newestBlock = (client: ChainClient): Promise<bigint> =>
  getBlockNumber(client, { cacheTime: 0 })

/** Calls that run one after another, on what stands in their place of the chain's own state. */
export type SimulatedBlock = {
  calls: readonly SimulationCall[]
  stateOverrides?: object
}

/**
 * One that waits in line, as a block of a simulation: each has its own place in line.
 *
 * @param owner any owner of the account
 */
export function lineBlock(
  safe: Address,
  owner: Address,
  transaction: SafeTransaction,
): SimulatedBlock {
  const { stateDiff, ...execution } = unsignedExecution({ safe, owner, transaction })
  return { calls: [execution], stateOverrides: { [safe]: { stateDiff } } }
}

/**
 * Runs calls one after another on the state of a block, without sending them (`eth_simulateV1`). The block is named by its number: which
 * number a node gives to the block that it simulates differs between nodes.
 *
 * @param parameters.blocks each on the state that the one before it leaves
 * @throws ChainReadError when the answer cannot be read; what viem throws when the node does not answer, or cannot do it
 */
export async function simulateBlocks(
  client: ChainClient,
  { block, blocks }: { block: bigint; blocks: readonly SimulatedBlock[] },
): Promise<readonly (readonly SimulatedCall[])[]> {
  // viem has no types for a method that not every node has.
  const request = client.request as (request: {
    method: string
    params: readonly unknown[]
  }) => Promise<unknown>
  const blockStateCalls = blocks.map(({ calls, stateOverrides }) =>
    stateOverrides === undefined ? { calls } : { calls, stateOverrides },
  )
  const answer = await request({
    method: 'eth_simulateV1',
    params: [{ blockStateCalls, traceTransfers: true }, numberToHex(block)],
  })
  const simulated = answer as readonly ({ calls?: readonly SimulatedCall[] } | undefined)[]
  return blocks.map(({ calls }, index) => {
    const answers = simulated[index]?.calls
    if (answers?.length !== calls.length) throw new ChainReadError('unreadable', client.chain.id)
    return answers
  })
}
