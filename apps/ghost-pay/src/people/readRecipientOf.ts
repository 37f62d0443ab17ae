import { type Address, isAddressEqual } from 'viem'
import { isNobodys } from '@ghost-pay/payments/payroll'
import { readRecipient, type RecipientText } from '@ghost-pay/safe-account/recipients'

import { chainOf, type NamedChain } from '../account/accountId.ts'
import { type RecipientSaid, sayRecipientProblem } from './recipientCopy.ts'

/** Who pays, and what it holds: a recipient is judged by it. */
export type RecipientPayer = {
  address: Address
  chain: NamedChain & { name: string }
  /** Tokens that the account is known to hold. */
  tokens: readonly { address: Address; symbol: string }[]
}

/** Somebody who can be paid, or a name that has to be looked up first, or why neither. */
type RecipientRead =
  | { status: 'address'; address: Address }
  | { status: 'name'; name: string }
  | { status: 'problem'; problem: RecipientSaid }

/** Finds the chain of a prefix (EIP-3770) among those that are offered. */
export const chainsBy =
  <chain extends NamedChain>(chains: readonly chain[]) =>
  (prefix: string): chain | undefined =>
    chainOf(prefix, chains)

/**
 * Reads whom an account is to pay: an address on its own chain that somebody can hold, which is neither itself nor the contract
 * of a token.
 *
 * @param chains those that a prefix may name (EIP-3770)
 */
export function readRecipientOf(
  text: string,
  payer: RecipientPayer,
  chains: readonly (NamedChain & { name: string })[],
): RecipientRead {
  const read: RecipientText<NamedChain & { name: string }> = readRecipient(text, chainsBy(chains))
  if (read.status === 'empty') return problem('recipient.empty')
  if (read.status === 'problem') return problem(...sayRecipientProblem(read.problem))
  if (read.chain !== undefined && read.chain.id !== payer.chain.id) {
    return problem('recipient.otherChain', { chain: read.chain.name, own: payer.chain.name })
  }
  if (read.status === 'name') return { status: 'name', name: read.name }
  const { address } = read
  if (isNobodys(address)) return problem('recipient.zeroAddress')
  if (isAddressEqual(address, payer.address)) return problem('recipient.ownAccount')
  const token = payer.tokens.find((other) => isAddressEqual(other.address, address))
  return token === undefined
    ? { status: 'address', address }
    : problem('recipient.tokenContract', { symbol: token.symbol })
}

const problem = (...said: RecipientSaid): RecipientRead => ({ status: 'problem', problem: said })
