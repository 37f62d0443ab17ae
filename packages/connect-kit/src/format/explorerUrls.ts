/**
 * Pages of an explorer, by EIP-3091 (behaviour/account-modal#explorer).
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
