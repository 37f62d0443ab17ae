import { type Address, erc20Abi } from 'viem'
import { multicall } from 'viem/actions'

import { bulkReader, wholeBatch } from './bulkReader.ts'
import type { ChainClient } from './ChainClient.ts'

/** What a token's own contract says; undefined for what it does not say. */
export type Holding = { balance: bigint | undefined; decimals: number | undefined }

/**
 * Asks tokens themselves how much of them an account holds, and with how many decimals they count. One request.
 *
 * @returns what they say, in the order of the tokens
 * @throws ChainReadError `silent` when the node does not answer
 */
export async function readHoldings(
  client: ChainClient,
  { holder, tokens }: { holder: Address; tokens: readonly Address[] },
): Promise<Holding[]> {
  const { reader, balanceOf, silent } = bulkReader(client)
  const answers = await multicall(reader, {
    batchSize: wholeBatch,
    contracts: tokens.flatMap((address) => [
      { address, abi: erc20Abi, functionName: 'balanceOf', args: [holder] } as const,
      { address, abi: erc20Abi, functionName: 'decimals' } as const,
      balanceOf(holder),
    ]),
  })
  return tokens.map((_, index) => {
    const [balance, decimals, own] = answers.slice(3 * index, 3 * index + 3)
    if (own?.result === undefined) throw silent(own?.error)
    return {
      balance: typeof balance?.result === 'bigint' ? balance.result : undefined,
      decimals: decimals?.result === undefined ? undefined : Number(decimals.result),
    }
  })
}
