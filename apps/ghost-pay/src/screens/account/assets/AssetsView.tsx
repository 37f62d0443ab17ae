import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Chain } from '@ghost-pay/chains'
import { cleanSymbol } from '@ghost-pay/safe-account/tokens'
import { plainText } from '@ghost-pay/safe-protocol'

import { AddressBlock } from '../../../components/AddressBlock.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { Button, ButtonLink } from '../../../components/Button.tsx'
import { Columns } from '../../../components/Columns.tsx'
import { Empty } from '../../../components/Empty.tsx'
import { FiatAmount } from '../../../components/FiatAmount.tsx'
import { LinkRow } from '../../../components/LinkRow.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { Some } from '../../../components/Some.tsx'
import { Source } from '../../../components/Source.tsx'
import { SourceAge } from '../../../components/SourceAge.tsx'
import { Unread } from '../../../components/Unread.tsx'
import { formatPrice } from '../../../format/fiat.ts'
import { region } from '../../../format/region.ts'
import { currency } from '../../../money/currency.ts'
import { text as sayHolding } from '../../../money/holdingCopy.ts'
import { holdingSaid } from '../../../money/holdingSaid.ts'
import type { ArrangedAssets, AssetEntry, HiddenReason, TokenChoice } from './arrangeAssets.ts'
import { text } from './assetsCopy.ts'

import './Assets.css'

export type AssetsViewProps = {
  chain: Chain
  /** Undefined while, or because, nobody has said what the account holds. */
  assets: ArrangedAssets | undefined
  /** When the prices came, in milliseconds since 1970. */
  time: number
  /** How many entries cannot be read. */
  unread: number
  /** What failed, above the list. */
  notices: ReactNode
  /** False while the balances are on their way. */
  isFailed: boolean
  /** Where a payment is written. */
  payPath: string
  /** Whether what the gateway takes for spam was asked for as well. */
  hasSpam: boolean
  onAskForSpam: () => void
  onPay: (asset: AssetEntry) => void
  /** Undefined takes a choice back. */
  onChoose: (asset: AssetEntry, choice: TokenChoice['choice'] | undefined) => void
  collectibles: ReactNode
}

/** What an account holds: tokens by value, what is put aside with its reason, collectibles. */
export function AssetsView(props: AssetsViewProps) {
  const { assets, notices, isFailed, unread, collectibles } = props
  return (
    <Columns side={<Side payPath={props.payPath} />}>
      <header className="gp-stack-close">
        <h1>{text('assets.title')}</h1>
        {assets !== undefined && <Total assets={assets} time={props.time} unread={unread} />}
      </header>
      {(assets !== undefined || !isFailed) && (
        <section className="gp-stack-tight">
          <h2>{text('assets.tokens')}</h2>
          <Unread count={unread} />
          {assets === undefined ? (
            <Skeleton label={text('assets.reading')} rows={4} />
          ) : (
            <Tokens {...props} assets={assets} />
          )}
        </section>
      )}
      <section className="gp-stack-tight">
        <h2>{text('assets.collectibles')}</h2>
        {collectibles}
      </section>
      {notices}
    </Columns>
  )
}

type TokensProps = AssetsViewProps & { assets: ArrangedAssets }

function Tokens(props: TokensProps) {
  const { chain, assets, unread, payPath, hasSpam, onAskForSpam, onPay, onChoose } = props
  const { shown, hidden } = assets
  return (
    <>
      {shown.length === 0 && hidden.length === 0 && unread === 0 && (
        <Empty title={text('assets.none')}>{text('assets.noneText')}</Empty>
      )}
      <Some
        rows={shown.map((asset) => (
          <li key={`${asset.token.type} ${asset.token.address}`}>
            <AssetRow
              chain={chain}
              asset={asset}
              pay={{
                to: payPath,
                onPress: () => onPay(asset),
              }}
              actions={
                asset.token.type !== 'NATIVE_TOKEN' && (
                  <Button
                    onPress={() => {
                      // What was trusted against a reason is put aside again by that reason.
                      onChoose(asset, asset.doubt === undefined ? 'hidden' : undefined)
                    }}
                  >
                    {text('assets.hide')}
                  </Button>
                )
              }
            />
          </li>
        ))}
      />
      {hidden.length > 0 && (
        <details className="gp-details">
          <summary>{text('assets.hidden', { count: hidden.length })}</summary>
          <p className="gp-soft gp-small gp-assets-hint">{text('assets.hiddenText')}</p>
          <Some
            rows={hidden.map(({ reason, ...asset }) => (
              <li key={asset.token.address}>
                <AssetRow
                  chain={chain}
                  asset={{ ...asset, doubt: undefined }}
                  reason={reason}
                  actions={
                    <Button
                      onPress={() => onChoose(asset, reason === 'chosen' ? undefined : 'shown')}
                    >
                      {text('assets.trust')}
                    </Button>
                  }
                />
              </li>
            ))}
          />
        </details>
      )}
      {hasSpam ? (
        <p className="gp-soft gp-small">{text('assets.spamShown')}</p>
      ) : (
        <div>
          <Button look="text" onPress={onAskForSpam}>
            {text('assets.spam')}
          </Button>
        </div>
      )}
    </>
  )
}

/** What all of it is worth, by whose prices, and what is not in it. */
function Total({ assets, time, unread }: Pick<TokensProps, 'assets' | 'time' | 'unread'>) {
  const { total, unpriced } = assets
  if (total === undefined) return <p className="gp-soft gp-small">{text('assets.noTotal')}</p>
  return (
    <>
      <p className="gp-assets-total">
        <FiatAmount value={total} currency={currency} />
      </p>
      <p className="gp-abreast">
        <SourceAge source="gateway" time={time} />
        {unpriced > 0 && (
          <span className="gp-soft gp-small">{text('assets.unpriced', { count: unpriced })}</span>
        )}
        {unread > 0 && (
          <span className="gp-soft gp-small">{text('assets.unreadTotal', { count: unread })}</span>
        )}
      </p>
    </>
  )
}

/** Beside the list: the way to pay. */
function Side({ payPath }: Pick<AssetsViewProps, 'payPath'>) {
  return (
    <div className="gp-wide-act">
      <ButtonLink to={payPath}>{text('assets.payAny')}</ButtonLink>
    </div>
  )
}

type AssetRowProps = {
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
function AssetRow({ chain, asset, reason, pay, actions }: AssetRowProps) {
  const { token, balance, decimals, isChecked, price, share, lie, doubt } = asset
  const symbol = cleanSymbol(token.symbol)
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
              <AddressBlock address={token.address} name={text('assets.contract')} chain={chain} />
            </>
          )}
          <div className="gp-actions">{actions}</div>
        </>
      }
    >
      <span className="gp-ring gp-asset-mark" aria-hidden="true">
        {[...symbol].slice(0, 2).join('')}
      </span>
      <span className="gp-words">
        {pay === undefined ? (
          <bdi className="gp-link-row-name gp-one-line">{symbol}</bdi>
        ) : (
          <Link
            href={pay.to}
            className="gp-link-row-link gp-one-line"
            aria-label={text('assets.payWith', { symbol })}
            onClick={pay.onPress}
          >
            <bdi>{symbol}</bdi>
          </Link>
        )}
        <bdi className="gp-soft gp-small gp-one-line">{name}</bdi>
      </span>
      <span className="gp-asset-price gp-words gp-soft gp-small">
        <span>
          {price === undefined
            ? text('assets.noPrice')
            : text('assets.each', { price: formatPrice(price, currency) })}
        </span>
        {share !== undefined && <span>{percent.format(share)}</span>}
      </span>
      <span className="gp-link-row-figure gp-figures">
        <FiatAmount value={asset.value} currency={currency} />
        <span className="gp-near gp-asset-amount">
          <Source
            source={isChecked ? 'chain' : 'gateway'}
            title={text(isChecked ? 'assets.byChain' : 'assets.byGateway')}
          >
            <span className="gp-visually-hidden">
              {text(isChecked ? 'assets.byChain' : 'assets.byGateway')}
            </span>
          </Source>
          <Amount
            value={balance}
            decimals={decimals ?? 0}
            symbol={decimals === undefined ? text('assets.baseUnits') : symbol}
          />
        </span>
      </span>
    </LinkRow>
  )
}
