import { type Address, encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { call, getCode } from 'viem/actions'
import {
  erc165Abi,
  erc721InterfaceId,
  type KnownToken,
  readTokenText,
} from '@ghost-pay/safe-protocol'

import type { ChainClient } from './ChainClient.ts'
import { isTokenAnswer, readNumber } from './isTokenAnswer.ts'
import { unlessSilent } from './isTransportError.ts'

/**
 * Asks a token's own contract for its decimals and its symbol.
 *
 * @returns null when the chain has no token at this address
 * @throws what viem throws when the node does not answer
 */
export async function readToken(
  client: ChainClient,
  { token }: { token: Address },
): Promise<KnownToken | null> {
  if ((await getCode(client, { address: token })) === undefined) return null
  const ask = async (data: Hex) =>
    (await call(client, { to: token, data }).catch(unlessSilent))?.data
  const [decimals, symbol, isCollectible] = await Promise.all([
    ask(encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' })),
    ask(encodeFunctionData({ abi: erc20Abi, functionName: 'symbol' })),
    ask(encodeFunctionData({ abi: erc165Abi, args: [erc721InterfaceId] })),
  ])
  const named = { address: token, symbol: readTokenText(symbol) }
  if (readNumber(isCollectible) === 1n) return { ...named, decimals: 0, type: 'ERC721' }
  if (!isTokenAnswer({ decimals, isCollectible })) return null
  return { ...named, decimals: Number(readNumber(decimals)) }
}
