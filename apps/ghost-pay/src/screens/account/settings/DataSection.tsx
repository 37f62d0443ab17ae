import { useState } from 'react'

import { Button } from '../../../components/Button.tsx'
import { FileField } from '../../../components/FileField.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { Notice } from '../../../components/Notice.tsx'
import type { DeviceData } from '../../../data/deviceData.ts'
import { readTextFile } from '../../../data/readTextFile.ts'
import { text as sayFile } from '../../../data/textFileCopy.ts'
import type { ImportedDataProps } from './ImportedData.tsx'
import { ImportedData } from './ImportedData.tsx'
import { text } from './settingsCopy.ts'

export type DataSectionProps = {
  /** What this browser keeps now. */
  here: DeviceData
  onExport: () => void
  onTake: ImportedDataProps['onTake']
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
