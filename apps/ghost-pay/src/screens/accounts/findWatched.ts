import type { Config } from 'wagmi'
import type { Chain } from '@ghost-pay/chains'
import type { AccountId } from '@ghost-pay/safe-account/store'

import type { AddressBook } from '../../people/addressBook.ts'
import { namedAddress } from '../../people/namedAddress.ts'
import { lookUpName } from '../../people/nameQuery.ts'
import type { RecipientSaid } from '../../people/recipientCopy.ts'
import { sayLookUp } from '../../people/sayLookUp.ts'
import type { NameLookUp } from '../../people/useNameLookUp.ts'
import { readOpened } from '../home/readOpened.ts'

export type FindWatchedParameters = {
  typed: string
  /** Where an account is whose chain is not said. */
  chain: Chain
  /** Those that a prefix may name (EIP-3770). */
  chains: readonly Chain[]
  addressBook: AddressBook
  /** Keeps the names that everybody knows. */
  nameChain: Chain
}

/**
 * Finds the account that was typed: an address, with its chain before it or without, a name of this browser, or one that a chain
 * keeps.
 *
 * @returns the account, or what is wrong with what was typed
 */
export async function findWatched(
  config: Config,
  { typed, chain, chains, addressBook, nameChain }: FindWatchedParameters,
): Promise<AccountId | { problem: RecipientSaid }> {
  const own = namedAddress(addressBook, typed)
  if (own !== undefined) return { chainId: chain.id, address: own.address }
  const read = readOpened(typed, chains)
  if (read.status === 'problem') return { problem: read.problem }
  if (read.status === 'address') {
    return { chainId: (read.chain ?? chain).id, address: read.address }
  }
  const found = await lookUp(config, nameChain.id, typed.trim())
  return found.status === 'found'
    ? { chainId: chain.id, address: found.address }
    : { problem: sayLookUp(found, nameChain.name, nameChain.name) ?? ['recipient.nothing'] }
}

async function lookUp(config: Config, chainId: number, name: string): Promise<NameLookUp> {
  try {
    return await lookUpName(config, chainId, name)
  } catch {
    return { status: 'failed', name }
  }
}
