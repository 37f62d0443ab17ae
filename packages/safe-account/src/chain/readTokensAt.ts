import { type Address, encodeFunctionData, erc20Abi, type Hex, multicall3Abi } from 'viem'
import { readContract } from 'viem/actions'
import { erc165Abi, erc721InterfaceId } from '@ghost-pay/safe-protocol'

import { bulkReader } from './bulkReader.ts'
import type { ChainClient } from './ChainClient.ts'
import { isTokenAnswer } from './isTokenAnswer.ts'

/**
 * Asks many addresses at once whether they are tokens' own contracts: all in one request, however many they are.
 *
 * @param addresses each once
 * @returns those that are tokens
 * @throws ChainReadError `silent` when the node does not answer, or one of the addresses makes the answer fail
 */
export async function readTokensAt(
  client: ChainClient,
  { addresses }: { addresses: readonly Address[] },
): Promise<readonly Address[]> {
  const { reader, balanceOf, silent } = bulkReader(client)
  const sure = balanceOf(addresses[0] ?? '0x')
  const ask = (target: Address, callData: Hex) => ({ target, callData, allowFailure: true })
  const calls = addresses.flatMap((address) => [
    ask(address, encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' })),
    ask(address, encodeFunctionData({ abi: erc165Abi, args: [erc721InterfaceId] })),
    // This one never fails by itself: where it does, the gas is used up, and the two before it are no answers.
    ask(sure.address, encodeFunctionData(sure)),
  ])
  const answers = await readContract(reader, {
    address: sure.address,
    abi: multicall3Abi,
    functionName: 'aggregate3',
    args: [calls],
  }).catch((cause: unknown) => {
    throw silent(cause)
  })
  return addresses.filter((_, index) => {
    const [decimals, isCollectible, last] = answers
      .slice(3 * index, 3 * index + 3)
      .map(({ success, returnData }) => (success ? returnData : undefined))
    if (last === undefined) throw silent()
    return isTokenAnswer({ decimals, isCollectible })
  })
}
