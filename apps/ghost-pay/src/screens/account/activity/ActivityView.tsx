import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Transaction } from '@ghost-pay/gateway-client'
import type { RowCheck } from '@ghost-pay/safe-account/checks'

import { Button } from '../../../components/Button.tsx'
import { Chips } from '../../../components/Chips.tsx'
import { Columns } from '../../../components/Columns.tsx'
import { Empty } from '../../../components/Empty.tsx'
import { TextInput } from '../../../components/TextInput.tsx'
import { Unread } from '../../../components/Unread.tsx'
import { useNow } from '../../../components/useNow.ts'
import { currency } from '../../../data/currency.ts'
import { claimedPayees, knownAddresses } from '../../../data/knownAddresses.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { transactionPath } from '../../../data/transactionPath.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { formatFiat } from '../../../format/fiat.ts'
import { text } from './activityCopy.ts'
import type { ActivityEntry, ActivityKind } from './activityEntry.ts'
import {
  type ActivityFilter,
  activityLines,
  filterEntries,
  moneyOf,
  type WorthOfEntry,
} from './activityLines.ts'
import { ActivityList } from './ActivityList.tsx'
import { ActivitySide } from './ActivitySide.tsx'
import { EntryRow } from './EntryRow.tsx'
import { ExportPanel, type ExportPanelProps } from './ExportPanel.tsx'
import { falseAfter, withoutFigure } from './falseEntries.ts'
import { imitations, vouchers } from './imitations.ts'
import { MonthHead } from './MonthHead.tsx'
import { useLoadNear } from './useLoadNear.ts'

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
        <div className="gp-activity-head">
          <ActivityTools filter={filter} onChange={setFilter} />
          {isWhole && (
            <ExportPanel
              shown={shown}
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
        {lines.length === 0 ? (
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
        {hasMore ? (
          <Earlier isNear={isNear && lines.length > 0} isLoading={isLoading} onMore={onMore} />
        ) : (
          <p className="gp-soft gp-small">{text(isWhole ? 'activity.end' : 'activity.here.end')}</p>
        )}
      </div>
    </Columns>
  )
}

/** The entries, without the figures of those that the chain has contradicted. */
function useTrueEntries({ entries, checks }: ActivityViewProps): readonly ActivityEntry[] {
  const [found, setFound] = useState<readonly string[]>([])
  const now = checks === undefined ? found : falseAfter(found, checks)
  if (now !== found) setFound(now)
  return useMemo(
    () =>
      now.length === 0
        ? entries
        : entries.map((entry) =>
            now.includes(entry.transaction.id) ? withoutFigure(entry) : entry,
          ),
    [entries, now],
  )
}

/** What an entry moved, in money; undefined where it moved nothing, or something of it has no price. */
function moneySaid(entry: ActivityEntry, worthOf: WorthOfEntry = () => undefined) {
  const worth = moneyOf([entry], worthOf, entry.kind === 'in')
  return worth && formatFiat(worth.value.toFixed(2), currency)
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
    <p className="gp-activity-dust gp-small">
      <span className="gp-soft">{text('activity.dust', { count })}</span>
      <button type="button" className="gp-activity-quiet" aria-pressed={isShown} onClick={onPress}>
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

type EarlierProps = { isNear: boolean; isLoading: boolean; onMore: () => void }

/** The next page comes as its place comes near; the button is for who does not scroll. */
function Earlier({ isNear, isLoading, onMore }: EarlierProps) {
  useLoadNear(isNear && !isLoading, onMore)
  return (
    <Button busy={isLoading} onPress={onMore}>
      {text(isLoading ? 'activity.loading' : 'activity.earlier')}
    </Button>
  )
}
