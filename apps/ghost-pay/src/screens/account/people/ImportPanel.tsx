import { useState } from 'react'

import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { Button } from '../../../components/Button.tsx'
import { Field } from '../../../components/Field.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { readContactCard } from '../../../data/people/contactCard.ts'
import type { People } from '../../../data/people/people.ts'
import { type ImportChange, planImport } from '../../../data/people/planImport.ts'
import { readContacts } from '../../../data/people/readContacts.ts'
import { useText } from '../../../text/useText.ts'
import { CardOpened } from './CardOpened.tsx'
import { peopleCopy } from './peopleCopy.ts'

import '../../../components/Panel.css'

export type ImportPanelProps = {
  people: People
  /** What was pasted, or stands in the file that was chosen. */
  text: string
  onChangeText: (text: string) => void
  onTake: (chosen: readonly ImportChange[]) => void
  onCancel: () => void
}

/** Takes people from a file or a card, and shows before what it would change. */
export function ImportPanel({ people, text, onChangeText, onTake, onCancel }: ImportPanelProps) {
  const say = useText(peopleCopy)
  const card = readContactCard(text)
  return (
    <section className="gp-panel">
      <h2>{say('people.importTitle')}</h2>
      <p className="gp-soft gp-small">{say('people.importHint')}</p>
      <Field label={say('people.chooseFile')}>
        {(field) => (
          <input
            {...field}
            type="file"
            className="gp-input"
            accept=".csv,.json,.txt,text/csv,application/json,text/plain"
            onChange={(event) => {
              void event.target.files?.[0]?.text().then(onChangeText)
            }}
          />
        )}
      </Field>
      <Field label={say('people.paste')}>
        {(field) => (
          <textarea
            {...field}
            className="gp-input gp-mono"
            rows={4}
            spellCheck={false}
            value={text}
            onChange={(event) => {
              onChangeText(event.target.value)
            }}
          />
        )}
      </Field>
      {card !== undefined ? (
        <CardOpened key={card.signature} card={card} people={people} onTake={onTake} />
      ) : (
        text.trim() !== '' && <Changes key={text} people={people} text={text} onTake={onTake} />
      )}
      <div className="gp-actions">
        <Button onPress={onCancel}>{say('people.cancel')}</Button>
      </div>
    </section>
  )
}

/** What a file would change: what is new is chosen, what would change somebody is not. */
function Changes({ people, text, onTake }: Pick<ImportPanelProps, 'people' | 'text' | 'onTake'>) {
  const say = useText(peopleCopy)
  const read = readContacts(text)
  const contacts = read.status === 'contacts' ? read.contacts : []
  const { changes, same } = planImport(people, contacts)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(changes.filter(isHarmless).map(({ person }) => person.address)),
  )
  if (read.status === 'unreadable') return <Mark tone="warning">{say('people.unreadable')}</Mark>
  const taken = changes.filter(({ person }) => chosen.has(person.address))
  return (
    <>
      {read.bad.map(({ place, text, reason }) => (
        <Mark key={place} tone="warning">
          {say(reason === 'address' ? 'people.badAddress' : 'people.badName', { place, text })}
        </Mark>
      ))}
      {same > 0 && <p className="gp-soft gp-small">{say('people.same', { count: same })}</p>}
      <ul className="gp-import-changes">
        {changes.map((change) => (
          <li key={change.person.address}>
            <Change
              change={change}
              isChosen={chosen.has(change.person.address)}
              onChoose={(isChosen) => {
                const next = new Set(chosen)
                if (isChosen) next.add(change.person.address)
                else next.delete(change.person.address)
                setChosen(next)
              }}
            />
          </li>
        ))}
      </ul>
      {taken.length > 0 && (
        <div className="gp-actions">
          <Button look="primary" onPress={() => onTake(taken)}>
            {say('people.take', { count: taken.length })}
          </Button>
        </div>
      )}
    </>
  )
}

const isHarmless = ({ kind, lookAlikes }: ImportChange): boolean =>
  kind === 'new' && lookAlikes.length === 0

type ChangeProps = {
  change: ImportChange
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** One change that can be chosen. */
export function Change({ change, isChosen, onChoose }: ChangeProps) {
  const say = useText(peopleCopy)
  const { person, lookAlikes } = change
  return (
    <label className="gp-panel-check">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={(event) => {
          onChoose(event.target.checked)
        }}
      />
      <span className="gp-panel-check-text">
        <strong>{person.name}</strong>
        <GroupedAddress address={person.address} />
        <span className="gp-soft gp-small">
          {change.kind === 'new'
            ? say('people.isNew')
            : change.before.name === person.name
              ? say('people.regrouped')
              : say('people.renamed', { before: change.before.name })}
        </span>
        {lookAlikes.map((other) => (
          <Mark key={other} tone="stop">
            {say('people.looksLike', { name: other })}
          </Mark>
        ))}
      </span>
    </label>
  )
}
