import type { Address, Hex } from 'viem'
import { getCode } from 'viem/actions'

import type { ChainClient } from './ChainClient.ts'

/**
 * Whether a contract stands at an address.
 *
 * @throws what viem throws when the node does not answer
 */
export async function isContractAt(
  client: ChainClient,
  { address }: { address: Address },
): Promise<boolean> {
  return isContractCode(await getCode(client, { address }))
}

/** A person’s address may delegate to a contract (EIP-7702), and stays a person’s. */
export const isContractCode = (code: Hex | undefined): boolean =>
  code !== undefined && !code.toLowerCase().startsWith('0xef0100')
