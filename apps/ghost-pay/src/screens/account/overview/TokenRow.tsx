import type { Chain } from '@ghost-pay/chains'
import { getExplorerUrl } from '@ghost-pay/chains/explorer'
import type { TokenInfo } from '@ghost-pay/gateway-client'

import { AddressBlock } from '../../../components/AddressBlock.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { Row } from '../../../components/Row.tsx'
import { doubtWords, type TokenDoubt } from '../../../data/tokenTrust.ts'
import { plainText } from '../../../format/plainText.ts'

export type TokenRowProps = {
  chain: Chain
  token: TokenInfo
  /** Base units. */
  balance: bigint
  /** Why it is put aside. */
  doubt?: TokenDoubt | undefined
  /** In what the token itself contradicts the gateway. */
  lie?: string | undefined
}

/**
 * A token and how much of it there is. What it calls itself is shown as text, whatever it says, and cut to the row; opened, the
 * row says all of it, and where the token’s contract is.
 */
export function TokenRow({ chain, token, balance, doubt, lie }: TokenRowProps) {
  const symbol = plainText(token.symbol)
  const name = plainText(token.name)
  const row = (
    <Row
      icon={
        <span className="gp-token-mark" aria-hidden="true">
          {[...symbol].slice(0, 2).join('')}
        </span>
      }
      title={<bdi className="gp-one-line">{symbol}</bdi>}
      detail={<bdi className="gp-one-line">{name}</bdi>}
      figure={
        <Amount
          value={balance}
          decimals={token.decimals ?? 0}
          symbol={token.decimals === null ? 'base units' : symbol}
        />
      }
      marks={
        doubt === undefined && lie === undefined ? undefined : (
          <>
            {doubt !== undefined && <Mark tone="warning">{doubtWords[doubt]}</Mark>}
            {lie !== undefined && <Mark tone="stop">{lie}</Mark>}
          </>
        )
      }
    />
  )
  // The chain's own currency has no contract to look at.
  if (token.type === 'NATIVE_TOKEN') return row
  return (
    <details className="gp-token">
      <summary>{row}</summary>
      <div className="gp-token-more gp-stack-tight">
        <p>
          Symbol <bdi>{symbol}</bdi>, name <bdi>{name}</bdi>, as the token itself or the gateway
          calls it. What it is, its contract says:
        </p>
        <AddressBlock
          address={token.address}
          name="Contract of the token"
          explorerUrl={getExplorerUrl({ chain, type: 'address', value: token.address })}
        />
      </div>
    </details>
  )
}
