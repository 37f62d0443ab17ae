import type { Config } from 'wagmi'
import { getBalance } from 'wagmi/actions'

/**
 * Reads the balance of a chain's own currency. In a file of its own, because what it takes to call a contract weighs as much
 * as the kit's button, and nobody needs it before they are connected.
 *
 * @returns base units, decimals and symbol
 */
export function readBalance(
  config: Config,
  account: { address: `0x${string}`; chainId: number | undefined },
): Promise<{ value: bigint; decimals: number; symbol: string }> {
  return getBalance(config, account)
}
