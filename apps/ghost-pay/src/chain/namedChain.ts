import { type Chain, mainnet } from '@ghost-pay/chains'

/** What has to be named of a chain that the app does not bring along. */
export type ChainNames = {
  id: number
  name: string
  /** Stands before an address of the chain (EIP-3770). */
  shortName?: string | undefined
  /** What its currency is written as behind an amount. */
  symbol: string
  /** Address of its node. */
  rpcUrl: string
}

/** The chain of some names. What is read in bulk is read through Multicall3, whose address is the same wherever it is. */
export const namedChain = ({ id, name, shortName, symbol, rpcUrl }: ChainNames): Chain => ({
  id,
  name,
  network: String(id),
  slug: String(id),
  ...(shortName !== undefined && { shortName }),
  nativeCurrency: { name: symbol, symbol, decimals: 18 },
  rpcUrls: { default: { http: [rpcUrl] } },
  contracts: { multicall3: { address: mainnet.contracts.multicall3.address } },
  status: 'active',
})

/** Whether a text can stand before an address for a chain (EIP-3770). A number there is the id of a chain. */
export const isShortName = (text: string): boolean => /^(?!\d+$)[\w-]+$/.test(text)
