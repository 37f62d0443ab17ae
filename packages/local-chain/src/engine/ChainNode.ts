import type { Hex } from 'viem'

import type { ChainStoppedError } from '../errors.ts'
import type { ChainClient } from './createChainClient.ts'
import type { Engine } from './Engine.ts'

/** When blocks are mined: with every transaction, only by `evm_mine`, or every so many milliseconds. */
export type Mining = 'auto' | 'manual' | { intervalMs: number }

/** The state of a chain: blocks, logs and receipts, but neither traces nor earlier states. */
export type ChainState = {
  /** Name and version of the engine: another version may not read the state. */
  engine: () => Promise<string>
  dump: () => Promise<Hex>
  /** Replaces everything on the chain by a state, first block included. */
  load: (state: Hex) => Promise<void>
}

/** A running node. */
export type ChainNode = {
  chainId: number
  /** Where the node listens: an address of this machine that no web page can guess. macOS has none. */
  rpcUrl: string
  engine: Engine
  /** The id of the node's process, when it is not this one. */
  pid: number | undefined
  client: ChainClient
  /** The last block that is another chain's, when the node forks one. */
  forkedAt?: number | undefined
  setMining: (mining: Mining) => Promise<void>
  /** Drops what waits for a block, once the block that is being mined stands. */
  dropWaiting: () => Promise<void>
  /** Sets the chain's clock to the wall clock, after blocks were mined in the past. */
  setClockToNow: () => Promise<void>
  /** Absent where the engine cannot dump its state. */
  state: ChainState | undefined
  /** Resolves, with the reason, when the chain ends without having been stopped. */
  ended: Promise<ChainStoppedError>
  hasEnded: () => boolean
  stop: () => Promise<void>
}
