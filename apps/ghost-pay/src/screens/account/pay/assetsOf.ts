import type { Chain } from 'wagmi/chains'
import type { Balance } from '@ghost-pay/gateway-client'

import { sortTokens } from '../../../data/tokenTrust.ts'
import { priceOf } from '../../../data/worthOf.ts'
import type { Asset } from './payment.ts'

/**
 * What an account can pay with: the chain's own currency first, then its tokens, those of a doubtful kind last. While the
 * balances are not known only the currency is offered, and its balance is unknown.
 */
export function assetsOf(
  { nativeCurrency }: Pick<Chain, 'nativeCurrency'>,
  balances: readonly Balance[] | undefined,
): Asset[] {
  const native = balances?.find(({ tokenInfo }) => tokenInfo.type === 'NATIVE_TOKEN')
  const { trusted, doubtful } = sortTokens(balances ?? [], nativeCurrency.symbol)
  const listed = [...trusted.map((balance) => ({ balance, doubt: undefined })), ...doubtful]
  const tokens = listed.flatMap(({ balance: { tokenInfo, balance, fiatConversion }, doubt }) =>
    tokenInfo.type === 'ERC20' && tokenInfo.decimals !== null
      ? [
          {
            token: tokenInfo.address,
            symbol: tokenInfo.symbol,
            name: tokenInfo.name,
            decimals: tokenInfo.decimals,
            balance,
            price: doubt === undefined ? priceOf({ fiatConversion }) : undefined,
            doubt,
          },
        ]
      : [],
  )
  const currency = { balance: native?.balance, price: native && priceOf(native) }
  return [{ ...nativeCurrency, token: undefined, ...currency }, ...tokens]
}
