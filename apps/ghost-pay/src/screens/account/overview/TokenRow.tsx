import type { TokenInfo } from '@ghost-pay/gateway-client'

import { Amount } from '../../../components/Amount.tsx'
import { Row } from '../../../components/Row.tsx'

export type TokenRowProps = { token: TokenInfo; balance: bigint }

/** A token and how much of it there is. Its own name is shown as text, whatever it says. */
export function TokenRow({ token, balance }: TokenRowProps) {
  return (
    <Row
      icon={
        <span className="gp-token-mark" aria-hidden="true">
          {[...token.symbol].slice(0, 2).join('')}
        </span>
      }
      title={token.symbol}
      detail={token.name}
      figure={<Amount value={balance} decimals={token.decimals ?? 0} symbol={token.symbol} />}
    />
  )
}
