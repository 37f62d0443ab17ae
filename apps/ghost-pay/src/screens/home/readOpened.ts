import type { Address } from 'viem'
import { readRecipient } from '@ghost-pay/safe-account/recipients'

import type { NamedChain } from '../../account/accountId.ts'
import { chainsBy } from '../../people/readRecipientOf.ts'
import { type RecipientSaid, sayRecipientProblem } from '../../people/recipientCopy.ts'

/** What was typed to open an account. */
export type Opened<chain> =
  | { status: 'address'; address: Address; chain: chain | undefined }
  /** A name, or words that may be one of this browser’s own. */
  | { status: 'name'; chain: undefined }
  | { status: 'problem'; problem: RecipientSaid }

/**
 * Reads what was typed to open an account: an address, with its chain before it or without, or a name.
 *
 * @param chains those that a prefix may name (EIP-3770)
 */
export function readOpened<chain extends NamedChain>(
  text: string,
  chains: readonly chain[],
): Opened<chain> {
  const read = readRecipient(text, chainsBy(chains))
  switch (read.status) {
    case 'empty':
      return { status: 'problem', problem: ['recipient.nothing'] }
    case 'name':
      return { status: 'name', chain: undefined }
    case 'address':
      return read
    case 'problem':
      return read.problem.key === 'noSuchPerson'
        ? { status: 'name', chain: undefined }
        : { status: 'problem', problem: sayRecipientProblem(read.problem) }
  }
}
