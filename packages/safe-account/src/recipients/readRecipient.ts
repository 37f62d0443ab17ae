import { type Address, stringToBytes } from 'viem'
import { type AddressProblem, readAddressText } from '@ghost-pay/payments/payroll'
import { longestBytes32Text } from '@ghost-pay/payments/people'

import type { RecipientProblem } from './recipientProblem.ts'

/** What was typed where somebody who is paid belongs. */
export type RecipientText<chain> =
  | { status: 'empty' }
  | {
      status: 'address'
      /** Checksummed. */
      address: Address
      /** The chain that a prefix names (EIP-3770); undefined without a prefix. */
      chain: chain | undefined
    }
  /** A name with a dot, as it was typed: to be read by `readName`, and then looked up. */
  | { status: 'name'; name: string; chain: chain | undefined }
  | { status: 'problem'; problem: RecipientProblem }

/**
 * Reads what was typed or pasted where an address belongs: an address with its checksum (EIP-55) or without any (all small or all
 * capital letters), with or without the short name of its chain before it (`eth:0x…`, EIP-3770), or a name with a dot. What is
 * something else is called what it is.
 *
 * @param text what was typed
 * @param chainOf finds a chain by what stands before the colon
 */
export function readRecipient<chain>(
  text: string,
  chainOf: (prefix: string) => chain | undefined,
): RecipientText<chain> {
  const read = readAddressText(text)
  if (read.status === 'empty') return read
  const { prefix } = read
  const chain = prefix === undefined ? undefined : chainOf(prefix)
  if (prefix !== undefined && chain === undefined) {
    return { status: 'problem', problem: { key: 'unknownChain', prefix } }
  }
  switch (read.status) {
    case 'address':
      return { status: 'address', address: read.address, chain }
    case 'name':
      return { status: 'name', name: read.name, chain }
    case 'problem':
      return { status: 'problem', problem: recipientProblemOf(read.problem) }
  }
}

/** A word without a dot is looked for among people, if it is not too long for a name. */
export function recipientProblemOf(problem: AddressProblem): RecipientProblem {
  if (problem.key !== 'word') return problem
  const bytes = stringToBytes(problem.word).length
  return bytes > longestBytes32Text
    ? { key: 'wordTooLong', bytes }
    : { key: 'noSuchPerson', name: problem.word }
}
