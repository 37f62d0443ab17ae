import type { Address } from 'viem'
import type { Chain } from '@ghost-pay/chains'
import type { Balance, TokenInfo } from '@ghost-pay/gateway-client'
import type { Holding } from '@ghost-pay/safe-account'
import { type HoldingDifference, holdingDifference } from '@ghost-pay/safe-account/checks'
import { worthOf } from '@ghost-pay/safe-account/money'
import { cleanSymbol, sortTokens, type TokenDoubt } from '@ghost-pay/safe-account/tokens'
import { plainText } from '@ghost-pay/safe-protocol'

import { AddressBlock } from '../../../components/AddressBlock.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { Row } from '../../../components/Row.tsx'
import { Some } from '../../../components/Some.tsx'
import { money } from '../../../money/currency.ts'
import { text as sayDoubt } from '../../../money/doubtCopy.ts'
import { text as sayHolding } from '../../../money/holdingCopy.ts'
import { holdingSaid } from '../../../money/holdingSaid.ts'
import { text } from './homeCopy.ts'

import './OverviewView.css'

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
          const holding = holdings?.get(each.tokenInfo.address)
          const lie = holdingDifference(each, holding)
          const decimals = each.tokenInfo.decimals ?? holding?.decimals ?? null
          const token = { ...each.tokenInfo, decimals }
          return (
            <li key={`${each.tokenInfo.type} ${each.tokenInfo.address}`}>
              <TokenRow
                chain={chain}
                token={token}
                balance={each.balance}
                worth={lie === undefined ? worthOfAll({ ...each, tokenInfo: token }) : undefined}
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

/** What all of a token is worth; undefined where nobody has given a price, and for less than a cent. */
function worthOfAll(balance: Balance): number | undefined {
  const { address, decimals } = balance.tokenInfo
  if (decimals === null) return undefined
  const worth = worthOf({ value: balance.balance, decimals, token: address }, [balance])
  return worth !== undefined && worth >= cent ? worth : undefined
}

type TokenRowProps = {
  chain: Chain
  token: TokenInfo
  balance: bigint
  /** In the currency of the balances; undefined where nobody has given a price. */
  worth?: number | undefined
  doubt?: TokenDoubt | undefined
  lie?: HoldingDifference | undefined
}

/**
 * A token and how much of it there is. What it calls itself is shown as text, whatever it says, and cut to the row; opened, the
 * row says all of it, and where the token’s contract is.
 */
function TokenRow({ chain, token, balance, worth, doubt, lie }: TokenRowProps) {
  const symbol = cleanSymbol(token.symbol)
  const name = plainText(token.name)
  const row = (
    <Row
      icon={
        <span className="gp-ring gp-token-mark" aria-hidden="true">
          {[...symbol].slice(0, 2).join('')}
        </span>
      }
      title={<bdi className="gp-one-line">{symbol}</bdi>}
      detail={<bdi className="gp-one-line">{name}</bdi>}
      figure={
        <Amount
          value={balance}
          decimals={token.decimals ?? 0}
          symbol={token.decimals === null ? text('tokens.baseUnits') : symbol}
        />
      }
      figureDetail={worth === undefined ? undefined : money(worth)}
      marks={
        doubt === undefined && lie === undefined ? undefined : (
          <>
            {doubt !== undefined && <Mark tone="warning">{sayDoubt(`doubt.${doubt}`)}</Mark>}
            {lie !== undefined && <Mark tone="stop">{sayHolding(...holdingSaid(lie))}</Mark>}
          </>
        )
      }
    />
  )
  // The chain's own currency has no contract to look at.
  if (token.type === 'NATIVE_TOKEN') return row
  return (
    <details className="gp-token">
      <summary className="gp-hover">{row}</summary>
      <div className="gp-token-more gp-stack-tight">
        <p>{text('tokens.called', { symbol: isolated(symbol), name: isolated(name) })}</p>
        <AddressBlock address={token.address} name={text('tokens.contract')} chain={chain} />
      </div>
    </details>
  )
}

/** A stranger’s text, which turns the direction of nothing around it (Unicode’s isolates). */
const isolated = (text: string): string => `\u2068${text}\u2069`
