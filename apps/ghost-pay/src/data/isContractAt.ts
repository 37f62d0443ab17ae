import { type Hex } from 'viem'
import { getCode } from 'viem/actions'
import type { Config } from 'wagmi'

import type { AccountId } from './accountId.ts'
import { chainClient } from './chainClient.ts'

/**
 * Whether a contract stands at an address.
 *
 * @throws what viem throws when the node does not answer
 */
export async function isContractAt(
  config: Config,
  { chainId, address }: AccountId,
): Promise<boolean> {
  return isContractCode(await getCode(chainClient(config, chainId), { address }))
}

/** A person’s address may delegate to a contract (EIP-7702), and stays a person’s. */
export const isContractCode = (code: Hex | undefined): boolean =>
  code !== undefined && !code.toLowerCase().startsWith('0xef0100')
