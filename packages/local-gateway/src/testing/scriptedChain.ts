import {
  custom,
  encodeAbiParameters,
  encodeEventTopics,
  type Hash,
  type Hex,
  keccak256,
  pad,
  toHex,
} from 'viem'

import { connectNode, type Node } from '../chain/node.ts'
import { events } from '../indexer/events.ts'
import { account } from './buildTransaction.ts'

/** A block as a node returns it. */
export type ScriptedBlock = { number: number; hash: Hash; parentHash: Hash; receives: boolean }

/** A chain that a test makes and changes while it is read, without mining thousands of blocks. */
export type ScriptedChain = {
  node: Node
  /** The blocks of now; the first one has number 0. */
  blocks: ScriptedBlock[]
  /** Called before each answer; what it returns, unless undefined, is the answer. */
  before: (call: { method: string; params: readonly unknown[] }) => unknown
  /** Called after each answer was made and before it is given. */
  after: (call: { method: string; params: readonly unknown[] }) => void
}

const hashOf = (fork: string, number: number): Hash => keccak256(toHex(`${fork} ${number}`))

/**
 * Puts blocks of a fork behind others.
 *
 * @param onto the blocks that stay
 * @param length how many blocks there are then
 * @param receives the blocks in which the account receives something
 */
export function extend(
  onto: readonly ScriptedBlock[],
  fork: string,
  length: number,
  receives: readonly number[] = [],
): ScriptedBlock[] {
  const blocks = [...onto]
  for (let number = blocks.length; number < length; number++)
    blocks.push({
      number,
      hash: hashOf(fork, number),
      parentHash: blocks.at(-1)?.hash ?? pad('0x'),
      receives: receives.includes(number),
    })
  return blocks
}

/** The log of a block in which the account receives one wei. */
export function logOf({ number, hash }: ScriptedBlock) {
  return {
    address: account,
    topics: encodeEventTopics({
      abi: events,
      eventName: 'SafeReceived',
      args: { sender: account },
    }),
    data: encodeAbiParameters([{ type: 'uint256' }], [1n]),
    blockNumber: toHex(number),
    blockHash: hash,
    transactionHash: keccak256(hash),
    logIndex: '0x0',
  }
}

/** A chain with its node, of id 31337. */
export function scriptedChain(blocks: ScriptedBlock[]): ScriptedChain {
  const request = (call: { method: string; params?: readonly unknown[] }) => {
    const { method, params = [] } = call
    const given = chain.before({ method, params })
    const answer = given === undefined ? answerTo(method, params) : given
    chain.after({ method, params })
    return Promise.resolve(answer)
  }
  function answerTo(method: string, [first]: readonly unknown[]): unknown {
    switch (method) {
      case 'eth_chainId':
        return toHex(31337)
      case 'eth_getBlockByNumber': {
        const block = chain.blocks.at(first === 'latest' ? -1 : Number(first)) ?? null
        return (
          block && { ...block, number: toHex(block.number), timestamp: '0x1', transactions: [] }
        )
      }
      case 'eth_getLogs': {
        const { fromBlock, toBlock } = first as { fromBlock: Hex; toBlock: Hex }
        return chain.blocks
          .slice(Number(fromBlock), Number(toBlock) + 1)
          .filter(({ receives }) => receives)
          .map(logOf)
      }
      default:
        throw new Error(`${method} is not asked of this chain.`)
    }
  }
  const chain: ScriptedChain = {
    node: connectNode(custom({ request })),
    blocks,
    before: () => undefined,
    after: () => undefined,
  }
  return chain
}
