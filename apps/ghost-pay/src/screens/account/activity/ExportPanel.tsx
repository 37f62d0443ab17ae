import { useRef, useState } from 'react'
import type { Address } from 'viem'

import { Button } from '../../../components/Button.tsx'
import { Check } from '../../../components/Check.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { endOfDay, startOfDay } from '../../../format/calendarDay.ts'
import { decimalMark, region } from '../../../format/region.ts'
import { saveFile } from '../../../page/saveFile.ts'
import type { Said } from '../../../text/Said.ts'
import { type activityCopy, text } from './activityCopy.ts'
import type { ActivityEntry } from './activityEntry.ts'
import { type ExportRecord, exportRows, toCsv, toJson } from './activityFile.ts'
import { isUncounted, type WorthOfEntry } from './activityLines.ts'
import type { ReadProgress, TimeRead } from './readRecords.ts'

export type ExportPanelProps = {
  /** What the list shows. */
  shown: readonly ActivityEntry[]
  /** How many entries of the list cannot be read. */
  unread: number
  /** Reads a time of the history to its end, in milliseconds since 1970. */
  readTime: (parameters: {
    from: number
    to: number
    signal: AbortSignal
    onProgress: (progress: ReadProgress) => void
  }) => Promise<TimeRead<ActivityEntry>>
  /** Finds out what entries paid, line by line, what they cost, and what of it the chain confirms. */
  readRecords: (
    entries: readonly ActivityEntry[],
    parameters: { signal: AbortSignal; onProgress: (count: number) => void },
  ) => Promise<readonly ExportRecord[]>
  nameOf: (address: Address) => string | undefined
  worthOf?: WorthOfEntry | undefined
}

type Format = 'csv' | 'json'

const dayFormat = new Intl.DateTimeFormat(region, { dateStyle: 'medium' })

/** Takes the history along as a file: what is shown, or a time that is read to its end. */
export function ExportPanel(props: ExportPanelProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="gp-export">
      <Button onPress={() => setOpen(!isOpen)}>
        {text(isOpen ? 'activity.export.close' : 'activity.export')}
      </Button>
      {isOpen && <ExportForm {...props} />}
    </div>
  )
}

function ExportForm(props: ExportPanelProps) {
  const { shown, readTime, readRecords, nameOf, worthOf } = props
  const [what, setWhat] = useState<'loaded' | 'time'>('loaded')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [said, setSaid] = useState<Said<typeof activityCopy>>()
  const [unread, setUnread] = useState(0)
  const [missing, setMissing] = useState(0)
  const [isReading, setReading] = useState(false)
  const reading = useRef<AbortController>(undefined)

  async function save(format: Format) {
    const records = await read()
    if (records === undefined) return
    if (records.length === 0) {
      setSaid(['activity.export.nothing'])
      return
    }
    const rows = records.flatMap((record) => exportRows(record, nameOf, worthOf))
    if (format === 'csv') saveFile('activity.csv', 'text/csv', toCsv(rows, decimalMark))
    else saveFile('activity.json', 'application/json', toJson(rows))
    setSaid(['activity.export.done', { count: rows.length }])
    setUnread(records.filter(({ entry }) => isUncounted(entry)).length)
  }

  async function read(): Promise<readonly ExportRecord[] | undefined> {
    const attempt = new AbortController()
    const { signal } = attempt
    reading.current = attempt
    setReading(true)
    setUnread(0)
    setMissing(0)
    setSaid(['activity.export.begin'])
    try {
      const { rows, unread: lost } =
        what === 'loaded' ? { rows: shown, unread: props.unread } : await readEntries(signal)
      const records = await readRecords(rows, {
        signal,
        onProgress: (count) => setSaid(['activity.export.checking', { count, all: rows.length }]),
      })
      setMissing(lost)
      return records
    } catch {
      setSaid([signal.aborted ? 'activity.export.stopped' : 'activity.export.failed'])
      return undefined
    } finally {
      setReading(false)
    }
  }

  const readEntries = (signal: AbortSignal) =>
    readTime({
      from: from === '' ? 0 : startOfDay(from),
      // The whole of the last day.
      to: to === '' ? Infinity : endOfDay(to),
      signal,
      onProgress: ({ count, oldest }) => {
        if (oldest === undefined) return
        setSaid(['activity.export.reading', { count, day: dayFormat.format(oldest) }])
      },
    })

  return (
    <section
      className="gp-card gp-export-form gp-stack-tight"
      aria-label={text('activity.export.title')}
    >
      <What what={what} onChange={setWhat} />
      {what === 'time' && (
        <div className="gp-export-days">
          <TextField
            type="date"
            label={text('activity.export.from')}
            value={from}
            onChange={setFrom}
          />
          <TextField type="date" label={text('activity.export.to')} value={to} onChange={setTo} />
        </div>
      )}
      <div className="gp-actions">
        <Button busy={isReading} onPress={() => void save('csv')}>
          {text('activity.export.csv')}
        </Button>
        <Button busy={isReading} onPress={() => void save('json')}>
          {text('activity.export.json')}
        </Button>
        {isReading && (
          <Button onPress={() => reading.current?.abort()}>{text('activity.export.cancel')}</Button>
        )}
      </div>
      <p role="status" className="gp-small">
        {said !== undefined && text(...said)}{' '}
        {unread > 0 && text('activity.export.unread', { count: unread })}{' '}
        {missing > 0 && text('activity.export.missing', { count: missing })}
      </p>
      <p className="gp-soft gp-small">{text('activity.export.hint')}</p>
    </section>
  )
}

type WhatProps = { what: 'loaded' | 'time'; onChange: (what: 'loaded' | 'time') => void }

function What({ what, onChange }: WhatProps) {
  return (
    <fieldset className="gp-export-what">
      <legend className="gp-visually-hidden">{text('activity.export.what')}</legend>
      {(['loaded', 'time'] as const).map((one) => (
        <Check key={one} oneOf="export" isOn={what === one} onChange={() => onChange(one)}>
          {text(`activity.export.${one}`)}
        </Check>
      ))}
    </fieldset>
  )
}
