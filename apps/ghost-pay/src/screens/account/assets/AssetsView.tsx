import type { ReactNode } from 'react'
import type { Chain } from '@ghost-pay/chains'

import { Button, ButtonLink } from '../../../components/Button.tsx'
import { Columns } from '../../../components/Columns.tsx'
import { Empty } from '../../../components/Empty.tsx'
import { FiatAmount } from '../../../components/FiatAmount.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { Some } from '../../../components/Some.tsx'
import { Source } from '../../../components/Source.tsx'
import { SourceAge } from '../../../components/SourceAge.tsx'
import { Unread } from '../../../components/Unread.tsx'
import { currency } from '../../../data/currency.ts'
import type { TokenChoice } from '../../../data/tokenChoices.ts'
import type { ArrangedAssets, AssetEntry } from './arrangeAssets.ts'
import { AssetRow } from './AssetRow.tsx'
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
        {assets !== undefined && <Total assets={assets} time={props.time} />}
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
  const { chain, assets, payPath, hasSpam, onAskForSpam, onPay, onChoose } = props
  const { shown, hidden } = assets
  return (
    <>
      {shown.length === 0 && <Empty title={text('assets.none')}>{text('assets.noneText')}</Empty>}
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

/** From here on a sum is no longer read at a glance. */
const longSum = 1e15

/** What all of it is worth, by whose prices, and what is not in it. */
function Total({ assets, time }: Pick<TokensProps, 'assets' | 'time'>) {
  const { total, unpriced } = assets
  if (total === undefined) return <p className="gp-soft gp-small">{text('assets.noTotal')}</p>
  return (
    <>
      <p className="gp-assets-total" data-long={total >= longSum}>
        <FiatAmount value={total} currency={currency} />
      </p>
      <p className="gp-assets-line">
        <SourceAge source="gateway" time={time} />
        {unpriced > 0 && (
          <span className="gp-soft gp-small">{text('assets.unpriced', { count: unpriced })}</span>
        )}
      </p>
    </>
  )
}

/** Beside the list: the way to pay, and what the three marks mean here. */
function Side({ payPath }: Pick<AssetsViewProps, 'payPath'>) {
  return (
    <>
      <div className="gp-assets-pay">
        <ButtonLink to={payPath}>{text('assets.payAny')}</ButtonLink>
      </div>
      <section className="gp-stack-tight">
        <h2>{text('assets.sources')}</h2>
        <ul className="gp-stack-near gp-assets-sources">
          <li>
            <Source source="chain">{text('assets.sourceChain')}</Source>
          </li>
          <li>
            <Source source="gateway">{text('assets.sourceGateway')}</Source>
          </li>
          <li>
            <Source source="device">{text('assets.sourceDevice')}</Source>
          </li>
        </ul>
      </section>
    </>
  )
}
