import { type Address, erc20Abi } from 'viem'
import { multicall } from 'viem/actions'
import type { Config } from 'wagmi'

import { bulkReader, nodeError, wholeBatch } from './bulkReader.ts'

/** What a token's own contract says; undefined for what it does not say. */
export type Holding = { balance: bigint | undefined; decimals: number | undefined }

/**
 * Asks tokens themselves how much of them an account holds, and with how many decimals they count. One request.
 *
 * @returns what they say, in the order of the tokens
 * @throws CheckError when the node does not answer
 */
export async function readHoldings(
  config: Config,
  { chainId, holder, tokens }: { chainId: number; holder: Address; tokens: readonly Address[] },
): Promise<Holding[]> {
  const { client, balanceOf } = bulkReader(config, chainId)
  const answers = await multicall(client, {
    batchSize: wholeBatch,
    contracts: tokens.flatMap((address) => [
      { address, abi: erc20Abi, functionName: 'balanceOf', args: [holder] } as const,
      { address, abi: erc20Abi, functionName: 'decimals' } as const,
      balanceOf(holder),
    ]),
  })
  return tokens.map((_, index) => {
    const [balance, decimals, own] = answers.slice(3 * index, 3 * index + 3)
    if (own?.result === undefined) throw nodeError(own?.error)
    return {
      balance: typeof balance?.result === 'bigint' ? balance.result : undefined,
      decimals: decimals?.result === undefined ? undefined : Number(decimals.result),
    }
  })
}
