import type { Chain } from '@ghost-pay/chains'
import { getExplorerUrl } from '@ghost-pay/chains/explorer'
import type { Collectible } from '@ghost-pay/gateway-client'
import { plainText } from '@ghost-pay/safe-protocol'

import { AddressBlock } from '../../../components/AddressBlock.tsx'
import { Button } from '../../../components/Button.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { Source } from '../../../components/Source.tsx'
import { Unread } from '../../../components/Unread.tsx'
import { collectibleNumber } from '../../../data/collectibleNumber.ts'
import { text } from './assetsCopy.ts'
import { CollectiblePicture } from './CollectiblePicture.tsx'
import type { CollectibleWhere } from './collectibleWhere.ts'

import './Assets.css'

/** A collectible of the gateway's list, and where the chain says that it is. */
export type ListedCollectible = { collectible: Collectible; where: CollectibleWhere }

export type CollectiblesViewProps = {
  chain: Chain
  /** Undefined while, or because, the gateway has not said. */
  items: readonly ListedCollectible[] | undefined
  isFailed: boolean
  /** How many entries cannot be read. */
  unread: number
  hasMore: boolean
  isLoadingMore: boolean
  onMore: () => void
  /** Undefined where it cannot be sent by whoever looks. */
  onSend: ((collectible: Collectible) => void) | undefined
}

/** Collectibles of an account: drawn from their number, named by their maker, and checked against their collection. */
export function CollectiblesView(props: CollectiblesViewProps) {
  const { chain, items, isFailed, unread, hasMore, isLoadingMore, onMore, onSend } = props
  if (items === undefined) {
    return isFailed ? (
      <p className="gp-soft">–</p>
    ) : (
      <Skeleton label={text('assets.collectiblesReading')} rows={2} />
    )
  }
  return (
    <>
      <Unread count={unread} />
      {items.length === 0 ? (
        <p className="gp-soft">{text('assets.collectiblesNone')}</p>
      ) : (
        <>
          <p className="gp-soft gp-small">{text('assets.pictures')}</p>
          <ul className="gp-nfts">
            {items.map((item) => (
              <li key={`${item.collectible.address} ${item.collectible.id}`}>
                <Card chain={chain} {...item} onSend={onSend} />
              </li>
            ))}
          </ul>
        </>
      )}
      {hasMore && (
        <div className="gp-actions">
          <Button busy={isLoadingMore} onPress={onMore}>
            {text('assets.collectiblesMore')}
          </Button>
        </div>
      )}
    </>
  )
}

type CardProps = ListedCollectible & Pick<CollectiblesViewProps, 'chain' | 'onSend'>

function Card({ chain, collectible, where, onSend }: CardProps) {
  const { address, id } = collectible
  const name = plainText(collectible.name ?? '')
  const collection = plainText(collectible.tokenName ?? '')
  return (
    <article className="gp-nft" data-ghost={where !== 'here'}>
      <CollectiblePicture address={address} number={collectibleNumber(id)} />
      <h3 className="gp-nft-name" title={name}>
        <bdi>{name === '' ? text('assets.unnamedCollectible') : name}</bdi>
      </h3>
      <span className="gp-nft-line gp-soft gp-small">
        <bdi title={collection}>{collection}</bdi>
        <span title={id}>{text('assets.number', { id })}</span>
      </span>
      <Where where={where} />
      <details>
        <summary>{text('assets.collection')}</summary>
        <AddressBlock
          address={address}
          explorerUrl={getExplorerUrl({ chain, type: 'address', value: address })}
        />
        <p className="gp-small">{text('assets.number', { id })}</p>
      </details>
      {onSend !== undefined && where === 'here' && (
        <Button onPress={() => onSend(collectible)}>{text('assets.send')}</Button>
      )}
    </article>
  )
}

function Where({ where }: { where: CollectibleWhere }) {
  switch (where) {
    case 'here':
      return (
        <Source source="chain" title={text('assets.owned')}>
          {text('assets.ownedShort')}
        </Source>
      )
    case 'asking':
      return (
        <Source source="gateway" title={text('assets.askingText')}>
          {text('assets.asking')}
        </Source>
      )
    case 'unknown':
      return (
        <Source source="gateway" title={text('assets.uncheckedText')}>
          {text('assets.unchecked')}
        </Source>
      )
    case 'elsewhere':
      return <Mark tone="stop">{text('assets.gone')}</Mark>
  }
}
