import { useRef, useState } from 'react'
import type { Address } from 'viem'

import { Button } from '../../../components/Button.tsx'
import { locale } from '../../../format/locale.ts'
import type { Said } from '../../../text/Said.ts'
import { useText } from '../../../text/useText.ts'
import { activityCopy } from './activityCopy.ts'
import type { ActivityEntry } from './activityEntry.ts'
import { exportRow, toCsv, toJson } from './activityFile.ts'
import type { ReadProgress } from './readTime.ts'

export type ExportPanelProps = {
  /** What the list shows. */
  shown: readonly ActivityEntry[]
  /** Reads a time of the history to its end, in milliseconds since 1970. */
  readTime: (parameters: {
    from: number
    to: number
    signal: AbortSignal
    onProgress: (progress: ReadProgress) => void
  }) => Promise<readonly ActivityEntry[]>
  nameOf: (address: Address) => string | undefined
}

type Format = 'csv' | 'json'

const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })

/** Takes the history along as a file: what is shown, or a time that is read to its end. */
export function ExportPanel(props: ExportPanelProps) {
  const text = useText(activityCopy)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="gp-export">
      <Button
        onPress={() => {
          setOpen(!isOpen)
        }}
      >
        {text(isOpen ? 'activity.export.close' : 'activity.export')}
      </Button>
      {isOpen && <ExportForm {...props} />}
    </div>
  )
}

function ExportForm({ shown, readTime, nameOf }: ExportPanelProps) {
  const text = useText(activityCopy)
  const [what, setWhat] = useState<'loaded' | 'time'>('loaded')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [said, setSaid] = useState<Said<typeof activityCopy>>()
  const [isReading, setReading] = useState(false)
  const reading = useRef<AbortController>(undefined)

  async function save(format: Format) {
    const entries = what === 'loaded' ? shown : await read()
    if (entries === undefined) return
    if (entries.length === 0) {
      setSaid(['activity.export.nothing'])
      return
    }
    const rows = entries.map((entry) => exportRow(entry, nameOf))
    saveFile(format, format === 'csv' ? toCsv(rows) : toJson(rows))
    setSaid(['activity.export.done', { count: rows.length }])
  }

  async function read(): Promise<readonly ActivityEntry[] | undefined> {
    const attempt = new AbortController()
    reading.current = attempt
    setReading(true)
    setSaid(['activity.export.begin'])
    try {
      return await readTime({
        from: from === '' ? 0 : startOf(from),
        // The whole of the last day.
        to: to === '' ? Infinity : startOf(to) + 86_400_000,
        signal: attempt.signal,
        onProgress: ({ count, oldest }) => {
          if (oldest === undefined) return
          setSaid(['activity.export.reading', { count, day: dayFormat.format(oldest) }])
        },
      })
    } catch {
      setSaid([attempt.signal.aborted ? 'activity.export.stopped' : 'activity.export.failed'])
      return undefined
    } finally {
      setReading(false)
    }
  }

  return (
    <section className="gp-export-form" aria-label={text('activity.export.title')}>
      <fieldset className="gp-export-what">
        <legend className="gp-visually-hidden">{text('activity.export.what')}</legend>
        {(['loaded', 'time'] as const).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="export"
              checked={what === one}
              onChange={() => {
                setWhat(one)
              }}
            />
            {text(`activity.export.${one}`)}
          </label>
        ))}
      </fieldset>
      {what === 'time' && (
        <div className="gp-export-days">
          <Day label={text('activity.export.from')} value={from} onChange={setFrom} />
          <Day label={text('activity.export.to')} value={to} onChange={setTo} />
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
          <Button
            onPress={() => {
              reading.current?.abort()
            }}
          >
            {text('activity.export.cancel')}
          </Button>
        )}
      </div>
      <p role="status" className="gp-small">
        {said !== undefined && text(...said)}
      </p>
      <p className="gp-soft gp-small">{text('activity.export.hint')}</p>
    </section>
  )
}

type DayProps = { label: string; value: string; onChange: (value: string) => void }

function Day({ label, value, onChange }: DayProps) {
  return (
    <label className="gp-export-day">
      <span>{label}</span>
      <input
        type="date"
        className="gp-input"
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
        }}
      />
    </label>
  )
}

/** The first moment of a day, as the reader counts days. */
const startOf = (day: string): number => new Date(`${day}T00:00:00`).getTime()

function saveFile(format: Format, content: string) {
  const type = format === 'csv' ? 'text/csv' : 'application/json'
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = `activity.${format}`
  link.click()
  setTimeout(() => {
    URL.revokeObjectURL(url)
  }, 10_000)
}
