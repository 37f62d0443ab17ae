import type { Connector } from 'wagmi'

import { readAnnouncedWallet } from './announcedWallet.ts'
import { walletEntryOf } from './walletEntry.ts'

/** What is shown of a connected wallet. */
export type ConnectorLook = {
  name: string
  /** Absent for a wallet that has none: its first letter is shown. */
  iconUrl: string | (() => Promise<string>) | undefined
}

/**
 * The name and the icon of a connector as they can be shown: a definition's own, or what the wallet announced after a look
 * at its form. wagmi passes on whatever was announced.
 *
 * @param unnamed what to call a wallet that gave no readable name
 */
export function connectorLook(connector: Connector, unnamed: string): ConnectorLook {
  const wallet = walletEntryOf(connector)?.wallet
  if (wallet) return { name: wallet.name, iconUrl: wallet.iconUrl }
  const { name, icon } = readAnnouncedWallet({ name: connector.name, icon: connector.icon })
  return { name: name ?? unnamed, iconUrl: icon }
}
