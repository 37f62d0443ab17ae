import { type Address, isAddressEqual } from 'viem'
import type { MoveRow } from '@ghost-pay/safe-account/rehearsal'
import { cleanSymbol, tokenAt } from '@ghost-pay/safe-account/tokens'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { AddressName } from '../../../components/AddressName.tsx'
import { NoteWords } from '../../../components/NoteWords.tsx'
import { Source } from '../../../components/Source.tsx'
import { placesOf } from '../../../format/fillFraction.ts'
import { splitAmount } from '../../../format/splitAmount.ts'
import { wholeAmount } from '../../../format/wholeAmount.ts'
import type { Said } from '../../../text/Said.ts'
import { movesBeside, type PaidGroup } from './paidGroups.ts'
import { PaidPeople } from './PaidPeople.tsx'
import { type reviewCopy, text } from './reviewCopy.ts'
import type { ShownRehearsal } from './useReviewFacts.ts'

import './ReviewView.css'

export type WhatMovesProps = {
  account: Pick<SharedAccount, 'address' | 'chain'>
  rehearsal: ShownRehearsal
  tokens: readonly { address: string; symbol: string; decimals: number }[]
  payees: readonly Address[]
  /** What a note calls payees, by their address in small letters. */
  noted?: ReadonlyMap<string, string> | undefined
  /** The payments of a batch, by token: payees stand there and not among the balances. */
  groups?: readonly PaidGroup[] | undefined
  strangers?: readonly Address[] | undefined
  isAhead: boolean
}

const shownRows = 12

/** The balances before and after, from a simulation that needs no signature. */
export function WhatMoves(props: WhatMovesProps) {
  const { account, rehearsal, tokens, payees, noted, groups = [], strangers = [], isAhead } = props
  const rows = rehearsal.status === 'moves' ? rehearsal.rows : []
  return (
    <section aria-labelledby="what-moves">
      <div className="gp-review-head gp-title-row">
        <h2 id="what-moves">{text('review.moves')}</h2>
        {rehearsal.status === 'moves' && (
          <Source source="chain">{text(...whenRun(rehearsal, isAhead))}</Source>
        )}
      </div>
      {byToken(movesBeside(rows, groups)).map(([token, group]) => {
        const unit = unitOf(token, account, tokens)
        const shown = group.slice(0, shownRows)
        return (
          <div key={token ?? ''} className="gp-moves-group">
            <Moves {...{ unit, account, payees, noted }} rows={shown} />
            {group.length > shown.length && (
              <details className="gp-details">
                <summary>{text('review.lines.all', { count: group.length })}</summary>
                <Moves {...{ unit, account, payees, noted }} rows={group.slice(shownRows)} />
              </details>
            )}
          </div>
        )
      })}
      {groups.map((group) => (
        <PaidPeople
          key={`${group.total.token ?? ''} ${group.total.symbol}`}
          group={group}
          rows={rows}
          strangers={strangers}
        />
      ))}
      <p className="gp-soft gp-small">{text(wordsFor(rehearsal))}</p>
    </section>
  )
}

function whenRun(
  { block, before }: Extract<ShownRehearsal, { status: 'moves' }>,
  isAhead: boolean,
): Said<typeof reviewCopy> {
  if (!isAhead) return ['review.moves.rehearsed', { block }]
  if (before === undefined || before.ran === 0) return ['review.moves.alone', { block }]
  const { ran, count } = before
  return ran === count
    ? ['review.moves.behind', { block, count }]
    : ['review.moves.behindSome', { block, ran, count: count - ran }]
}

function wordsFor(rehearsal: ShownRehearsal) {
  switch (rehearsal.status) {
    case 'pending':
      return 'review.moves.running'
    case 'silent':
      return 'review.moves.unknown'
    case 'goesThrough':
      return 'review.moves.unseen'
    case 'fails':
      return 'review.moves.fails'
    case 'moves':
      return rehearsal.isWhole
        ? rehearsal.rows.length === 0
          ? 'review.moves.nothing'
          : 'review.moves.whole'
        : 'review.moves.more'
  }
}

type Unit = { symbol: string; decimals: number }

function unitOf(
  token: Address | undefined,
  { chain }: WhatMovesProps['account'],
  tokens: WhatMovesProps['tokens'],
): Unit {
  if (token === undefined) return chain.nativeCurrency
  const known = tokenAt(tokens, token)
  return known ?? { symbol: token, decimals: 0 }
}

function byToken(rows: readonly MoveRow[]): [Address | undefined, MoveRow[]][] {
  const groups = new Map<Address | undefined, MoveRow[]>()
  for (const row of rows) groups.set(row.token, [...(groups.get(row.token) ?? []), row])
  return [...groups]
}

type MovesProps = Pick<WhatMovesProps, 'account' | 'payees' | 'noted'> & {
  unit: Unit
  rows: readonly MoveRow[]
}

function Moves({ unit, rows, account, payees, noted }: MovesProps) {
  const places = placesOf(
    rows
      .flatMap(({ before, after }) => [before, after, after - before])
      .map((value) => splitAmount(value, unit.decimals).wholeFraction),
  )
  const figure = (value: bigint) => wholeAmount(value, unit.decimals, places)
  const roleOf = (holder: Address) =>
    isAddressEqual(holder, account.address)
      ? 'review.moves.self'
      : payees.some((payee) => isAddressEqual(payee, holder))
        ? 'review.moves.payee'
        : 'review.moves.other'
  return (
    <table className="gp-moves">
      <thead>
        <tr>
          <th scope="col">{text('review.moves.of', { symbol: unit.symbol })}</th>
          <th scope="col">{text('review.moves.before')}</th>
          <th scope="col">{text('review.moves.after')}</th>
          <th scope="col">{text('review.moves.change')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ holder, before, after }) => (
          <tr key={holder}>
            <th scope="row">
              <AccountAvatar
                address={holder}
                size={32}
                shape={isAddressEqual(holder, account.address) ? 'account' : 'person'}
              />
              <span>
                <b>
                  <AddressName address={holder} />
                </b>
                <span className="gp-soft gp-small">{text(roleOf(holder))}</span>
                <NoteWords
                  note={{ name: noted?.get(holder.toLowerCase()) ?? '', memo: '' }}
                  to={holder}
                  reference={undefined}
                />
              </span>
            </th>
            <td className="gp-moves-was">{figure(before)}</td>
            <td>
              <span aria-hidden="true">→ </span>
              <b>{figure(after)}</b>
              <InLine symbol={unit.symbol} />
            </td>
            <td>
              {after < before ? '− ' : '+ '}
              {figure(after < before ? before - after : after - before)}
              <InLine symbol={unit.symbol} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The unit beside a figure: on a phone the head of the table, which has it, is not seen. */
const InLine = ({ symbol }: Pick<Unit, 'symbol'>) => (
  <span className="gp-moves-unit"> {cleanSymbol(symbol)}</span>
)
