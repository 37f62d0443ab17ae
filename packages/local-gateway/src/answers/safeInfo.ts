import type { SafeState } from '@ghost-pay/gateway-wire'
import { getVersionState } from '@ghost-pay/safe-protocol'

import type { AccountState } from '../chain/accountState.ts'
import { masterCopies } from '../chain/LocalChain.ts'
import { namedAddress, type Names, plainAddress } from './names.ts'

/** When the lists of an account changed last, in milliseconds; null when they are empty. */
export type Tags = {
  collectibles: number | null
  queued: number | null
  history: number | null
  messages: number | null
}

/**
 * The answer about an account.
 *
 * @param tags when its lists changed last
 * @param recommendedVersion below which it is `OUTDATED`
 */
export function safeInfo({
  chainId,
  state,
  tags,
  recommendedVersion,
  names,
}: {
  chainId: number
  state: AccountState
  tags: Tags
  recommendedVersion: string
  names: Names
}): SafeState {
  const named = (address: AccountState['guard']) => address && namedAddress(address, names)
  return {
    address: plainAddress(state.address),
    chainId: String(chainId),
    nonce: state.nonce,
    threshold: state.threshold,
    owners: state.owners.map(plainAddress),
    implementation: namedAddress(state.singleton, names),
    implementationVersionState: versionState(state, recommendedVersion),
    modules:
      state.modules.length > 0 ? state.modules.map((module) => namedAddress(module, names)) : null,
    fallbackHandler: named(state.fallbackHandler),
    guard: named(state.guard),
    version: state.version,
    collectiblesTag: inSeconds(tags.collectibles),
    txQueuedTag: inSeconds(tags.queued),
    txHistoryTag: inSeconds(tags.history),
    messagesTag: inSeconds(tags.messages),
  }
}

/** Whether the account's contract is one that is known, and as new as the chain recommends. */
export function versionState(
  { version, singleton }: Pick<AccountState, 'version' | 'singleton'>,
  recommendedVersion: string,
): SafeState['implementationVersionState'] {
  return getVersionState({
    version,
    recommendedVersion,
    implementation: singleton,
    masterCopies: masterCopies.map(({ address }) => address),
  })
}

function inSeconds(moment: number | null): string | null {
  return moment === null ? null : Math.floor(moment / 1000).toString()
}
