import { iconFamilies } from './iconFamilies.ts'

/**
 * The name of the icon's own file, for pages that serve the images themselves (`img-src 'self'`). The files are in the package
 * at `@ghost-pay/chains/icons/<name>`.
 *
 * @param chainId chain id
 * @returns for example `arbitrum.svg`; `undefined` when the chain has no icon of its own
 */
export function getChainIconFile(chainId: number): string | undefined {
  const family = Object.entries(iconFamilies).find(([, ids]) =>
    (ids as readonly number[]).includes(chainId),
  )
  return family && `${family[0]}.svg`
}
