import type { AccountState } from '../chain/accountState.ts'
import type { MessageRecord } from '../offchain/OffchainState.ts'
import type { LedgerView } from './ledger.ts'
import type { MultisigTransaction } from './multisigTransactions.ts'
import type { Tags } from './safeInfo.ts'

/**
 * When the lists of an account changed last.
 *
 * @param open what was proposed and not executed
 */
export function tagsOf({
  state,
  open,
  ledger,
  messages,
}: {
  state: Pick<AccountState, 'nonce'>
  open: readonly MultisigTransaction[]
  ledger: Pick<LedgerView, 'collectibles' | 'newest'>
  messages: readonly Pick<MessageRecord, 'modifiedAt'>[]
}): Tags {
  return {
    // Blocks come one after another in time.
    collectibles: ledger.collectibles.at(ledger.collectibles.length - 1)?.timestamp ?? null,
    queued: newest(
      open.filter(({ nonce }) => nonce >= state.nonce).map(({ modifiedAt }) => modifiedAt),
    ),
    history: ledger.newest,
    messages: newest(messages.map(({ modifiedAt }) => modifiedAt)),
  }
}

function newest(moments: readonly number[]): number | null {
  return moments.length > 0 ? Math.max(...moments) : null
}
