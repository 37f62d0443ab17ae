/** Base of every error of this package, so that one `instanceof` sorts them from others. */
export class SafeAccountError extends Error {
  override name = 'SafeAccountError'
}

/**
 * A chain did not tell what it was asked. `reason` is for code:
 *
 * - `silent`: the node gave no answer. Nothing is known; ask again.
 * - `noMulticall`: the client's chain names no Multicall3, through which much is asked at once.
 * - `noBatchContract`: the chain has no official contract that runs a batch.
 * - `noSimulation`: the node cannot run a transaction without sending it.
 * - `unreadable`: what the node answered cannot be read.
 */
export class ChainReadError extends SafeAccountError {
  override name = 'ChainReadError'
  readonly reason: ChainReadErrorReason
  readonly chainId: number

  constructor(reason: ChainReadErrorReason, chainId: number, cause?: unknown) {
    super(sentences[reason](chainId), cause === undefined ? undefined : { cause })
    this.reason = reason
    this.chainId = chainId
  }
}

/** Why a chain did not tell what it was asked. */
export type ChainReadErrorReason =
  'silent' | 'noMulticall' | 'noBatchContract' | 'noSimulation' | 'unreadable'

const sentences: Readonly<Record<ChainReadErrorReason, (chainId: number) => string>> = {
  silent: (chainId) => `The node of chain ${chainId} gave no answer. Nothing is known; ask again.`,
  noMulticall: (chainId) =>
    `The client of chain ${chainId} names no Multicall3. Add its address to chain.contracts.multicall3.`,
  noBatchContract: (chainId) =>
    `Chain ${chainId} has no official MultiSendCallOnly. Propose the calls one by one.`,
  noSimulation: (chainId) =>
    `The node of chain ${chainId} cannot run a transaction without sending it. Ask one with eth_simulateV1.`,
  unreadable: (chainId) =>
    `What the node of chain ${chainId} answered cannot be read. Ask another node.`,
}
