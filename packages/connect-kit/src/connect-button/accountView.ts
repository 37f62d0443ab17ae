import type { ProfileView } from '../connection/profileView.ts'
import { shortAddress } from '../format/shortAddress.ts'

/** An account as it is shown (behaviour/connect-button#account-view). */
export type AccountView = {
  address: `0x${string}`
  /** Absent while it is not known. */
  balance?: { decimals: number; formatted: string; symbol: string } | undefined
  /** A few characters: `1.23 ETH`. */
  displayBalance?: string | undefined
  /** The ENS name in at most 24 characters, or the first and last 4 of the address. */
  displayName: string
  ensAvatar?: string | undefined
  ensName?: string | undefined
  hasPendingTransactions: boolean
}

/** Puts together what is shown of an account. Before anything is known of it, that is its address. */
export function accountView(address: `0x${string}`, profile: ProfileView): AccountView {
  return {
    ...profile,
    address,
    displayName: profile.displayName ?? shortAddress(address),
    hasPendingTransactions: profile.hasPendingTransactions ?? false,
  }
}
