import type { Address, Hex } from 'viem'

import { accountSetupData } from '../accountAddress.ts'
import { readArguments, selectorOf } from '../calldata.ts'
import { SafeProtocolError } from '../errors.ts'
import { byteLength, isHexBytes } from '../hex.ts'
import { selectors } from '../selectors.ts'

/** What a call of `setup` gives a new account. */
export type AccountSetup = {
  owners: readonly Address[]
  /** How many of the owners must sign. */
  threshold: bigint
  /** Run by delegatecall while the account is set up; the zero address for nothing. */
  setup: { to: Address; data: Hex }
  /** The zero address for none. */
  fallbackHandler: Address
  /** Paid from the account to the sender of its creation. */
  payment: { token: Address; amount: bigint; receiver: Address }
}

/**
 * Reads the calldata of `setup`, the initializer of a factory. What is read is encoded again and must give the same bytes, so
 * nothing in it can stand beside what is shown.
 *
 * @returns undefined for another call, for damaged calldata, and for owners that the contract would refuse
 */
export function readAccountSetup(data: unknown): AccountSetup | undefined {
  if (!isHexBytes(data)) return undefined
  // Small letters are hex as well.
  const calldata = data.toLowerCase() as Hex
  if (selectorOf(calldata) !== setupSelector) return undefined
  const setup = readFields(calldata)
  if (setup === undefined) return undefined
  try {
    return accountSetupData({ ...setup, saltNonce: 0n }) === calldata ? setup : undefined
  } catch (error) {
    if (error instanceof SafeProtocolError) return undefined
    throw error
  }
}

const setupSelector =
  selectors['setup(address[],uint256,address,bytes,address,address,uint256,address)']

function readFields(calldata: Hex): AccountSetup | undefined {
  const args = readArguments(calldata)
  const owners = readOwners(calldata)
  const [threshold, amount] = [args.uint(1), args.uint(6)]
  const [to, fallbackHandler, token, receiver] = [2, 4, 5, 7].map((index) => args.address(index))
  const setupData = args.bytes(3)
  if (owners === undefined || threshold === undefined || amount === undefined) return undefined
  if (!to || !fallbackHandler || !token || !receiver || setupData === undefined) return undefined
  return {
    owners,
    threshold,
    setup: { to, data: setupData },
    fallbackHandler,
    payment: { token, amount, receiver },
  }
}

/** The array that the first argument points at. */
function readOwners(calldata: Hex): Address[] | undefined {
  const args = readArguments(calldata)
  const words = BigInt(Math.floor((byteLength(calldata) - 4) / 32))
  const offset = args.uint(0)
  if (offset === undefined || offset % 32n !== 0n || offset / 32n >= words) return undefined
  const first = Number(offset / 32n)
  const count = args.uint(first)
  if (count === undefined || count > words) return undefined
  const owners = Array.from({ length: Number(count) }, (_, index) =>
    args.address(first + 1 + index),
  )
  return owners.every((owner) => owner !== undefined) ? owners : undefined
}
