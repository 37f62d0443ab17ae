import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Transaction } from '@ghost-pay/gateway-client'
import type { RowCheck } from '@ghost-pay/safe-account/checks'

import { claimedPayees, knownAddresses } from '../../../account/knownAddresses.ts'
import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { Amount } from '../../../components/Amount.tsx'
import { Button } from '../../../components/Button.tsx'
import { Chips } from '../../../components/Chips.tsx'
import { Columns } from '../../../components/Columns.tsx'
import { Empty } from '../../../components/Empty.tsx'
import { TextInput } from '../../../components/TextInput.tsx'
import { Unread } from '../../../components/Unread.tsx'
import { useNow } from '../../../components/useNow.ts'
import { region } from '../../../format/region.ts'
import { money as sayMoney } from '../../../money/currency.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { transactionPath } from '../../../transactions/transactionPath.ts'
import { text } from './activityCopy.ts'
import {
  type ActivityEntry,
  type ActivityKind,
  falseAfter,
  type FalseEntries,
  withoutFigure,
} from './activityEntry.ts'
import {
  type ActivityFilter,
  type ActivityLine,
  activityLines,
  filterEntries,
  moneyOf,
  type WorthOfEntry,
} from './activityLines.ts'
import { ActivitySide } from './ActivitySide.tsx'
import { EntryRow } from './EntryRow.tsx'
import { ExportPanel, type ExportPanelProps } from './ExportPanel.tsx'
import { imitations, vouchers } from './imitations.ts'

import '../../../components/Field.css'
import './ActivityView.css'

export type ActivityViewProps = {
  account: SharedAccount
  entries: readonly ActivityEntry[]
  /** Entries that cannot be read. */
  unread: number
  hasMore: boolean
  /** Only the newest blocks were read, by this page itself: nothing is added up or taken along as if it were all. */
  isPartial?: boolean | undefined
  isLoading: boolean
  onMore: () => void
  /** What the chain says of what is on the screen, by the transaction's id. */
  checks?: ReadonlyMap<string, RowCheck> | undefined
  /** What is on the screen, and what tells who is known. Always the same function. */
  onVisible: (transactions: readonly Transaction[]) => void
  /** The gateway leads back to what was read: what is older is not to be had. */
  isLoop?: boolean | undefined
  /** Reads a time of the history to its end. */
  readTime: ExportPanelProps['readTime']
  /** Finds out for a file what entries paid. */
  readRecords: ExportPanelProps['readRecords']
  /** What an amount is worth in money. Always the same function while nothing changes. */
  worthOf?: WorthOfEntry | undefined
}

const filters = ['all', 'in', 'out', 'batch', 'settings', 'module'] as const satisfies readonly (
  ActivityKind | 'all'
)[]

/** How many lines before the end the next page is asked for. */
const near = 20

/** What has happened, month by month, the latest first; filtered, searched, and taken along as a file. */
export function ActivityView(props: ActivityViewProps) {
  const { account, unread, hasMore, isLoading, onMore, readTime, checks, onVisible } = props
  const entries = useTrueEntries(props)
  const isWhole = props.isPartial !== true
  const { nameOf } = useAddressBook()
  const now = useNow(60_000)
  const [filter, setFilter] = useState<ActivityFilter>({ kind: 'all', search: '', withDust: false })
  const [range, setRange] = useState<readonly [first: number, last: number]>([0, 0])
  const onRange = useCallback((first: number, last: number) => setRange([first, last]), [])
  const { shown, folded } = useMemo(
    () => filterEntries(entries, filter, nameOf),
    [entries, filter, nameOf],
  )
  const { vouching, unvouched, imitated } = useImitated(props)
  const { worthOf } = props
  const lines = useMemo(() => activityLines(shown, hasMore, worthOf), [shown, hasMore, worthOf])
  const visible = useMemo(
    () =>
      lines
        .slice(range[0], range[1] + 1)
        .flatMap((line) => (line.kind === 'entry' ? [line.entry.transaction] : [])),
    [lines, range],
  )
  useEffect(
    () => onVisible([...new Set([...visible, ...vouching.map(({ transaction }) => transaction)])]),
    [visible, vouching, onVisible],
  )
  if (entries.length === 0 && unread === 0 && !hasMore) {
    const found = isWhole ? 'empty' : 'here'
    return <Empty title={text(`activity.${found}.title`)}>{text(`activity.${found}.text`)}</Empty>
  }
  const isNear = range[1] >= lines.length - near
  return (
    <Columns
      side={props.isPartial !== true && <ActivitySide shown={shown} hasMore={hasMore} now={now} />}
    >
      <div className="gp-stack">
        <div className="gp-field-row gp-activity-head">
          <ActivityTools filter={filter} onChange={setFilter} />
          {isWhole && (
            <ExportPanel
              shown={shown}
              unread={unread}
              readTime={readTime}
              readRecords={props.readRecords}
              nameOf={nameOf}
              worthOf={props.worthOf}
            />
          )}
        </div>
        <Unread count={unread} />
        <Dust
          count={folded}
          isShown={filter.withDust}
          onPress={() => setFilter({ ...filter, withDust: !filter.withDust })}
        />
        {unvouched > 0 && (
          <p className="gp-soft gp-small">{text('activity.unvouched', { count: unvouched })}</p>
        )}
        {entries.length === 0 ? null : lines.length === 0 ? (
          <Empty title={text('activity.none.title')}>{text('activity.none.text')}</Empty>
        ) : (
          <ActivityList
            lines={lines}
            onRange={onRange}
            draw={(line) =>
              line.kind === 'month' ? (
                <MonthHead month={line} />
              ) : (
                <EntryRow
                  entry={line.entry}
                  to={transactionPath(account.path, line.entry.transaction)}
                  currency={account.chain.nativeCurrency}
                  imitated={imitated.get(line.entry.transaction.id)}
                  check={checks?.get(line.entry.transaction.id)}
                  now={now}
                  worth={moneySaid(line.entry, worthOf)}
                />
              )
            }
          />
        )}
        {props.isLoop === true ? (
          <p className="gp-soft gp-small">{text('activity.loop')}</p>
        ) : hasMore ? (
          <Earlier
            count={entries.length + unread}
            isNear={isNear && lines.length > 0}
            isLoading={isLoading}
            onMore={onMore}
          />
        ) : (
          <p className="gp-soft gp-small">{text(isWhole ? 'activity.end' : 'activity.here.end')}</p>
        )}
      </div>
    </Columns>
  )
}

/** The entries, without the figures of those that the chain has contradicted. */
function useTrueEntries({ entries, checks }: ActivityViewProps): readonly ActivityEntry[] {
  const [found, setFound] = useState<FalseEntries>(new Map())
  const now = checks === undefined ? found : falseAfter(found, checks)
  if (now !== found) setFound(now)
  return useMemo(
    () =>
      now.size === 0
        ? entries
        : entries.map((entry) => {
            const kind = now.get(entry.transaction.id)
            return kind === undefined ? entry : withoutFigure(entry, kind)
          }),
    [entries, now],
  )
}

/** What an entry moved, in money; undefined where it moved nothing, or something of it has no price. */
function moneySaid(entry: ActivityEntry, worthOf: WorthOfEntry = () => undefined) {
  const worth = moneyOf([entry], worthOf, entry.kind === 'in')
  return worth && sayMoney(worth.value)
}

/** Which entries imitate a known address, and those whose payees make one known, where the chain confirms them. */
function useImitated({ account, entries, checks }: ActivityViewProps) {
  const { addressBook } = useAddressBook()
  const { asked: vouching, left: unvouched } = useMemo(
    () => vouchers(entries, knownAddresses(account, addressBook)),
    [entries, account, addressBook],
  )
  // As a text, so that each further check does not compare all entries anew.
  const confirmed = vouching
    .flatMap(({ transaction: { id } }) => (checks?.get(id)?.status === 'confirmed' ? [id] : []))
    .join(' ')
  const imitated = useMemo(() => {
    const ids = confirmed.split(' ')
    const paid = vouching.flatMap(({ transaction }) =>
      ids.includes(transaction.id) ? [transaction] : [],
    )
    return imitations(entries, knownAddresses(account, addressBook, paid), claimedPayees(paid))
  }, [entries, vouching, confirmed, account, addressBook])
  return { vouching, unvouched, imitated }
}

type DustProps = { count: number; isShown: boolean; onPress: () => void }

/** How many transfers are folded, and the way to them. */
function Dust({ count, isShown, onPress }: DustProps) {
  if (count === 0) return null
  return (
    <p className="gp-abreast gp-activity-dust gp-small">
      <span className="gp-soft">{text('activity.dust', { count })}</span>
      <button type="button" className="gp-quiet" aria-pressed={isShown} onClick={onPress}>
        {text(isShown ? 'activity.dust.fold' : 'activity.dust.show')}
      </button>
    </p>
  )
}

type ToolsProps = { filter: ActivityFilter; onChange: (filter: ActivityFilter) => void }

/** What is looked for. */
function ActivityTools({ filter, onChange }: ToolsProps) {
  return (
    <div className="gp-stack-tight">
      <TextInput
        type="search"
        aria-label={text('activity.search')}
        placeholder={text('activity.search')}
        value={filter.search}
        onChange={(entered) => onChange({ ...filter, search: entered })}
      />
      <Chips
        label={text('activity.filter')}
        choices={filters.map((kind) => ({ value: kind, label: text(`activity.filter.${kind}`) }))}
        chosen={filter.kind}
        onChoose={(kind) => onChange({ ...filter, kind })}
      />
    </div>
  )
}

type EarlierProps = {
  /** How many entries were read. */
  count: number
  isNear: boolean
  isLoading: boolean
  onMore: () => void
}

/** The next page comes as its place comes near; the button is for who does not scroll. */
function Earlier({ count, isNear, isLoading, onMore }: EarlierProps) {
  const asked = useRef<number>(undefined)
  const load = useEffectEvent(() => {
    // A page that failed, or brought nothing new, is not asked for by itself: a gateway can lead back to it for ever.
    if (asked.current === count) return
    asked.current = count
    onMore()
  })
  const isWanted = isNear && !isLoading
  useEffect(() => {
    if (isWanted) load()
  }, [isWanted])
  return (
    <Button busy={isLoading} onPress={onMore}>
      {text(isLoading ? 'activity.loading' : 'activity.earlier')}
    </Button>
  )
}

type ActivityListProps = {
  lines: readonly ActivityLine[]
  draw: (line: ActivityLine) => ReactNode
  /** Which lines are on the screen, when that changes. Always the same function. */
  onRange: (first: number, last: number) => void
}

/** A height before a line was measured, in pixels. */
const estimate = { month: 100, entry: 64 } as const

/** Thousands of lines, of which only those near the screen are drawn. */
function ActivityList({ lines, draw, onRange }: ActivityListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const { y = 0 } = list.current?.getBoundingClientRect() ?? {}
    setTop(y + window.scrollY)
  }, [])
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (index) => estimate[lines[index]?.kind ?? 'entry'],
    overscan: 8,
    scrollMargin: top,
    getItemKey: (index) => keyOf(lines[index], index),
  })
  const items = virtualizer.getVirtualItems()
  const first = items[0]?.index ?? 0
  const last = items.at(-1)?.index ?? 0
  useEffect(() => onRange(first, last), [first, last, onRange])
  return (
    <ul
      ref={list}
      className="gp-activity-list"
      style={{ blockSize: `${virtualizer.getTotalSize()}px` }}
    >
      {items.map(({ index, key, start }) => {
        const line = lines[index]
        return line === undefined ? null : (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            data-kind={line.kind}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {draw(line)}
          </li>
        )
      })}
    </ul>
  )
}

const keyOf = (line: ActivityLine | undefined, index: number): string | number => {
  if (line === undefined) return index
  return line.kind === 'month' ? line.month : line.entry.transaction.id
}

const monthFormat = new Intl.DateTimeFormat(region, { month: 'long', year: 'numeric' })

/** How many tokens a month adds up; the rest is in the export. */
const mostTotals = 3

type MonthHeadProps = { month: Extract<ActivityLine, { kind: 'month' }> }

/** A month, with what came in and went out of each token, and in money. */
function MonthHead({ month }: MonthHeadProps) {
  const isToday = (['in', 'out'] as const).some((way) => month.money[way]?.isThen === false)
  return (
    <div className="gp-month">
      <h2>
        {monthFormat.format(month.timestamp)}
        {month.isPart && (
          <span className="gp-soft gp-small gp-month-part"> {text('activity.partMonth')}</span>
        )}
      </h2>
      {month.uncounted > 0 && (
        <p className="gp-soft gp-small">{text('activity.uncounted', { count: month.uncounted })}</p>
      )}
      {month.totals.length === 0 ? (
        <p className="gp-soft gp-small">{text('activity.quiet')}</p>
      ) : (
        <dl className="gp-month-totals">
          <Way month={month} way="in" />
          <Way month={month} way="out" />
        </dl>
      )}
      {isToday && <p className="gp-soft gp-small">{text('activity.today')}</p>}
    </div>
  )
}

/** What came in, or went out. */
function Way({ month, way }: MonthHeadProps & { way: 'in' | 'out' }) {
  const totals = month.totals.filter((total) => total[way] > 0n)
  const money = month.money[way]
  if (totals.length === 0) return null
  return (
    <div>
      <dt className="gp-soft">{text(`activity.${way}`)}</dt>
      <dd className="gp-month-tokens">
        {totals.slice(0, mostTotals).map(({ key, symbol, decimals, [way]: value }) => (
          <Amount key={key} {...{ symbol, decimals, value }} />
        ))}
      </dd>
      {money !== undefined && <dd className="gp-month-money gp-figure">{sayMoney(money.value)}</dd>}
    </div>
  )
}
