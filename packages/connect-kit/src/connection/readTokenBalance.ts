import { type Address, type Client, erc20Abi } from 'viem'
import { readContract } from 'viem/actions'

import type { Balance } from '../format/formatBalance.ts'

/** What an account has of a token (ERC-20), read from the token itself. Loaded where the host shows a token's balance. */
export async function readTokenBalance(
  client: Client,
  { address, token }: { address: Address; token: Address },
): Promise<Balance> {
  const of = { address: token, abi: erc20Abi } as const
  const [value, decimals, symbol] = await Promise.all([
    readContract(client, { ...of, functionName: 'balanceOf', args: [address] }),
    readContract(client, { ...of, functionName: 'decimals' }),
    readContract(client, { ...of, functionName: 'symbol' }),
  ])
  return { value, decimals, symbol }
}
