import type { Engine } from './Engine.ts'

/** A chain to go on from: the requests that the fork cannot answer itself go to the node at `url`. */
export type Fork = {
  url: string
  /** The last block of the other chain that the fork has; its latest unless given. */
  block?: number | undefined
}

/** What a node starts with. */
export type StartChainParameters = {
  chainId: number
  /** The time of the first block, in milliseconds since 1970. */
  startTime: number
  /** anvil where there is a binary, else EDR, unless given. */
  engine?: Engine | undefined
  /** Only anvil forks. `startTime` has no meaning then. */
  fork?: Fork | undefined
  /** Whether a state is going to be loaded, which may be large. */
  loadsState?: boolean | undefined
}
