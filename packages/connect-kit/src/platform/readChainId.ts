/** The number of a chain, or `NaN` for what is none. wagmi would take any number there is. */
export function readChainId(reported: unknown): number {
  const chainId = ['string', 'number', 'bigint'].includes(typeof reported) ? Number(reported) : 0
  return Number.isSafeInteger(chainId) && chainId > 0 ? chainId : Number.NaN
}
