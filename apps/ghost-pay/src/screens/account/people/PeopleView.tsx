import { type ReactNode, useState } from 'react'
import { type Address, getAddress } from 'viem'
import {
  byName,
  groupsOf,
  lookAlikesIn,
  namesakeOf,
  type People,
  type Person,
} from '@ghost-pay/payments/people'
import type { PaidTotals } from '@ghost-pay/safe-account/history'

import { AskToReplace } from '../../../components/AskToReplace.tsx'
import { Button } from '../../../components/Button.tsx'
import { Chips } from '../../../components/Chips.tsx'
import { Empty } from '../../../components/Empty.tsx'
import { PeopleFacts } from '../../../components/PeopleFacts.tsx'
import { Source } from '../../../components/Source.tsx'
import { TextInput } from '../../../components/TextInput.tsx'
import { useNow } from '../../../components/useNow.ts'
import { dayOrTime } from '../../../format/dayAndTime.ts'
import type { Asset } from '../pay/payment.ts'
import { payableOn } from '../pay/payroll/usePayrollDraft.ts'
import { text } from './peopleCopy.ts'
import { PersonRow } from './PersonRow.tsx'

import './PeopleView.css'

export type PeopleViewProps = {
  people: People
  /** What the account has paid to whom; undefined while, or because, it is not known. */
  paid: ReadonlyMap<Address, PaidTotals> | undefined
  /** Whether the whole history was read. */
  isWhole: boolean
  assets: readonly Asset[]
  nameOfChain: (chainId: number) => string
  /** What stands between the heading and the list: a form, an import. */
  panel: ReactNode
  /** How reading the history stands, when it has not been read. */
  history: ReactNode
  onAdd: () => void
  onImport: () => void
  onExport: (format: 'table' | 'safe') => void
  onEdit: (address: Address) => void
  /** What pays a group; undefined where nobody can. */
  pay?: Pick<PayGroupProps, 'chainId' | 'replaces' | 'onPay'> | undefined
}

/** Everybody with a name, and who was paid and has none. */
export function PeopleView(props: PeopleViewProps) {
  const { people, paid, panel, history, onAdd, onImport } = props
  const unnamed = [...(paid?.keys() ?? [])].filter((address) => !people.has(address))
  const alike = lookAlikesIn([...people.keys(), ...unnamed])
  const rowOf = (person: Person | Unnamed) => (
    <li key={person.address}>
      <PersonRow
        {...props}
        person={person}
        alike={(alike.get(person.address.toLowerCase()) ?? []).flatMap(
          (other) => people.get(getAddress(other)) ?? [],
        )}
        namesake={
          person.name === undefined ? undefined : namesakeOf(people, person.address, person.name)
        }
      />
    </li>
  )
  return (
    <>
      <header className="gp-page-head">
        <div>
          <h1>{text('people.title')}</h1>
          <p className="gp-soft gp-small">
            {people.size > 0 && `${text('people.count', { count: people.size })} · `}
            {text('people.kept')}
          </p>
        </div>
        <div className="gp-actions">
          <Button onPress={onImport}>{text('people.import')}</Button>
          <Button onPress={onAdd}>{text('people.add')}</Button>
        </div>
      </header>
      {panel}
      {people.size === 0 ? (
        <Empty title={text('people.noneTitle')}>{text('people.none')}</Empty>
      ) : (
        <KnownPeople {...props} rowOf={rowOf} />
      )}
      {history}
      {unnamed.length > 0 && (
        <section className="gp-stack-tight">
          <h2>{text('people.unnamedTitle')}</h2>
          <p className="gp-soft gp-small">{text('people.unnamedHint')}</p>
          <ul className="gp-list">
            {unnamed.map((address) =>
              rowOf({ address, name: undefined, groups: [], chainIds: [] }),
            )}
          </ul>
        </section>
      )}
    </>
  )
}

type Unnamed = Omit<Person, 'name'> & { name: undefined }

type KnownPeopleProps = PeopleViewProps & { rowOf: (person: Person) => ReactNode }

function KnownPeople({ people, pay, onExport, rowOf }: KnownPeopleProps) {
  const [wanted, setWanted] = useState('')
  const [group, setGroup] = useState<string>()
  const groups = groupsOf(people)
  const members = group === undefined ? undefined : groups.get(group)
  const shown = byName(people).filter(
    (person) => matches(person, wanted) && (group === undefined || person.groups.includes(group)),
  )
  return (
    <section className="gp-stack-tight">
      <TextInput
        type="search"
        aria-label={text('people.find')}
        placeholder={text('people.find')}
        value={wanted}
        onChange={setWanted}
      />
      {groups.size > 0 && (
        <Chips
          label={text('people.groups')}
          choices={[undefined, ...groups.keys()].map((name) => ({
            value: name,
            label: name ?? text('people.everybody'),
          }))}
          chosen={group}
          onChoose={setGroup}
        />
      )}
      {pay !== undefined && group !== undefined && members !== undefined && (
        <PayGroup key={group} group={group} people={members} {...pay} />
      )}
      {shown.length === 0 && <p className="gp-soft">{text('people.noMatch', { text: wanted })}</p>}
      <ul className="gp-list">{shown.map(rowOf)}</ul>
      <div className="gp-actions">
        <Button onPress={() => onExport('table')}>{text('people.exportTable')}</Button>
        <Button onPress={() => onExport('safe')}>{text('people.exportSafe')}</Button>
      </div>
    </section>
  )
}

function matches({ name, address, groups }: Person, wanted: string): boolean {
  const text = wanted.trim().toLocaleLowerCase()
  return [name, address, ...groups].some((it) => it.toLocaleLowerCase().includes(text))
}

type PayGroupProps = {
  group: string
  people: readonly Person[]
  chainId: number
  /** A payroll was begun, and would be gone: then it is asked for. */
  replaces: boolean
  onPay: (people: readonly Person[]) => void
}

/** Pays a group: each of its people becomes a line of a payroll, whose amount is still to be typed. */
function PayGroup({ group, people, chainId, replaces, onPay }: PayGroupProps) {
  const paid = payableOn(people, chainId)
  const leftOut = people.length - paid.length
  return (
    <div className="gp-stack-tight">
      {paid.length > 0 && (
        <AskToReplace replaces={replaces} onUse={() => onPay(paid)}>
          {(press) => (
            <div className="gp-actions">
              <Button onPress={press}>
                {text('people.payGroup', { group, count: paid.length })}
              </Button>
            </div>
          )}
        </AskToReplace>
      )}
      {leftOut > 0 && (
        <p className="gp-soft gp-small">{text('people.payLeftOut', { count: leftOut })}</p>
      )}
    </div>
  )
}

export type LastPaidProps = {
  /** What the account has paid to whom. */
  paid: ReadonlyMap<Address, PaidTotals>
}

/** As many as are named. */
const most = 5

/** Who was paid last, the latest first. */
export function LastPaid({ paid }: LastPaidProps) {
  const now = useNow(60_000)
  const last = [...paid].sort(([, one], [, other]) => other.last - one.last).slice(0, most)
  if (last.length === 0) return null
  return (
    <section className="gp-stack-tight">
      <div className="gp-title-row">
        <h2>{text('people.lastTitle')}</h2>
        <Source source="gateway" />
      </div>
      <PeopleFacts
        rows={last.map(([address, { last: time }]) => ({ address, said: dayOrTime(time, now) }))}
      />
    </section>
  )
}
