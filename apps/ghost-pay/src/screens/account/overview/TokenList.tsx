import { type ReactNode, useState } from 'react'
import type { Address } from 'viem'
import type { Chain } from '@ghost-pay/chains'
import type { Balance } from '@ghost-pay/gateway-client'

import { Button } from '../../../components/Button.tsx'
import { holdingLie } from '../../../data/holdingLie.ts'
import type { Holding } from '../../../data/readHoldings.ts'
import { sortTokens } from '../../../data/tokenTrust.ts'
import { TokenRow } from './TokenRow.tsx'

export type TokenListProps = {
  chain: Chain
  balances: readonly Balance[]
  /** What the tokens themselves say. */
  holdings?: ReadonlyMap<Address, Holding> | undefined
}

/** How many tokens are shown at first, and with each “more”. */
const step = 10

/** What an account holds, the chain's own currency first; what was sent to lure people is folded, with its reason. */
export function TokenList({ chain, balances, holdings }: TokenListProps) {
  const { trusted, doubtful } = sortTokens(balances, chain.nativeCurrency.symbol)
  return (
    <>
      <Some
        rows={trusted.map((each) => (
          <li key={`${each.tokenInfo.type} ${each.tokenInfo.address}`}>
            <TokenRow
              chain={chain}
              token={each.tokenInfo}
              balance={each.balance}
              lie={holdingLie(each, holdings?.get(each.tokenInfo.address))}
            />
          </li>
        ))}
      />
      {doubtful.length > 0 && (
        <details className="gp-details">
          <summary>
            {doubtful.length === 1 ? '1 token is' : `${doubtful.length} tokens are`} put aside
          </summary>
          <Some
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

/** The first rows of a list, and more on request. */
function Some({ rows }: { rows: readonly ReactNode[] }) {
  const [shown, setShown] = useState(step)
  if (rows.length === 0) return null
  return (
    <>
      <ul className="gp-list">{rows.slice(0, shown)}</ul>
      {rows.length > shown && (
        <Button
          onPress={() => {
            setShown(shown + 5 * step)
          }}
        >
          {`Show ${Math.min(5 * step, rows.length - shown)} more of ${rows.length}`}
        </Button>
      )}
    </>
  )
}
