import { type Address, encodeFunctionData, erc20Abi } from 'viem'
import { call, readContract } from 'viem/actions'
import { erc165Abi, erc721InterfaceId, readTokenText } from '@ghost-pay/safe-protocol'

import { unavailable } from '../problems.ts'
import { isTransportError, type Node } from './node.ts'

/** A token, as its contract describes it. */
export type Token = {
  address: Address
  type: 'ERC20' | 'ERC721'
  name: string
  symbol: string
  /** Null for ERC-721. */
  decimals: number | null
  logoUri: string | null
  trusted: boolean
}

/** What the operator of the chain knows about a token. */
export type KnownToken = {
  address: Address
  logoUri?: string | undefined
  /** Listed tokens are trusted unless this says otherwise. */
  trusted?: boolean | undefined
  /** Left out of balances and collectibles unless spam is requested. */
  spam?: boolean | undefined
}

/** The tokens that were read. */
export type TokenCache = {
  /** Reads the tokens that are not in the cache. Afterwards `get` returns them. */
  load(addresses: Iterable<Address>): Promise<void>
  /** Null when the contract is no token, or was not loaded. */
  get(address: Address): Token | null
  /** Removes every token: a restarted chain has other contracts. */
  clear(): void
}

const abi = [...erc20Abi, ...erc165Abi] as const

/**
 * Reads names, symbols and decimals of tokens, once each.
 *
 * @param known logo and trust by address. A token that is not in the list is trusted when `trustUnknown` is set.
 */
export function createTokenCache(
  node: Node,
  { known, trustUnknown }: { known: readonly KnownToken[]; trustUnknown: boolean },
): TokenCache {
  const tokens = new Map<Address, Promise<Token | null>>()
  const settled = new Map<Address, Token | null>()

  async function readText(to: Address, functionName: 'name' | 'symbol'): Promise<string> {
    const answer = await orNull(
      call(node, { to, data: encodeFunctionData({ abi: erc20Abi, functionName }) }),
    )
    return readTokenText(answer?.data)
  }

  async function read(address: Address): Promise<Token | null> {
    const contract = { address, abi } as const
    const [name, symbol, decimals, isErc721] = await Promise.all([
      readText(address, 'name'),
      readText(address, 'symbol'),
      orNull(readContract(node, { ...contract, functionName: 'decimals' })),
      orNull(
        readContract(node, {
          ...contract,
          functionName: 'supportsInterface',
          args: [erc721InterfaceId],
        }),
      ),
    ])
    if (decimals === null && isErc721 !== true) return null
    const listed = known.find((token) => token.address === address)
    return {
      address,
      type: isErc721 === true ? 'ERC721' : 'ERC20',
      name: shortened(name),
      symbol: shortened(symbol),
      decimals: isErc721 === true ? null : decimals,
      logoUri: listed?.logoUri ?? null,
      trusted: listed ? (listed.trusted ?? true) : trustUnknown,
    }
  }

  return {
    async load(addresses) {
      await Promise.all(
        [...new Set(addresses)].map(async (address) => {
          const pending = tokens.get(address) ?? read(address)
          tokens.set(address, pending)
          try {
            const token = await pending
            settled.set(address, token)
            // A token may be deployed there later.
            if (token === null) tokens.delete(address)
          } catch (error) {
            tokens.delete(address)
            throw error
          }
        }),
      )
    },
    get: (address) => settled.get(address) ?? null,
    clear() {
      tokens.clear()
      settled.clear()
    },
  }
}

/** A token may have a name of any length, and the name is in many answers. */
const maxNameLength = 200

function shortened(name: string): string {
  return name.slice(0, maxNameLength)
}

async function orNull<Value>(answer: Promise<Value>): Promise<Value | null> {
  try {
    return await answer
  } catch (error) {
    if (isTransportError(error)) throw unavailable()
    return null
  }
}
