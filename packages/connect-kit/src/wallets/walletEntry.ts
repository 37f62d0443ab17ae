import type { EIP1193Provider } from 'viem'
import type { Connector } from 'wagmi'

import type { Wallet } from './Wallet.ts'

/** What `connectorsForWallets` leaves on each connector it makes, so that the list can be read back from the connectors. */
export type WalletEntry = {
  wallet: Wallet
  groupName: string
  /** From 1; 0 is for what the browser announces. */
  groupIndex: number
  /** The host gave a project id, so that pairing is possible. */
  canPair: boolean
  /** The wallet's object in this page, if it is there. */
  findProvider: () => EIP1193Provider | undefined
}

/** The entry on a connector, when it is one of ours. */
export function walletEntryOf(connector: Connector): WalletEntry | undefined {
  if (!('ckWallet' in connector)) return undefined
  // Only connectorsForWallets writes this property, and its type is checked there.
  return connector.ckWallet as WalletEntry
}
