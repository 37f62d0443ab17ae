import { useState } from 'react'
import type { Address } from 'viem'
import type { HoldingsValue, moneyFlow, PromisedMoney } from '@ghost-pay/safe-account/money'

import { Amount } from '../../../components/Amount.tsx'
import { FiatAmount } from '../../../components/FiatAmount.tsx'
import { IconButton } from '../../../components/IconButton.tsx'
import { EditIcon } from '../../../components/icons.tsx'
import { NameForm } from '../../../components/NameForm.tsx'
import { HeroSkeleton } from '../../../components/Skeleton.tsx'
import { Source } from '../../../components/Source.tsx'
import { SourceAge } from '../../../components/SourceAge.tsx'
import { useNow } from '../../../components/useNow.ts'
import { timeAgo } from '../../../format/timeAgo.ts'
import { currency, money } from '../../../money/currency.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { text } from './homeCopy.ts'
import { MixBar } from './MixBar.tsx'
import { mixOf } from './mixOf.ts'

export type HeroProps = {
  address: Address
  /** Undefined while, or because, nobody has said. */
  value: HoldingsValue | undefined
  /** The chain's own currency: what is known where no gateway answers, or where none has a price. */
  native: { value: bigint | undefined; decimals: number; symbol: string }
  /** Who says so of the chain's own currency. */
  nativeSource: 'chain' | 'gateway'
  /** How many tokens cannot be read: what they are worth is not in the total. */
  unread?: number | undefined
  promised: PromisedMoney | undefined
  /** More waits than was read. */
  hasMore?: boolean | undefined
  /** What moved in the last seven days; undefined where it is not known. */
  week: ReturnType<typeof moneyFlow>
  /** The chain contradicts something that happened: what moved is in no sum. */
  isFalse?: boolean | undefined
  /** When the balances came, in milliseconds since 1970. */
  time: number
  /** False while it is on its way. */
  failed: boolean
  /** Nobody was asked what it is worth, nor which tokens there are. */
  isPartial?: boolean | undefined
}

/** What an account holds: the one large figure, who says so, what has changed, and what of it is promised. */
export function Hero(props: HeroProps) {
  const { address, value, native, nativeSource, promised, week, time, failed } = props
  const total = value?.total
  const isComing = value === undefined && !failed && native.value === undefined
  return (
    <section className="gp-words gp-home-hero">
      <div className="gp-label-row">
        <AccountName address={address} />
        {value?.total !== undefined && (
          <SourceAge source={value.isChecked ? 'chain' : 'gateway'} time={time} />
        )}
      </div>
      {isComing ? (
        <HeroSkeleton />
      ) : total !== undefined ? (
        <FiatAmount value={total} currency={currency} size="hero" />
      ) : (
        <>
          <Amount size="hero" {...native} />
          {native.value !== undefined && <Source source={nativeSource} />}
          {value !== undefined && (
            <p className="gp-soft gp-small">
              {text(props.isPartial === true ? 'home.unknownHere' : 'home.unknown')}
            </p>
          )}
        </>
      )}
      {total !== undefined && total > 0 && (
        <p className="gp-abreast gp-small">
          {week !== undefined && (
            <span className="gp-soft">
              {week.incoming === 0 && week.outgoing === 0
                ? text('home.still')
                : text('home.week', { change: signed(week.incoming - week.outgoing) })}
            </span>
          )}
          <Prices time={time} />
        </p>
      )}
      {total !== undefined && props.isFalse === true && (
        <p className="gp-soft gp-small">{text('home.weekFalse')}</p>
      )}
      {value?.total !== undefined && (
        <MixBar
          parts={mixOf(value.holdings, value.total, promised)}
          promised={
            promised === undefined || promised.total === 0
              ? undefined
              : text('home.promised', {
                  sum: money(promised.total),
                  count: promised.count,
                })
          }
        />
      )}
      {notesOf(props).map((note) => (
        <p key={note} className="gp-soft gp-small">
          {note}
        </p>
      ))}
    </section>
  )
}

/** What is not in the figure. */
const notesOf = ({ value, promised, hasMore, unread = 0 }: HeroProps): readonly string[] =>
  [
    promised && promised.uncounted > 0 && text('home.promisedRest', { count: promised.uncounted }),
    promised && hasMore === true && text('home.promisedPart'),
    value?.total !== undefined &&
      value.unpriced > 0 &&
      text('home.unpriced', { count: value.unpriced }),
    value?.total !== undefined && unread > 0 && text('home.unreadTotal', { count: unread }),
  ].filter((note) => typeof note === 'string')

function Prices({ time }: { time: number }) {
  const now = useNow(1000)
  return (
    <Source source="gateway">
      {text('home.prices')} · {timeAgo(time, now)}
    </Source>
  )
}

function signed(change: number): string {
  const sum = money(Math.abs(change))
  return change < 0 ? `− ${sum}` : `+ ${sum}`
}

/** The name this browser knows the account by, and a way to change it. */
function AccountName({ address }: { address: Address }) {
  const name = useAddressBook().nameOf(address)
  const [naming, setNaming] = useState<'begun' | 'left'>()
  return (
    <div className="gp-account-name gp-beside">
      {naming === 'begun' ? (
        <NameForm
          address={address}
          start={name}
          label={text('home.name.field')}
          onDone={() => setNaming('left')}
        />
      ) : (
        <>
          <h1 className="gp-label-heading">
            {name === undefined ? text('home.holdsUnnamed') : text('home.holds', { account: name })}
          </h1>
          <IconButton
            label={text(name === undefined ? 'home.name' : 'home.rename')}
            autoFocus={naming === 'left'}
            onPress={() => setNaming('begun')}
          >
            <EditIcon />
          </IconButton>
        </>
      )}
    </div>
  )
}
