import { type Address, getAddress, isAddressEqual } from 'viem'

import type { NameAnswer } from './readName.ts'

/** A name of the chain's registry (ENS) by which a payee was chosen. It is a hint: the address is who is paid. */
export type RegistryName = { name: string; address: Address }

/** Whether a name still stands for the address that was chosen by it. */
export type NameStand = 'same' | 'moved' | 'pending' | 'silent'

/**
 * Holds the registry's answer against what was chosen.
 *
 * @param asked the answer, and whether nobody answered
 */
export function nameStand(
  { address }: RegistryName,
  { data, isError }: { data: NameAnswer | undefined; isError: boolean },
): NameStand {
  // Where no chain of this browser keeps the name any more, nobody was asked.
  if (isError || data?.status === 'noResolver') return 'silent'
  if (data === undefined) return 'pending'
  return data.status === 'found' && isAddressEqual(data.address, address) ? 'same' : 'moved'
}

/** No registry has longer ones. */
const longest = 255

/**
 * Reads what was stored.
 *
 * @param stored anything
 * @throws what comes of reading what is none
 */
export function readRegistryName(stored: unknown): RegistryName {
  const { name, address } = stored as Record<keyof RegistryName, unknown>
  if (typeof name !== 'string' || name.length > longest) throw new TypeError('The name is no text.')
  // `getAddress` refuses what is no address.
  return { name, address: getAddress(address as string) }
}
