import { type Address, type Client, encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { call, getCode } from 'viem/actions'
import {
  erc165Abi,
  erc721InterfaceId,
  type KnownToken,
  readTokenText,
} from '@ghost-pay/safe-protocol'

import type { ChainClient } from './ChainClient.ts'
import { isTokenAnswer, readNumber } from './isTokenAnswer.ts'
import { isTransportError } from './isTransportError.ts'

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
  const ask = (data: Hex) => answerOf(client, token, data)
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

/** What a contract answers; undefined when it does not know the question. */
async function answerOf(client: Client, to: Address, data: Hex): Promise<Hex | undefined> {
  try {
    return (await call(client, { to, data })).data
  } catch (error) {
    if (isTransportError(error)) throw error
    return undefined
  }
}
