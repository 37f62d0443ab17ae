import type { Address } from 'viem'
import type { Engine, Mining } from '@ghost-pay/local-chain'

/** What runs, in the format of `/status.json` (behaviour/devnet#status-page). A number that is not known now is null. */
export type DevnetStatus = {
  /** When the devnet had started (ISO 8601), and how many seconds ago that is. */
  startedAt: string
  uptime: number
  /** Whether it is saved; where, any page of this machine could read here. */
  isSaved: boolean
  chains: readonly ChainStatus[]
  gateway: GatewayStatus
  accounts: readonly AccountStatus[]
  owners: readonly { name: string; address: Address }[]
}

/** A chain of the devnet. */
export type ChainStatus = {
  chainId: number
  name: string
  rpcUrl: string
  engine: Engine
  isAttached: boolean
  /** When blocks come; null for a node that was running before the devnet and whose mining is not known. */
  mining: Mining | null
  /** The last block that is another chain's; null where the chain is no fork. */
  forkedAt: number | null
  /** The last block, its time (ISO 8601), and how many seconds old it is: negative when the chain's clock is ahead. */
  head: { number: number; time: string; age: number } | null
}

/** The gateway. */
export type GatewayStatus = {
  url: string
  chains: readonly {
    chainId: number
    /** The last block that was read, and how many the chain has beyond it. */
    indexed: number | null
    lag: number | null
    /** Why the chain cannot be read now; null when it can. */
    reason: string | null
  }[]
  /** Failures that were asked for by the header, since the start. None stands longer than its request. */
  faults: { header: string; asked: number; last: string | null }
}

/** A seeded account. */
export type AccountStatus = {
  chainId: number
  name: string
  address: Address
  threshold: number
  owners: readonly string[]
  /** How many transactions wait in its queue; null when the gateway cannot say. */
  queued: number | null
}
