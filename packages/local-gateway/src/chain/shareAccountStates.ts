import { shareRuns } from '../indexer/shareRuns.ts'
import { type AccountState, readAccountState } from './accountState.ts'
import type { Node } from './node.ts'

/** Creates a `readAccountState` whose callers at one time share a reading of the same account at the same block. */
export function shareAccountStates(): typeof readAccountState {
  const ofNode = new WeakMap<Node, ReturnType<typeof shareRuns<AccountState | null>>>()
  return (node, address, block) => {
    const share = ofNode.get(node) ?? shareRuns<AccountState | null>()
    ofNode.set(node, share)
    return share(`${address}@${block}`, () => readAccountState(node, address, block))
  }
}
