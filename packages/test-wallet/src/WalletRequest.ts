import type { Address, Hex } from 'viem'

/** EIP-712 typed data as it crosses the provider: JSON, so numbers may be strings. */
export type TypedDataJson = {
  domain: Record<string, unknown>
  types: Record<string, readonly { name: string; type: string }[]>
  primaryType: string
  message: Record<string, unknown>
}

/** A transaction as `eth_sendTransaction` takes it. */
export type TransactionRequest = {
  from: Address
  to?: Address | undefined
  data: Hex
  value: bigint
  gas?: bigint | undefined
  chainId?: number | undefined
}

/** A request that a wallet does only when its person (or its personality) agrees. */
export type ConsentRequest =
  | { kind: 'connect'; method: 'eth_requestAccounts' | 'wallet_requestPermissions' }
  | { kind: 'switchChain'; chainId: number }
  | { kind: 'addChain'; chainId: number; name: string; rpcUrl: string | undefined }
  | { kind: 'signMessage'; address: Address; message: Hex }
  | { kind: 'signTypedData'; address: Address; typedData: TypedDataJson }
  | { kind: 'sendTransaction'; transaction: TransactionRequest }
  | { kind: 'watchAsset'; symbol: string; address: string }

/** Every request, sorted by who answers it: the person, the wallet itself, or the node behind it. */
export type WalletRequest =
  | ConsentRequest
  | { kind: 'accounts' | 'chainId' | 'networkId' | 'permissions' | 'revoke' }
  | { kind: 'unsupported'; method: string }
  | { kind: 'node'; method: string; params: unknown }
