import { type Address, concat, keccak256, numberToHex } from 'viem'
import type { Chain } from '@ghost-pay/chains'
import type { Collectible } from '@ghost-pay/gateway-client'
import { plainText } from '@ghost-pay/safe-protocol'

import { AddressBlock } from '../../../components/AddressBlock.tsx'
import { Button } from '../../../components/Button.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { Source } from '../../../components/Source.tsx'
import { Unread } from '../../../components/Unread.tsx'
import { text } from './assetsCopy.ts'
import {
  collectibleNumber,
  type CollectibleWhere,
  type ListedCollectible,
} from './useCollectibles.ts'

import './Assets.css'

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
        unread === 0 && !hasMore && <p className="gp-soft">{text('assets.collectiblesNone')}</p>
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
    <article className="gp-card gp-stack-close gp-nft" data-ghost={where !== 'here'}>
      <CollectiblePicture address={address} number={collectibleNumber(id)} />
      <h3 className="gp-nft-name gp-one-line" title={name}>
        <bdi>{name === '' ? text('assets.unnamedCollectible') : name}</bdi>
      </h3>
      <span className="gp-nft-line gp-soft gp-small">
        <bdi className="gp-one-line" title={collection}>
          {collection}
        </bdi>
        <span className="gp-one-line" title={id}>
          {text('assets.number', { id })}
        </span>
      </span>
      <Where where={where} />
      <details className="gp-anywhere">
        <summary>{text('assets.collection')}</summary>
        <AddressBlock address={address} chain={chain} />
        <p className="gp-small">{text('assets.number', { id })}</p>
      </details>
      {onSend !== undefined && where === 'here' && (
        <Button onPress={() => onSend(collectible)}>{text('assets.send')}</Button>
      )}
    </article>
  )
}

/** Who says where it is, in full and in short. */
const places = {
  here: ['chain', 'assets.owned', 'assets.ownedShort'],
  asking: ['gateway', 'assets.askingText', 'assets.asking'],
  unknown: ['gateway', 'assets.uncheckedText', 'assets.unchecked'],
} as const

function Where({ where }: { where: CollectibleWhere }) {
  if (where === 'elsewhere') return <Mark tone="stop">{text('assets.gone')}</Mark>
  const [source, whole, short] = places[where]
  return (
    <Source source={source} title={text(whole)}>
      {text(short)}
    </Source>
  )
}

/** Cells of the drawing in a row. */
const cells = 4
const size = 20

/** A drawing in place of a picture, made from the collection and the number: no host is asked for it. */
function CollectiblePicture({ address, number }: { address: Address; number: bigint | undefined }) {
  const hash = keccak256(concat([address, numberToHex(number ?? 0n, { size: 32 })])).slice(2)
  const side = cells * size
  return (
    <svg viewBox={`0 0 ${side} ${side}`} width={side} height={side} aria-hidden="true">
      {Array.from({ length: cells * cells }, (_, index) => {
        const digit = Number.parseInt(hash.slice(index * 2, index * 2 + 2), 16)
        const x = (index % cells) * size
        const y = Math.floor(index / cells) * size
        return (
          <path
            key={index}
            d={shapes[digit % shapes.length]}
            transform={`translate(${x} ${y}) rotate(${((digit >> 3) % 4) * 90} ${size / 2} ${size / 2})`}
            fill="currentColor"
            opacity={tones[(digit >> 5) % tones.length]}
          />
        )
      })}
    </svg>
  )
}

/** A quarter disc, a half, a triangle, a dot, nothing. */
const shapes = [
  'M0 0h20a20 20 0 0 1-20 20z',
  'M0 0h20v10H0z',
  'M0 0h20L0 20z',
  'M10 4a6 6 0 1 0 0 12a6 6 0 0 0 0-12z',
  'M0 0h20v20H0z',
  '',
] as const

const tones = [0.85, 0.55, 0.35, 0.2] as const
