import type { Message } from '@ghost-pay/gateway-wire'
import { joinSignatures } from '@ghost-pay/safe-protocol'

import type { AccountState } from '../chain/accountState.ts'
import type { MessageRecord } from '../offchain/OffchainState.ts'
import { type Names, plainAddress } from './names.ts'
import { appOf } from './origin.ts'

/** The prepared signature joins the confirmations in the order in which the contract wants them. */
export function message(
  record: MessageRecord,
  { threshold, owners }: Pick<AccountState, 'threshold' | 'owners'>,
  names: Names,
): Message {
  const confirmations = record.confirmations.filter(({ owner }) => owners.includes(owner))
  const isConfirmed = confirmations.length >= threshold
  const app = appOf(record.origin, names)
  return {
    messageHash: record.messageHash,
    status: isConfirmed ? 'CONFIRMED' : 'NEEDS_CONFIRMATION',
    logoUri: app?.logoUri ?? null,
    name: app?.name ?? null,
    message: record.message,
    creationTimestamp: record.createdAt,
    modifiedTimestamp: record.modifiedAt,
    confirmationsSubmitted: confirmations.length,
    confirmationsRequired: threshold,
    proposedBy: plainAddress(record.proposedBy),
    confirmations: confirmations.map(({ owner, signature }) => ({
      owner: plainAddress(owner),
      signature,
    })),
    preparedSignature: isConfirmed ? joinSignatures(confirmations) : null,
    origin: record.origin,
  }
}
