import type { Address } from 'viem'
import type { Chain } from '@ghost-pay/chains'
import type { Balance } from '@ghost-pay/gateway-client'
import type { Holding } from '@ghost-pay/safe-account'
import { holdingDifference } from '@ghost-pay/safe-account/checks'
import { worthOf } from '@ghost-pay/safe-account/money'
import { sortTokens } from '@ghost-pay/safe-account/tokens'

import { Some } from '../../../components/Some.tsx'
import { text } from './homeCopy.ts'
import { TokenRow } from './TokenRow.tsx'

export type TokenListProps = {
  chain: Chain
  balances: readonly Balance[]
  /** What the tokens themselves say. */
  holdings?: ReadonlyMap<Address, Holding> | undefined
}

/** What an account holds, the chain's own currency first; what was sent to lure people is folded, with its reason. */
export function TokenList({ chain, balances, holdings }: TokenListProps) {
  const { trusted, doubtful } = sortTokens(balances, chain.nativeCurrency.symbol)
  return (
    <>
      <Some
        first={10}
        rows={trusted.map((each) => {
          const lie = holdingDifference(each, holdings?.get(each.tokenInfo.address))
          return (
            <li key={`${each.tokenInfo.type} ${each.tokenInfo.address}`}>
              <TokenRow
                chain={chain}
                token={each.tokenInfo}
                balance={each.balance}
                worth={lie === undefined ? worthOfAll(each) : undefined}
                lie={lie}
              />
            </li>
          )
        })}
      />
      {doubtful.length > 0 && (
        <details className="gp-details">
          <summary>{text('tokens.aside', { count: doubtful.length })}</summary>
          <Some
            first={10}
            rows={doubtful.map(({ balance: { tokenInfo, balance }, doubt }) => (
              <li key={tokenInfo.address}>
                <TokenRow chain={chain} token={tokenInfo} balance={balance} doubt={doubt} />
              </li>
            ))}
          />
        </details>
      )}
    </>
  )
}

/** Less is nothing to read. */
const cent = 0.01
/** From here on a sum is what somebody has made up. */
const unlikely = 1e15

/** What all of a token is worth; undefined where nobody has given a price, or one that makes no sum. */
function worthOfAll(balance: Balance): number | undefined {
  const { address, decimals } = balance.tokenInfo
  if (decimals === null) return undefined
  const worth = worthOf({ value: balance.balance, decimals, token: address }, [balance])
  return worth !== undefined && worth >= cent && worth < unlikely ? worth : undefined
}
