import type { Address, Hex } from 'viem'
import { getAddress, isAddressEqual } from 'viem/utils'

/** A log of a receipt, as far as it is read here. */
export type CreationLog = { address: Address; topics: readonly Hex[]; data: Hex }

/**
 * Which accounts a factory says it has created, by the logs of a receipt (event `ProxyCreation`). The account is indexed since 1.4.1
 * and stood in the data before.
 *
 * @param logs of the receipt
 * @param factory whose word counts
 */
export function listCreatedAccounts(logs: readonly CreationLog[], factory: Address): Address[] {
  return logs.flatMap(({ address, topics, data }) => {
    if (topics[0] !== proxyCreationTopic || !isAddressEqual(address, factory)) return []
    const word = topics[1] ?? data.slice(0, 66)
    return word.length === 66 ? [getAddress(`0x${word.slice(26)}`)] : []
  })
}

/** keccak256 of `ProxyCreation(address,address)`. */
const proxyCreationTopic: Hex = '0x4f51faf6c4561ff95f067657e43439f0f856d97c04d9ec9070a6199ad418e235'
