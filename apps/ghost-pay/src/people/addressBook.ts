import type { Address } from 'viem'
import type { People, Person } from '@ghost-pay/payments/people'

/** Names that a person gave to addresses, kept in this browser. */
export type AddressBook = ReadonlyMap<Address, string>

/** Whether an address is somebody's on a chain. On another one the same address can be a stranger's. */
export const isGoodOn = ({ chainIds }: Pick<Person, 'chainIds'>, chainId: number): boolean =>
  chainIds.length === 0 || chainIds.includes(chainId)

/**
 * The names of people.
 *
 * @param chainId leaves out those whose address is for other chains; undefined where no chain is meant
 */
export const namesOf = (people: People, chainId?: number): AddressBook =>
  new Map(
    [...people.values()]
      .filter((person) => chainId === undefined || isGoodOn(person, chainId))
      .map(({ address, name }) => [address, name]),
  )
