import type { ConnectionStatus } from '../connection/connectionStatus.ts'
import type { CopyKey, CopyValues } from '../copy.ts'

/** What is announced to a visitor who does not see the button. */
export type SpokenStatus = {
  status: ConnectionStatus
  address: string | undefined
  chainId: number | undefined
  /** Absent for a chain that the host does not know. */
  chainName: string | undefined
  /** How the account is shown. */
  account: string
  /** The wallets that are connected. */
  wallets: readonly { uid: string; name: string; current: boolean }[]
}

/** The names of a wallet that has left and of the one in use, where others are still connected. */
export function departure(
  before: SpokenStatus,
  now: SpokenStatus,
): { left: string; stays: string } | undefined {
  const left = before.wallets.find(({ uid }) => now.wallets.every((wallet) => wallet.uid !== uid))
  const stays = now.wallets.find(({ current }) => current)
  return now.status === 'connected' && left && stays
    ? { left: left.name, stays: stays.name }
    : undefined
}

/** The sentence for a change; nothing where nothing was done, or where a dialog says it itself. */
export function statusSentence(
  before: SpokenStatus,
  now: SpokenStatus,
): { key: CopyKey; values?: CopyValues } | undefined {
  if (now.status !== 'connected') {
    const left = before.status === 'connected' || before.status === 'unauthenticated'
    return now.status === 'disconnected' && left ? { key: 'said.disconnected' } : undefined
  }
  if (now.chainName === undefined) {
    const known = before.status === 'connected' && before.chainName === undefined
    return known && Object.is(before.chainId, now.chainId) ? undefined : { key: 'chain.wrong' }
  }
  if (before.status === 'unauthenticated') {
    return { key: 'said.signedIn', values: { account: now.account } }
  }
  if (before.status !== 'connected' || before.address !== now.address) {
    return { key: 'said.connected', values: { account: now.account } }
  }
  if (!Object.is(before.chainId, now.chainId)) {
    return { key: 'said.switched', values: { chain: now.chainName } }
  }
  return undefined
}
