import type { AccountState } from '../chain/accountState.ts'
import type { ChainEvent } from '../indexer/ChainEvent.ts'
import type { MessageRecord } from '../offchain/OffchainState.ts'
import type { MultisigTransaction } from './multisigTransactions.ts'
import type { Tags } from './safeInfo.ts'

/** When the lists of an account changed last. */
export function tagsOf({
  state,
  transactions,
  events,
  messages,
}: {
  state: Pick<AccountState, 'nonce'>
  transactions: readonly MultisigTransaction[]
  events: readonly ChainEvent[]
  messages: readonly Pick<MessageRecord, 'modifiedAt'>[]
}): Tags {
  const open = transactions.filter(({ execution }) => !execution)
  return {
    collectibles: newest(
      events.filter(({ kind }) => kind === 'erc721Transfer').map(({ timestamp }) => timestamp),
    ),
    queued: newest(
      open.filter(({ nonce }) => nonce >= state.nonce).map(({ modifiedAt }) => modifiedAt),
    ),
    history: newest(events.map(({ timestamp }) => timestamp)),
    messages: newest(messages.map(({ modifiedAt }) => modifiedAt)),
  }
}

function newest(moments: readonly number[]): number | null {
  return moments.length > 0 ? Math.max(...moments) : null
}
