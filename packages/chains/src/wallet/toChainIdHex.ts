import { InvalidChainIdError } from './errors.ts'

/** The greatest id that wallets can sign for: (2^53 - 36) / 2, rounded down, so that `v = 2 * id + 36` stays exact. */
const greatest = 4503599627370476

/**
 * A chain id as wallets write it.
 *
 * @param id chain id
 * @returns hexadecimal, without leading zeros (EIP-695)
 * @throws InvalidChainIdError when it is not a whole number from 1 to 4503599627370476
 */
export function toChainIdHex(id: number): `0x${string}` {
  if (!Number.isSafeInteger(id) || id < 1 || id > greatest) throw new InvalidChainIdError(id)
  return `0x${id.toString(16)}`
}
