import { useEffect, useState } from 'react'
import {
  harmlessIn,
  type ImportChange,
  type People,
  planImport,
  readContactCard,
  readContacts,
  type SignedContactCard,
  verifyContactCard,
} from '@ghost-pay/payments/people'

import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { Button } from '../../../components/Button.tsx'
import { Field } from '../../../components/Field.tsx'
import { FileField } from '../../../components/FileField.tsx'
import { CheckIcon } from '../../../components/icons.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { readTextFile } from '../../../page/readTextFile.ts'
import { text as sayFile } from '../../../page/textFileCopy.ts'
import { ImportChanges } from './ImportChanges.tsx'
import { text as say } from './peopleCopy.ts'

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
  const [notice, setNotice] = useState<string>()
  const card = readContactCard(text)
  const open = async (file: File) => {
    const read = await readTextFile(file)
    if (read.status === 'text') {
      setNotice(read.isWestern ? sayFile('file.western') : undefined)
      onChangeText(read.text)
    } else if (read.status === 'tooLarge') setNotice(sayFile('file.tooLarge', read))
    else setNotice(sayFile('file.unreadable'))
  }
  return (
    <section className="gp-panel">
      <h2>{say('people.importTitle')}</h2>
      <p className="gp-soft gp-small">{say('people.importHint')}</p>
      <FileField
        label={say('people.chooseFile')}
        accept=".csv,.json,.txt,text/csv,application/json,text/plain"
        onFiles={([file]) => {
          if (file !== undefined) void open(file)
        }}
      />
      {notice !== undefined && <Mark tone="warning">{notice}</Mark>}
      <Field label={say('people.paste')}>
        {(field) => (
          <textarea
            {...field}
            className="gp-input gp-mono"
            rows={4}
            spellCheck={false}
            value={text}
            onChange={(event) => onChangeText(event.target.value)}
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

const badSentences = {
  address: 'people.badAddress',
  name: 'people.badName',
  chain: 'people.badChain',
  quote: 'people.badQuote',
  cells: 'people.badCells',
} as const

/** What a file would change: what is new is chosen, what would change somebody is not. */
function Changes({ people, text, onTake }: Pick<ImportPanelProps, 'people' | 'text' | 'onTake'>) {
  const read = readContacts(text)
  const contacts = read.status === 'contacts' ? read.contacts : []
  const { changes, same } = planImport(people, contacts)
  const [chosen, setChosen] = useState(() => harmlessIn(changes))
  if (read.status === 'unreadable') return <Mark tone="warning">{say('people.unreadable')}</Mark>
  const taken = changes.filter(({ person }) => chosen.has(person.address))
  return (
    <>
      {read.bad.map(({ place, text, reason }) => (
        <Mark key={place} tone="warning">
          {say(badSentences[reason], { place, text })}
        </Mark>
      ))}
      {same > 0 && <p className="gp-soft gp-small">{say('people.same', { count: same })}</p>}
      <ImportChanges changes={changes} chosen={chosen} onChoose={setChosen} />
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

/** A contact card: whether its signature holds, and what taking it would change. */
function CardOpened({
  card,
  people,
  onTake,
}: Pick<ImportPanelProps, 'people' | 'onTake'> & { card: SignedContactCard }) {
  const [holds, setHolds] = useState<boolean>()
  useEffect(() => {
    let isHere = true
    void verifyContactCard(card).then((answer) => {
      if (isHere) setHolds(answer)
    })
    return () => {
      isHere = false
    }
  }, [card])
  const { name, address, chainId } = card
  if (holds === undefined) return <p className="gp-soft">{say('people.cardChecking')}</p>
  if (!holds) return <Mark tone="stop">{say('people.cardBroken', { name })}</Mark>
  const before = people.get(address)
  const { changes } = planImport(people, [
    { address, name, groups: [], chainIds: before?.chainIds ?? [chainId] },
  ])
  const [change] = changes
  return (
    <>
      <p>
        <CheckIcon />
        <span>{say('people.cardHolds', { name })}</span>
      </p>
      <GroupedAddress address={address} />
      {change === undefined ? (
        <p className="gp-soft gp-small">{say('people.same', { count: 1 })}</p>
      ) : (
        <>
          {change.kind === 'changed' && (
            <Mark tone="warning">
              {say('importChanges.renamed', { before: change.before.name })}
            </Mark>
          )}
          <div className="gp-actions">
            <Button look="primary" onPress={() => onTake([change])}>
              {say('people.take', { count: 1 })}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
