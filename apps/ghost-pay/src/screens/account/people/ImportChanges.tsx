import type { ImportChange } from '@ghost-pay/payments/people'

import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { Check } from '../../../components/Check.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { NameMarks } from '../../../components/NameMarks.tsx'
import { text as say } from './peopleCopy.ts'

export type ImportChangesProps = {
  changes: readonly ImportChange[]
  /** Addresses of those who are taken over. */
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

/** What taking people over would change, one by one, to be chosen. */
export function ImportChanges({ changes, chosen, onChoose }: ImportChangesProps) {
  return (
    <ul className="gp-list">
      {changes.map((change) => (
        <li key={change.person.address}>
          <Change
            change={change}
            isChosen={chosen.has(change.person.address)}
            onChoose={(isChosen) => {
              const next = new Set(chosen)
              if (isChosen) next.add(change.person.address)
              else next.delete(change.person.address)
              onChoose(next)
            }}
          />
        </li>
      ))}
    </ul>
  )
}

type ChangeProps = {
  change: ImportChange
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function Change({ change, isChosen, onChoose }: ChangeProps) {
  const { person, lookAlikes } = change
  const isNamed = change.kind === 'new' || change.before.name !== person.name
  return (
    <Check isOn={isChosen} onChange={onChoose}>
      <span className="gp-words">
        <strong>{person.name}</strong>
        <GroupedAddress address={person.address} />
        <span className="gp-soft gp-small">
          {change.kind === 'new'
            ? say('importChanges.isNew')
            : isNamed
              ? say('importChanges.renamed', { before: change.before.name })
              : say('importChanges.regrouped')}
        </span>
        {isNamed && <NameMarks name={person.name} namesake={change.namesake} />}
        {change.whole !== undefined && (
          <Mark tone="stop">{say('importChanges.cut', { name: change.whole })}</Mark>
        )}
        {lookAlikes.map((other) => (
          <Mark key={other} tone="stop">
            {say('importChanges.looksLike', { name: other })}
          </Mark>
        ))}
      </span>
    </Check>
  )
}
