import type { Hash, Hex } from 'viem'
import { joinSignatures } from '@ghost-pay/safe-protocol'

import type { AccountState } from '../chain/accountState.ts'
import type { TypedMessage } from '../offchain/OffchainEvent.ts'
import type { MessageRecord } from '../offchain/OffchainState.ts'
import { type AddressInfo, type Names, plainAddress } from './names.ts'
import { appOf } from './origin.ts'

/** A message that an account signs off the chain. */
export type Message = {
  messageHash: Hash
  status: 'NEEDS_CONFIRMATION' | 'CONFIRMED'
  logoUri: string | null
  name: string | null
  message: string | TypedMessage
  creationTimestamp: number
  modifiedTimestamp: number
  confirmationsSubmitted: number
  confirmationsRequired: number
  proposedBy: AddressInfo
  confirmations: { owner: AddressInfo; signature: Hex }[]
  preparedSignature: Hex | null
  origin: string | null
}

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
