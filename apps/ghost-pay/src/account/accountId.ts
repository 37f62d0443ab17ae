import { getAddress, isAddress } from 'viem'
import { hasShortName } from '@ghost-pay/chains'
import type { AccountId } from '@ghost-pay/safe-account/store'

/** What the app knows a chain by in its own addresses: the short name of EIP-3770, and other short names in use for it. */
export type NamedChain = {
  id: number
  shortName?: string | undefined
  shortNameAliases?: readonly string[] | undefined
}

/**
 * Writes an account as in EIP-3770, for example `eth:0x5aAe…`. A chain without a short name is written by its number.
 */
export function formatAccountId(
  { chainId, address }: AccountId,
  chains: readonly NamedChain[],
): string {
  const chain = chains.find(({ id }) => id === chainId)
  return `${chain?.shortName ?? chainId}:${address}`
}

/** Reads what {@link formatAccountId} wrote. Undefined for anything that is not an account on one of the chains. */
export function parseAccountId(text: string, chains: readonly NamedChain[]): AccountId | undefined {
  const [prefix = '', address = '', ...rest] = text.split(':')
  if (rest.length > 0 || !isAddress(address, { strict: false })) return undefined
  const chain = chainOf(prefix, chains)
  return chain && { chainId: chain.id, address: getAddress(address) }
}

/** The chain of a short name (EIP-3770), of another short name in use for it, or of its number. */
export function chainOf<chain extends NamedChain>(
  prefix: string,
  chains: readonly chain[],
): chain | undefined {
  return chains.find((chain) => String(chain.id) === prefix || hasShortName(chain, prefix))
}
