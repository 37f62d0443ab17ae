import { erc20Abi, type KnownToken } from '@ghost-pay/safe-protocol'
import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { readContracts } from 'wagmi/actions'

/**
 * Asks a token's own contract for its decimals and its symbol.
 *
 * @throws what viem throws when the chain does not answer or this is no token
 */
export async function readToken(
  config: Config,
  { chainId, token }: { chainId: number; token: Address },
): Promise<KnownToken> {
  const contract = { address: token, abi: erc20Abi, chainId } as const
  const [decimals, symbol] = await readContracts(config, {
    contracts: [
      { ...contract, functionName: 'decimals' },
      { ...contract, functionName: 'symbol' },
    ],
    allowFailure: false,
  })
  return { address: token, decimals: Number(decimals), symbol }
}
