import { type Address, erc721Abi, isAddressEqual } from 'viem'
import { readContract } from 'viem/actions'
import type { Collectible } from '@ghost-pay/gateway-wire'

import { isTransportError } from './node.ts'
import type { Account } from './openAccount.ts'

/**
 * The collectibles that an account received and still owns. Metadata is read from `data:` URIs only: nothing is fetched
 * from elsewhere.
 */
export async function collectiblesOf(
  { chain, address, ledger, snapshot }: Account,
  isListed: (token: Address) => boolean,
): Promise<Collectible[]> {
  const received = ledger.collectibles
    .newestFirst(({ to, emitter }) => to === address && isListed(emitter))
    .reverse()
  const seen = [
    ...new Map(
      received.map(({ emitter, tokenId }) => [
        `${emitter}:${tokenId}`,
        { token: emitter, id: tokenId },
      ]),
    ).values(),
  ]
  await chain.tokens.load(seen.map(({ token }) => token))
  const blockNumber = BigInt(snapshot.view.head.number)
  const read = async ({ token, id }: { token: Address; id: bigint }) => {
    const contract = { address: token, abi: erc721Abi, args: [id], blockNumber } as const
    const [owner, uri] = await Promise.all([
      orNull(readContract(chain.node, { ...contract, functionName: 'ownerOf' })),
      orNull(readContract(chain.node, { ...contract, functionName: 'tokenURI' })),
    ])
    if (owner === null || !isAddressEqual(owner, address)) return null
    const metadata = uri === null ? null : readMetadata(uri)
    const known = chain.tokens.get(token)
    const text = (name: string) => {
      const value = metadata?.[name]
      return typeof value === 'string' ? value : null
    }
    return {
      address: token,
      tokenName: known?.name ?? '',
      tokenSymbol: known?.symbol ?? '',
      logoUri: known?.logoUri ?? '',
      id: id.toString(),
      uri,
      name: text('name'),
      description: text('description'),
      imageUri: text('image'),
      metadata,
    }
  }
  return (await Promise.all(seen.map(read))).filter((collectible) => collectible !== null)
}

async function orNull<Value>(answer: Promise<Value>): Promise<Value | null> {
  try {
    return await answer
  } catch (error) {
    if (isTransportError(error)) throw error
    return null
  }
}

/** The content of a `data:application/json` URI; null for every other URI. */
export function readMetadata(uri: string): Record<string, unknown> | null {
  const match = /^data:application\/json(?:;[\w=-]+)*?(;base64)?,(.*)$/s.exec(uri)
  if (!match) return null
  try {
    const source = match[1] ? fromBase64(match[2] ?? '') : decodeURIComponent(match[2] ?? '')
    const value: unknown = JSON.parse(source)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : null
  } catch {
    return null
  }
}

function fromBase64(source: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(source), (char) => char.charCodeAt(0)))
}
