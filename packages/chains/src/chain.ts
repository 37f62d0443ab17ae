/**
 * A chain as plain data: viem's fields, and what a wallet needs beside them. Every value survives `structuredClone` and
 * JSON, and every `Chain` is assignable to viem's `Chain` and to wagmi's `createConfig({ chains })`.
 */
export type Chain = {
  /** Chain id (EIP-155). */
  id: number
  /** Name as a person reads it. */
  name: string
  /** Name of the network as wallets of 2023 knew it, for example `homestead`. */
  network: string
  /** Name for addresses of pages, lower case and unique. */
  slug: string
  /** Short name (EIP-3770), for example `eth` in `eth:0x…`. Absent where none is registered. */
  shortName?: string | undefined
  /** Other short names in use for the same chain. */
  shortNameAliases?: readonly string[] | undefined
  /** What fees are paid in. */
  nativeCurrency: NativeCurrency
  /** Endpoints of nodes, by provider. */
  rpcUrls: RpcUrls
  /** Explorers; `default` is the one to link to. */
  blockExplorers?: BlockExplorers | undefined
  /** Contracts that libraries look for. */
  contracts?: ChainContracts | undefined
  /** Milliseconds from one block to the next. viem and wagmi poll twice in that time, and every four seconds at the latest. */
  blockTime?: number | undefined
  /** How much of the base fee a transaction offers, where viem's usual 1.2 is not enough. */
  fees?: { baseFeeMultiplier: number } | undefined
  /** Ends of the ENS names that are resolved on this chain, for example `.linea.eth`. */
  ensTlds?: readonly string[] | undefined
  /** True for a chain whose currency is worth nothing. Absent means it is not a test network. */
  testnet?: boolean | undefined
  /** Whether the chain is in use. See {@link ChainStatus}. */
  status: ChainStatus
  /** Why a chain is no longer in use, and where to go instead. */
  deprecation?: ChainDeprecation | undefined
  /** The chain this one settles on. */
  parent?: ChainParent | undefined
}

/** The currency of a chain. */
export type NativeCurrency = {
  /** Name in words. */
  name: string
  /** Symbol, as written behind an amount. */
  symbol: string
  /** Decimals of the smallest unit. 18 on nearly every chain. */
  decimals: number
}

/**
 * Endpoints by kind. `default` needs no key. `public` is given only where it differs from `default`. `private` is complete and
 * for the application alone (see `chainFromGateway`). Every other kind (`alchemy`, `infura`, …) is the base of addresses that
 * end in an API key, and must not be used without one.
 */
export type RpcUrls = {
  [kind: string]: RpcEndpoints
  default: RpcEndpoints
}

/** Addresses of the same node or group of nodes. */
export type RpcEndpoints = {
  /** JSON-RPC over HTTP, the preferred one first. */
  http: readonly string[]
  /** JSON-RPC over WebSocket. */
  webSocket?: readonly string[] | undefined
}

/** Explorers of a chain, by kind. */
export type BlockExplorers = {
  [kind: string]: BlockExplorer
  default: BlockExplorer
}

/** A website that shows blocks, transactions and addresses. */
export type BlockExplorer = {
  /** Name as a person reads it. */
  name: string
  /** Address without a slash at the end. */
  url: string
  /** True when its pages are known to follow EIP-3091, false when they are known not to. */
  eip3091?: boolean | undefined
}

/** Contracts that libraries look for on a chain. */
export type ChainContracts = {
  /** Reads many values in one call (github.com/mds1/multicall). */
  multicall3?: ChainContract | undefined
  /** Registry of ENS names. */
  ensRegistry?: ChainContract | undefined
  /** Resolves an ENS name in one call. */
  ensUniversalResolver?: ChainContract | undefined
}

/** A contract and the block it was created in. */
export type ChainContract = {
  /** Its address, in lower case or with the capitals of EIP-55. */
  address: `0x${string}`
  /** Number of the block that created it. */
  blockCreated?: number | undefined
}

/**
 * `active`: in use. `deprecated`: shut down, winding down, or replaced. `removed`: gone, and its id with it; kept so that
 * old data can still be named.
 */
export type ChainStatus = 'active' | 'deprecated' | 'removed'

/** Why and since when a chain is no longer in use. */
export type ChainDeprecation = {
  /** Day, month or year it happened, as far as it is known: `2026-08-10`, `2024-04`, `2024`. */
  since?: string | undefined
  /** What happened, in a few words. */
  reason: string
  /** Id of the chain to use instead. */
  successor?: number | undefined
  /** Where it can be read up: a GitHub thread (`owner/repository#number`) or a package. */
  source?: string | undefined
}

/** The chain another one settles on. */
export type ChainParent = {
  /** Chain id of the parent. */
  id: number
  /** How it depends on its parent. */
  type: 'L2' | 'shard'
}
