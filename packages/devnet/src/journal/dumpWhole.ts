import { setTimeout as wait } from 'node:timers/promises'

import type { Hex } from 'viem'
import type { ChainClient } from '@ghost-pay/local-chain'

/** How often anvil is asked whether it mines still: a block takes it a few milliseconds. What can never be mined is not waited for. */
const mostQuestions = 100
/** How often a state is taken until nothing was mined meanwhile. */
const mostStates = 10
/** Longer than a block takes, in milliseconds. */
const aBlock = 20

/** The number of the last block, once nothing is mined: what anvil works on is in its pool until the block stands. */
async function standingBlock(client: ChainClient): Promise<bigint> {
  const isAutomatic = await client.getAutomine()
  for (let asked = 0; asked < mostQuestions; asked += 1) {
    if ((await client.getTxpoolStatus()).pending === 0) break
    // It may wait for long, for a block that is mined by the clock or by hand.
    if (!isAutomatic) {
      await wait(aBlock)
      break
    }
  }
  return client.getBlockNumber()
}

/**
 * Takes the state of an anvil. It writes down its blocks first and then what the accounts have: a block that is mined in between
 * would be missing, with its transactions, while the accounts have paid for them. Such a state is taken again.
 *
 * @param client of the node, which should be sent nothing meanwhile
 * @param dump takes the state
 */
export async function dumpWhole(client: ChainClient, dump: () => Promise<Hex>): Promise<Hex> {
  for (let states = 1; ; states += 1) {
    const before = await standingBlock(client)
    const state = await dump()
    if (states === mostStates || (await standingBlock(client)) === before) return state
  }
}
