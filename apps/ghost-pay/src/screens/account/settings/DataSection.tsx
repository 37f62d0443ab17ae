import { useState } from 'react'
import { applyImport, harmlessIn, type People } from '@ghost-pay/payments/people'

import { Button } from '../../../components/Button.tsx'
import { Check } from '../../../components/Check.tsx'
import { FileField } from '../../../components/FileField.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { readTextFile } from '../../../page/readTextFile.ts'
import { text as sayFile } from '../../../page/textFileCopy.ts'
import { ImportChanges } from '../people/ImportChanges.tsx'
import {
  type DataChange,
  dataPart,
  type DeviceData,
  planDataImport,
  readDataFile,
} from './deviceData.ts'
import { text } from './settingsCopy.ts'

export type DataSectionProps = {
  /** What this browser keeps now. */
  here: DeviceData
  onExport: () => void
  /** `join` adds who was chosen of the file's people. */
  onTake: (chosen: readonly DataChange[], join: (people: People) => People) => void
  onWipe: () => void
}

/** Bytes of a data file; what a browser keeps is smaller. */
const longestFile = 40_000_000

/** Takes everything that this browser keeps to another one, takes it over from there, or deletes it. */
export function DataSection({ here, onExport, onTake, onWipe }: DataSectionProps) {
  const [file, setFile] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isWiping, setWiping] = useState(false)
  const open = async (chosen: File) => {
    const read = await readTextFile(chosen, longestFile)
    setFile(read.status === 'text' ? read.text : undefined)
    if (read.status === 'text') setProblem(undefined)
    else if (read.status === 'unreadable') setProblem(text('settings.notData'))
    else {
      const { megabytes, limit } = read
      setProblem(sayFile('file.tooLargeOne', { megabytes, limit }))
    }
  }
  return (
    <section className="gp-stack-tight">
      <h2>{text('settings.data')}</h2>
      <p className="gp-soft">{text('settings.dataHint')}</p>
      <FileField
        label={text('settings.import')}
        accept=".json,application/json"
        onFiles={([file]) => {
          if (file !== undefined) void open(file)
        }}
      />
      {problem !== undefined && <Mark tone="warning">{problem}</Mark>}
      {file !== undefined && <ImportedData key={file} file={file} here={here} onTake={onTake} />}
      <div className="gp-actions">
        <Button onPress={onExport}>{text('settings.export')}</Button>
        {!isWiping && (
          <Button look="stop" onPress={() => setWiping(true)}>
            {text('settings.wipe')}
          </Button>
        )}
      </div>
      {isWiping && (
        <Notice
          tone="stop"
          urgent
          title={text('settings.wipe')}
          action={
            <div className="gp-actions">
              <Button look="stop" onPress={onWipe}>
                {text('settings.wipeYes')}
              </Button>
              <Button onPress={() => setWiping(false)}>{text('settings.cancel')}</Button>
            </div>
          }
        >
          {text('settings.wipeSure')}
        </Notice>
      )}
    </section>
  )
}

/** What a data file would change: what is new is chosen, what would be replaced is not. People join those who are here. */
function ImportedData({
  file,
  here,
  onTake,
}: Pick<DataSectionProps, 'here' | 'onTake'> & { file: string }) {
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
          <strong>{dataPart(key)}</strong>
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
