/** A chain id that no wallet takes. */
export class InvalidChainIdError extends Error {
  override readonly name = 'InvalidChainIdError'
  /** What was given. */
  readonly chainId: unknown

  constructor(chainId: unknown) {
    super(`${String(chainId)} is no chain id. Pass a whole number from 1 to 4503599627370476.`)
    this.chainId = chainId
  }
}

/** Wallets only take chains whose currency has 18 decimals (EIP-3085 as MetaMask reads it). */
export class UnsupportedDecimalsError extends Error {
  override readonly name = 'UnsupportedDecimalsError'
  readonly chainId: number
  /** What the currency has. */
  readonly decimals: number

  constructor(chainId: number, decimals: number) {
    super(
      `Wallets refuse chain ${chainId}: its currency has ${decimals} decimals and must have 18. Correct the definition, or ask the person to add the chain by hand.`,
    )
    this.chainId = chainId
    this.decimals = decimals
  }
}

/** The chain has no address of a node that could be given to a wallet. */
export class NoPublicRpcUrlError extends Error {
  override readonly name = 'NoPublicRpcUrlError'
  readonly chainId: number

  constructor(chainId: number) {
    super(
      `Chain ${chainId} has no public https address of a node, so it cannot be added to a wallet. Put one without a key into rpcUrls.public.`,
    )
    this.chainId = chainId
  }
}
