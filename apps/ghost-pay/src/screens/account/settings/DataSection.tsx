import { useState } from 'react'

import { Button } from '../../../components/Button.tsx'
import { Field } from '../../../components/Field.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { Notice } from '../../../components/Notice.tsx'
import {
  type DataChange,
  type DeviceData,
  planDataImport,
  readDataFile,
} from '../../../data/deviceData.ts'
import { useText } from '../../../text/useText.ts'
import { settingsCopy } from './settingsCopy.ts'

import '../../../components/Panel.css'

export type DataSectionProps = {
  /** What this browser keeps now. */
  here: DeviceData
  onExport: () => void
  onTake: (chosen: readonly DataChange[]) => void
  onWipe: () => void
}

/** Takes everything that this browser keeps to another one, takes it over from there, or deletes it. */
export function DataSection({ here, onExport, onTake, onWipe }: DataSectionProps) {
  const text = useText(settingsCopy)
  const [file, setFile] = useState<string>()
  const [isWiping, setWiping] = useState(false)
  return (
    <section className="gp-stack-tight">
      <h2>{text('settings.data')}</h2>
      <p className="gp-soft">{text('settings.dataHint')}</p>
      <Field label={text('settings.import')}>
        {(field) => (
          <input
            {...field}
            type="file"
            className="gp-input"
            accept=".json,application/json"
            onChange={(event) => {
              void event.target.files?.[0]?.text().then(setFile)
            }}
          />
        )}
      </Field>
      {file !== undefined && <ImportedData key={file} file={file} here={here} onTake={onTake} />}
      <div className="gp-actions">
        <Button onPress={onExport}>{text('settings.export')}</Button>
        {!isWiping && (
          <Button
            look="stop"
            onPress={() => {
              setWiping(true)
            }}
          >
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
              <Button
                onPress={() => {
                  setWiping(false)
                }}
              >
                {text('settings.cancel')}
              </Button>
            </div>
          }
        >
          {text('settings.wipeSure')}
        </Notice>
      )}
    </section>
  )
}

type ImportedDataProps = Pick<DataSectionProps, 'here' | 'onTake'> & { file: string }

/** What a data file would change: what is new is chosen, what would be replaced is not. */
function ImportedData({ file, here, onTake }: ImportedDataProps) {
  const text = useText(settingsCopy)
  const data = readDataFile(file)
  const changes = data === undefined ? [] : planDataImport(here, data)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(changes.filter(({ replaces }) => !replaces).map(({ key }) => key)),
  )
  if (data === undefined) return <Mark tone="warning">{text('settings.notData')}</Mark>
  const taken = changes.filter(({ key }) => chosen.has(key))
  const same = Object.keys(data).length - changes.length
  return (
    <div className="gp-panel">
      {same > 0 && <p className="gp-soft">{text('settings.dataSame', { count: same })}</p>}
      {changes.map(({ key, replaces }) => (
        <label key={key} className="gp-panel-check">
          <input
            type="checkbox"
            checked={chosen.has(key)}
            onChange={(event) => {
              const next = new Set(chosen)
              if (event.target.checked) next.add(key)
              else next.delete(key)
              setChosen(next)
            }}
          />
          <span>
            <strong>{key}</strong>
            <br />
            <span className="gp-soft gp-small">
              {text(replaces ? 'settings.dataReplaces' : 'settings.dataNew')}
            </span>
          </span>
        </label>
      ))}
      {taken.length > 0 && (
        <div className="gp-actions">
          <Button
            look="primary"
            onPress={() => {
              onTake(taken)
            }}
          >
            {text('settings.take', { count: taken.length })}
          </Button>
        </div>
      )}
    </div>
  )
}
