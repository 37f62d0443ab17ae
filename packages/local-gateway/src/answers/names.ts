import type { Address } from 'viem'
import type { AddressInfo } from '@ghost-pay/gateway-wire'

import type { KnownContract, LocalSafeApp } from '../chain/LocalChain.ts'
import type { Token } from '../chain/tokenCache.ts'

/** The names of addresses. They are loaded before an answer is built, so the look-ups are synchronous. */
export type Names = {
  contract(address: Address): KnownContract | undefined
  token(address: Address): Token | null
  app(url: string): LocalSafeApp | undefined
}

/** An address without a name, even where one is known: the form of owners and accounts. */
export function plainAddress(value: Address): AddressInfo {
  return { value, name: null, logoUri: null }
}

/** An address with the name of its contract or token, if it has one. */
export function namedAddress(value: Address, names: Names): AddressInfo {
  const contract = names.contract(value)
  if (contract)
    return {
      value,
      name: contract.displayName ?? contract.name,
      logoUri: contract.logoUri ?? null,
    }
  const token = names.token(value)
  return token ? { value, name: token.name, logoUri: token.logoUri } : plainAddress(value)
}
