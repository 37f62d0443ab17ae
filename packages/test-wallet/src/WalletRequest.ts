import type { AccessList, Address, Hex } from 'viem'

/** EIP-712 typed data as it crosses the provider: JSON, so numbers may be strings. */
export type TypedDataJson = {
  domain: Record<string, unknown>
  types: Record<string, readonly { name: string; type: string }[]>
  primaryType: string
  message: Record<string, unknown>
}

/** The kinds of transactions that a test wallet signs, by viem's names. */
export type TransactionType = 'legacy' | 'eip2930' | 'eip1559'

/** A transaction as `eth_sendTransaction` takes it. Amounts and prices are in wei. */
export type TransactionRequest = {
  from: Address
  to?: Address | undefined
  data: Hex
  value: bigint
  gas?: bigint | undefined
  chainId?: number | undefined
  nonce?: number | undefined
  type?: TransactionType | undefined
  gasPrice?: bigint | undefined
  maxFeePerGas?: bigint | undefined
  maxPriorityFeePerGas?: bigint | undefined
  accessList?: AccessList | undefined
}

/** One call of a batch (EIP-5792); `value` in wei. */
export type WalletCall = { to?: Address | undefined; data: Hex; value: bigint }

/** A request that a wallet performs only when its user (or its personality) approves. */
export type ConsentRequest =
  | { kind: 'connect'; method: 'eth_requestAccounts' | 'wallet_requestPermissions' }
  | { kind: 'switchChain'; chainId: number }
  | { kind: 'addChain'; chainId: number; name: string; rpcUrl: string | undefined }
  | { kind: 'signMessage'; address: Address; message: Hex }
  | { kind: 'signTypedData'; address: Address; typedData: TypedDataJson }
  | { kind: 'sendTransaction'; transaction: TransactionRequest }
  | {
      kind: 'sendCalls'
      chainId: number
      from: Address | undefined
      id: string | undefined
      atomicRequired: boolean
      calls: readonly WalletCall[]
      /** The capabilities that the page cannot do without. */
      required: readonly string[]
    }
  | { kind: 'watchAsset'; symbol: string; address: string }

/** Every request, by what answers it: the user's consent, the wallet's state, or the node of the chain. */
export type WalletRequest =
  | ConsentRequest
  | { kind: 'accounts' | 'chainId' | 'networkId' | 'permissions' | 'revoke' }
  | { kind: 'recover'; message: Hex; signature: Hex }
  | {
      kind: 'capabilities'
      address: Address | undefined
      chainIds: readonly number[] | undefined
    }
  | {
      kind: 'callsStatus'
      method: 'wallet_getCallsStatus' | 'wallet_showCallsStatus'
      id: string
    }
  | { kind: 'unsupported'; method: string }
  | { kind: 'node'; method: string; params: unknown }
