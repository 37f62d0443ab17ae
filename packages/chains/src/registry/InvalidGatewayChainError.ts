/** A gateway's configuration names no usable chain id. */
export class InvalidGatewayChainError extends Error {
  override readonly name = 'InvalidGatewayChainError'
  /** What it names. */
  readonly chainId: string

  constructor(chainId: string) {
    super(
      `The gateway names "${chainId}" as a chain id, which is not a positive whole number. Leave the chain out, and report it to the operator of the gateway.`,
    )
    this.chainId = chainId
  }
}
