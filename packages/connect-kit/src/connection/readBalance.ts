import { type Address, erc20Abi } from 'viem'
import { readContract } from 'viem/actions'
import type { Config } from 'wagmi'
import { getBalance } from 'wagmi/actions'

import type { Balance } from '../format/formatBalance.ts'

export type BalanceParameters = {
  address: Address
  chainId: number
  /** The chain's currency is read where there is none. */
  token: Address | undefined
}

/** What an account has of the chain's currency, or of a token (ERC-20) as the token itself says. Loaded where a balance is shown. */
export async function readBalance(
  config: Config,
  { address, chainId, token }: BalanceParameters,
): Promise<Balance> {
  if (!token) return getBalance(config, { address, chainId })
  const client = config.getClient({ chainId })
  const of = { address: token, abi: erc20Abi } as const
  const [value, decimals, symbol] = await Promise.all([
    readContract(client, { ...of, functionName: 'balanceOf', args: [address] }),
    readContract(client, { ...of, functionName: 'decimals' }),
    readContract(client, { ...of, functionName: 'symbol' }),
  ])
  return { value, decimals, symbol }
}
