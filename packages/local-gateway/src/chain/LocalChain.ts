import { type Abi, type Address, getAddress, type Transport } from 'viem'

import { evmContracts } from './evmContracts.ts'
import type { KnownToken } from './tokenCache.ts'

/** A contract with a known name. */
export type KnownContract = {
  address: Address
  name: string
  displayName?: string | undefined
  logoUri?: string | undefined
  abi?: Abi | undefined
  /** Whether an account may call it by delegatecall. */
  trustedForDelegateCall?: boolean | undefined
}

/** A Safe App. */
export type LocalSafeApp = {
  id: number
  url: string
  name: string
  description: string
  iconUrl?: string | undefined
  tags?: readonly string[] | undefined
  features?: readonly string[] | undefined
  /** Origins that may open it. Default: every origin. */
  domains?: readonly string[] | undefined
}

/** Prices of one unit of a token, by currency code in upper case, as decimal strings: `{ USD: '2500.5' }`. */
export type Prices = Readonly<Record<string, string>>

/** A chain that the gateway serves. Only the first three are needed. */
export type LocalChain = {
  chainId: number
  /** For people. */
  name: string
  /** The JSON-RPC endpoint of a node, for the gateway and in its answers. */
  rpcUrl: string
  /** Used by the gateway instead of `rpcUrl`, for example the provider of a wallet. */
  transport?: Transport | undefined
  /** Prefix of addresses (EIP-3770). */
  shortName?: string | undefined
  description?: string | undefined
  nativeCurrency?:
    { name: string; symbol: string; decimals: number; logoUri?: string | undefined } | undefined
  isTestnet?: boolean | undefined
  chainLogoUri?: string | undefined
  /** The URL of a transaction service of the chain. Default: a URL that never resolves. */
  transactionService?: string | undefined
  /** Templates with `{{address}}`, `{{txHash}}`. Default: pages of the gateway itself. */
  blockExplorer?: { address: string; txHash: string; api: string } | undefined
  theme?: { textColor: string; backgroundColor: string } | undefined
  ensRegistryAddress?: Address | undefined
  features?: readonly string[] | undefined
  /** Accounts below it are `OUTDATED`. */
  recommendedMasterCopyVersion?: string | undefined
  /** Contracts with names, besides the account contracts. */
  contracts?: readonly KnownContract[] | undefined
  /** Tokens outside the list are untrusted. Without a list every token is trusted. */
  tokens?: readonly KnownToken[] | undefined
  /** By token address; the chain's own currency under `native`. */
  prices?: Readonly<Record<string, Prices>> | undefined
  safeApps?: readonly LocalSafeApp[] | undefined
  /** `any` lets proposals delegatecall every contract, as only the service behind the hosted gateway does. */
  delegateCalls?: 'trusted' | 'any' | undefined
  /**
   * How much of the chain is read. `everything` (default) is for local chains and small networks: every block and the events of
   * all accounts. `{ blocks }` is for public networks: the events of the requested accounts, from this many blocks before the
   * start of the gateway; older events are not in the history.
   */
  read?: 'everything' | { blocks: number } | undefined
}

/** Contracts that only do what an account's own settings and batches need (the hosted service trusts the same). */
const trustedNames: ReadonlySet<string> = new Set([
  'MultiSendCallOnly',
  'SignMessageLib',
  'CreateCall',
  'SafeMigration',
  'SafeToL2Migration',
])

const wellKnown: readonly KnownContract[] = evmContracts.map(
  ({ address, contractName, name, version }) => ({
    address,
    name: contractName,
    displayName: `Safe: ${contractName} ${version}`,
    trustedForDelegateCall: trustedNames.has(name),
  }),
)

/** The version of the account contracts that a chain recommends. Default: 1.4.1. */
export function recommendedVersionOf({ recommendedMasterCopyVersion }: LocalChain): string {
  return recommendedMasterCopyVersion ?? '1.4.1'
}

/** The account implementations that the gateway knows, by version. */
export const masterCopies: readonly { address: Address; version: string }[] = evmContracts
  .filter(({ name }) => name === 'Safe' || name === 'SafeL2')
  .map(({ address, name, version }) => ({
    address,
    version: name === 'SafeL2' ? `${version}+L2` : version,
  }))

/** The chain with checksummed addresses, so that they can be compared as text. */
export function withChecksums(chain: LocalChain): LocalChain {
  const checksummed = <Item extends { address: Address }>(item: Item): Item => ({
    ...item,
    address: getAddress(item.address),
  })
  return {
    ...chain,
    contracts: chain.contracts?.map(checksummed),
    tokens: chain.tokens?.map(checksummed),
  }
}

/** The account contracts and the chain's own, which come first. */
export function contractsOf({ contracts = [] }: LocalChain): ReadonlyMap<Address, KnownContract> {
  return new Map([...wellKnown, ...contracts].map((contract) => [contract.address, contract]))
}
