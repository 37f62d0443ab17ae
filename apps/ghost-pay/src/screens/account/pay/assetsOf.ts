import type { Chain } from 'wagmi/chains'
import type { Balance } from '@ghost-pay/gateway-client'
import { isStablecoin, priceOf } from '@ghost-pay/safe-account/money'
import { sortTokens, tokenAt } from '@ghost-pay/safe-account/tokens'
import type { KnownToken } from '@ghost-pay/safe-protocol'

import type { Asset } from './payment.ts'

/**
 * What an account can pay with: coins that stand for a state's money first, which most payments are made in, then the chain's own
 * currency, then its other tokens, those of a doubtful kind last. While the
 * balances are not known only the currency is offered.
 *
 * @param balances as a gateway lists them
 * @param own how much of its own currency the chain says that the account holds; else it is the gateway's word
 */
export function assetsOf(
  { nativeCurrency }: Pick<Chain, 'nativeCurrency'>,
  balances: readonly Balance[] | undefined,
  own?: bigint,
): Asset[] {
  const native = balances?.find(({ tokenInfo }) => tokenInfo.type === 'NATIVE_TOKEN')
  const { trusted, doubtful } = sortTokens(balances ?? [], nativeCurrency.symbol)
  const listed = [...trusted.map((balance) => ({ balance, doubt: undefined })), ...doubtful]
  const tokens = listed.flatMap(({ balance: held, doubt }) => {
    const { tokenInfo, balance, fiatConversion } = held
    return tokenInfo.type === 'ERC20' && tokenInfo.decimals !== null
      ? [
          {
            token: tokenInfo.address,
            symbol: tokenInfo.symbol,
            name: tokenInfo.name,
            decimals: tokenInfo.decimals,
            balance,
            price: doubt === undefined ? priceOf({ fiatConversion }) : undefined,
            doubt,
            isStable: doubt === undefined && balance > 0n && isStablecoin(held),
          },
        ]
      : []
  })
  const currency = { balance: own ?? native?.balance, price: native && priceOf(native) }
  const assets = (stable: boolean) =>
    tokens.flatMap(({ isStable, ...asset }) => (isStable === stable ? [asset] : []))
  return [...assets(true), { ...nativeCurrency, token: undefined, ...currency }, ...assets(false)]
}

/**
 * Assets that nothing speaks against, as their own contracts count and name them: what is asked for in another unit is another amount. A
 * token that has not said it is left out.
 *
 * @param tokens as their own contracts say
 */
export const ownAssets = (assets: readonly Asset[], tokens: readonly KnownToken[]): Asset[] =>
  assets.flatMap((asset) => {
    if (asset.doubt !== undefined) return []
    if (asset.token === undefined) return [asset]
    const own = tokenAt(tokens, asset.token)
    if (own === undefined || own.type === 'ERC721') return []
    const { symbol, decimals } = own
    return [{ ...asset, symbol, decimals }]
  })
