import type { Engine } from './Engine.ts'

/** What a node starts with. */
export type StartChainParameters = {
  chainId: number
  /** The time of the first block, in milliseconds since 1970. */
  startTime: number
  /** anvil where there is a binary, else EDR, unless given. */
  engine?: Engine | undefined
  /** Whether a state is going to be loaded, which may be large. */
  loadsState?: boolean | undefined
}
