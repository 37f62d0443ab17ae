import { erc20Abi, type KnownToken } from '@ghost-pay/safe-protocol'
import type { Address } from 'viem'
import { useReadContracts } from 'wagmi'

/**
 * A token's decimals and symbol as its own contract tells them, so that no gateway can make an amount look smaller than it is.
 *
 * @param token undefined when no token moves
 * @returns undefined while the chain has not told, or when it cannot
 */
export function useTokenOnChain(
  chainId: number,
  token: Address | undefined,
): { token: KnownToken | undefined; isPending: boolean } {
  const contract = { address: token, abi: erc20Abi, chainId } as const
  const facts = useReadContracts({
    contracts: [
      { ...contract, functionName: 'decimals' },
      { ...contract, functionName: 'symbol' },
    ],
    allowFailure: false,
    query: { enabled: token !== undefined, staleTime: Infinity },
  })
  const [decimals, symbol] = facts.data ?? []
  return {
    token:
      token === undefined || decimals === undefined || symbol === undefined
        ? undefined
        : { address: token, decimals: Number(decimals), symbol },
    isPending: token !== undefined && facts.isPending,
  }
}
