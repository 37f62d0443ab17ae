import type { Address, Hex } from 'viem'
import { getAddress } from 'viem/utils'

import { readArguments, selectorOf } from '../calldata.ts'
import { isAddressText, isHexBytes } from '../hex.ts'
import { selectors } from '../selectors.ts'

/** What a factory is asked to create. Every part of it decides the address of the account. */
export type CreationParts = {
  factory: Address
  singleton: Address
  /** Calldata of `setup`; {@link readAccountSetup} reads it. */
  setupData: Hex
  saltNonce: bigint
}

/**
 * Reads a call of a factory that creates an account by `createProxyWithNonce`.
 *
 * @param call whom it is to, and its calldata
 * @returns undefined for any other call, and for damaged calldata
 */
export function readAccountCreation(call: { to: string; data: string }): CreationParts | undefined {
  if (!isAddressText(call.to) || !isHexBytes(call.data)) return undefined
  if (selectorOf(call.data) !== selectors['createProxyWithNonce(address,bytes,uint256)']) {
    return undefined
  }
  const args = readArguments(call.data)
  const [singleton, setupData, saltNonce] = [args.address(0), args.bytes(1), args.uint(2)]
  if (singleton === undefined || setupData === undefined || saltNonce === undefined) {
    return undefined
  }
  return { factory: getAddress(call.to), singleton, setupData, saltNonce }
}
