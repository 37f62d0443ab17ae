/**
 * Pages of an explorer. “Explorer links open in a new tab at the chain's explorer base plus /address/{address}.”
 * (Specification, section 7; EIP-3091.)
 *
 * @param base where the explorer is; only `https:` and `http:` addresses are followed
 */
export function explorerUrls(base: string | undefined) {
  if (base === undefined || !/^https?:\/\//.test(base)) return undefined
  const root = base.replace(/\/+$/, '')
  return {
    address: (address: string) => `${root}/address/${address}`,
    transaction: (hash: string) => `${root}/tx/${hash}`,
  }
}
