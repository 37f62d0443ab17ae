import type { Chain } from '../chain.ts'

/** What a link leads to. */
export type GetExplorerUrlParameters = {
  /** The chain. */
  chain: Partial<Pick<Chain, 'id' | 'blockExplorers'>>
  /** Which of its explorers; `default` when absent. */
  explorer?: string | undefined
} & (
  | {
      /** An account or contract, or the page of a token. */
      type: 'address' | 'token'
      /** Its address. */
      value: string
    }
  | {
      type: 'tx'
      /** Hash of the transaction. */
      value: string
    }
  | {
      type: 'block'
      /** Number or hash of the block. */
      value: number | bigint | string
    }
  | {
      /** One item of a collection. */
      type: 'nft'
      /** Address of the collection. */
      value: string
      /** Number of the item. */
      tokenId: number | bigint | string
    }
)

/**
 * The page of an explorer about something on the chain: `/address/`, `/tx/`, `/block/` and `/token/` as in EIP-3091
 * (behaviour/chains#explorer). For one item of a collection it is the page that Blockscout or Etherscan have for it.
 *
 * @param parameters chain, what it is about, and its address, hash or number
 * @returns the link; `undefined` when the chain has no such explorer, when the explorer is known to have other paths
 * (`eip3091: false`) or is no web address, or when the value is not an address, hash or number
 */
export function getExplorerUrl(parameters: GetExplorerUrlParameters): string | undefined {
  const { chain, explorer: kind = 'default', type, value } = parameters
  const explorer = chain.blockExplorers?.[kind]
  if (!explorer || explorer.eip3091 === false || !/^https?:/.test(explorer.url)) return undefined
  const text = String(value)
  if (!shapes[type].test(text)) return undefined
  const base = explorer.url.replace(/\/+$/, '')
  if (type !== 'nft') return `${base}/${type}/${text}`
  const tokenId = String(parameters.tokenId)
  if (!/^\d+$/.test(tokenId)) return undefined
  return /blockscout/i.test(explorer.name + explorer.url)
    ? `${base}/token/${text}/instance/${tokenId}`
    : `${base}/nft/${text}/${tokenId}`
}

const address = /^0x[0-9a-fA-F]{40}$/
const shapes = {
  address,
  token: address,
  nft: address,
  tx: /^0x[0-9a-fA-F]{64}$/,
  block: /^(\d+|0x[0-9a-fA-F]{64})$/,
}
