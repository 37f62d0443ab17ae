import { useState } from 'react'
import { applyImport, harmlessIn, type People } from '@ghost-pay/payments/people'

import { Button } from '../../../components/Button.tsx'
import { Check } from '../../../components/Check.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { type DataChange, type DeviceData, readDataFile } from '../../../data/deviceData.ts'
import { planDataImport } from '../../../data/planDataImport.ts'
import { ImportChanges } from '../people/ImportChanges.tsx'
import { dataPart } from './dataPart.ts'
import { text } from './settingsCopy.ts'

import '../../../components/Panel.css'

export type ImportedDataProps = {
  file: string
  /** What this browser keeps now. */
  here: DeviceData
  /** `join` adds who was chosen of the file's people. */
  onTake: (chosen: readonly DataChange[], join: (people: People) => People) => void
}

/** What a data file would change: what is new is chosen, what would be replaced is not. People join those who are here. */
export function ImportedData({ file, here, onTake }: ImportedDataProps) {
  const data = readDataFile(file)
  const { changes, people, same } = planDataImport(here, data ?? {})
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(changes.filter(({ replaces }) => !replaces).map(({ key }) => key)),
  )
  const [joining, setJoining] = useState(() => harmlessIn(people))
  if (data === undefined) return <Mark tone="warning">{text('settings.notData')}</Mark>
  const taken = changes.filter(({ key }) => chosen.has(key))
  const joined = people.filter(({ person }) => joining.has(person.address))
  const count = taken.length + (joined.length > 0 ? 1 : 0)
  return (
    <div className="gp-panel">
      {same > 0 && <p className="gp-soft">{text('settings.dataSame', { count: same })}</p>}
      {people.length > 0 && (
        <div>
          <h3>{text('settings.part.people')}</h3>
          <p className="gp-soft gp-small">{text('settings.peopleJoin')}</p>
          <ImportChanges changes={people} chosen={joining} onChoose={setJoining} />
        </div>
      )}
      {changes.map(({ key, replaces }) => (
        <Check
          key={key}
          isOn={chosen.has(key)}
          onChange={(isOn) => {
            const next = new Set(chosen)
            if (isOn) next.add(key)
            else next.delete(key)
            setChosen(next)
          }}
        >
          <strong>{text(...dataPart(key))}</strong>
          <br />
          <span className="gp-soft gp-small">
            {text(replaces ? 'settings.dataReplaces' : 'settings.dataNew')}
          </span>
        </Check>
      ))}
      {count > 0 && (
        <div className="gp-actions">
          <Button look="primary" onPress={() => onTake(taken, (all) => applyImport(all, joined))}>
            {text('settings.take', { count })}
          </Button>
        </div>
      )}
    </div>
  )
}
