import type { Config } from 'wagmi'

import { askedSends, sentApprovals } from './sent.ts'
import { walletAccess } from './walletAccess.ts'

/** What this browser adds to what a package asks of a wallet: the connected one, and its notes. */
export const walletHere = (config: Config) => ({
  wallet: walletAccess(config),
  askedSends,
  sentApprovals,
})
