import type { RequestOverrides } from './decide.ts'
import type { Personality } from './Personality.ts'

/** What the remote control can set besides the wallet's state. */
export type WalletSettings = {
  personality: Personality
  /** Whether the wallet skips its `consent`. */
  auto: boolean
  /** Set for the next request only. */
  overrides: RequestOverrides
  /** Resolve the requests that wait for `control.release()`. */
  releases: readonly (() => void)[]
}
