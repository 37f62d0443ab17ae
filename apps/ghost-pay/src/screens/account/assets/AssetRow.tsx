import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Chain } from '@ghost-pay/chains'
import { getExplorerUrl } from '@ghost-pay/chains/explorer'
import { plainText } from '@ghost-pay/safe-protocol'

import { AddressBlock } from '../../../components/AddressBlock.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { FiatAmount } from '../../../components/FiatAmount.tsx'
import { LinkRow } from '../../../components/LinkRow.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { Source } from '../../../components/Source.tsx'
import { currency } from '../../../data/currency.ts'
import { text as sayHolding } from '../../../data/holdingCopy.ts'
import { holdingSaid } from '../../../data/holdingSaid.ts'
import { formatFiat } from '../../../format/fiat.ts'
import { region } from '../../../format/region.ts'
import type { AssetEntry, HiddenReason } from './arrangeAssets.ts'
import { text } from './assetsCopy.ts'

import './Assets.css'

export type AssetRowProps = {
  chain: Chain
  asset: AssetEntry
  /** Why it is put aside. */
  reason?: HiddenReason | undefined
  /** Where it is paid with; none for what is put aside. */
  pay?: { to: string; onPress: () => void } | undefined
  /** What can be done with it, below where its contract is. */
  actions?: ReactNode
}

const percent = new Intl.NumberFormat(region, { style: 'percent', maximumFractionDigits: 1 })

/** A token: what it is worth large, how much of it small; pressed it is paid with. */
export function AssetRow({ chain, asset, reason, pay, actions }: AssetRowProps) {
  const { token, balance, decimals, isChecked, price, share, lie, doubt } = asset
  const symbol = plainText(token.symbol)
  const name = plainText(token.name)
  const marked = reason ?? doubt
  return (
    <LinkRow
      className="gp-asset"
      label={text('assets.about', { symbol })}
      marks={
        (marked !== undefined || lie !== undefined) && (
          <>
            {marked !== undefined && <Mark tone="warning">{text(`assets.reason.${marked}`)}</Mark>}
            {lie !== undefined && <Mark tone="stop">{sayHolding(...holdingSaid(lie))}</Mark>}
          </>
        )
      }
      more={
        <>
          {token.type !== 'NATIVE_TOKEN' && (
            <>
              <p className="gp-small">{text('assets.calls', { name: `${symbol} (${name})` })}</p>
              <AddressBlock
                address={token.address}
                name={text('assets.contract')}
                explorerUrl={getExplorerUrl({ chain, type: 'address', value: token.address })}
              />
            </>
          )}
          <div className="gp-actions">{actions}</div>
        </>
      }
    >
      <span className="gp-asset-mark" aria-hidden="true">
        {[...symbol].slice(0, 2).join('')}
      </span>
      <span className="gp-link-row-words">
        {pay === undefined ? (
          <bdi className="gp-link-row-name">{symbol}</bdi>
        ) : (
          <Link
            href={pay.to}
            className="gp-link-row-link"
            aria-label={text('assets.payWith', { symbol })}
            onClick={pay.onPress}
          >
            <bdi>{symbol}</bdi>
          </Link>
        )}
        <bdi className="gp-soft gp-small">{name}</bdi>
      </span>
      <span className="gp-asset-price gp-soft gp-small">
        <span>
          {price === undefined
            ? text('assets.noPrice')
            : text('assets.each', { price: formatFiat(String(price), currency) })}
        </span>
        {share !== undefined && <span>{percent.format(share)}</span>}
      </span>
      <span className="gp-link-row-figure">
        <FiatAmount value={asset.value} currency={currency} />
        <span className="gp-asset-amount">
          <Source
            source={isChecked ? 'chain' : 'gateway'}
            title={text(isChecked ? 'assets.byChain' : 'assets.byGateway')}
          >
            <span className="gp-visually-hidden">
              {text(isChecked ? 'assets.byChain' : 'assets.byGateway')}
            </span>
          </Source>
          <Amount value={balance} decimals={decimals} symbol={symbol} />
        </span>
      </span>
    </LinkRow>
  )
}
