import { type ImportChange, planImport, readPeople } from '@ghost-pay/payments/people'

import { peopleKey } from '../../../people/usePeople.ts'
import { settingsCopy } from './settingsCopy.ts'

/** What this browser keeps for the app, by key of `localStorage`. */
export type DeviceData = Readonly<Record<string, string>>

/** What taking over one part of a data file would do. */
export type DataChange = { key: string; value: string; replaces: boolean }

const format = 'ghost-pay-data'
const ours = 'ghost-pay.'

/** As what a part is kept that holds nothing any more. */
const empty: readonly unknown[] = ['', '[]', '{}']

/** Everything that this browser keeps for the app. */
export function readDevice(storage: Storage): DeviceData {
  return Object.fromEntries(
    Object.keys(storage)
      .filter((key) => key.startsWith(ours))
      .sort()
      .map((key) => [key, storage.getItem(key) ?? ''] as const)
      .filter(([, value]) => !empty.includes(value)),
  )
}

/** Everything as a file. */
export const formatDataFile = (data: DeviceData): string =>
  JSON.stringify({ format, version: 1, data }, null, 2)

/** Reads a file that {@link formatDataFile} wrote. Undefined for any other. */
export function readDataFile(text: string): DeviceData | undefined {
  try {
    const parsed = Object(JSON.parse(text)) as Partial<Record<string, unknown>>
    if (parsed['format'] !== format || parsed['version'] !== 1) return undefined
    const entries = Object.entries(Object(parsed['data']) as Record<string, unknown>)
    const isOurs = entries.every(
      ([key, value]) => key.startsWith(ours) && typeof value === 'string',
    )
    // Each value was looked at above.
    const parts = Object.fromEntries(entries.filter(([, value]) => !empty.includes(value)))
    return isOurs ? (parts as Record<string, string>) : undefined
  } catch {
    return undefined
  }
}

/** Takes over what was chosen. */
export function applyDataImport(storage: Storage, chosen: readonly DataChange[]): void {
  for (const { key, value } of chosen) storage.setItem(key, value)
}

/** Deletes everything that this browser keeps for the app, and nothing of others. */
export function wipeDevice(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(ours)) storage.removeItem(key)
}

/** What taking over a data file would do. */
type DataPlan = {
  changes: readonly DataChange[]
  /** Who of the file is new here, or known here as somebody else. */
  people: readonly ImportChange[]
  /** How many parts say nothing that is not here. */
  same: number
}

/** What a file would change here; people who are here stay, and those of the file join them one by one. */
export function planDataImport(here: DeviceData, file: DeviceData): DataPlan {
  const changes = Object.entries(file).flatMap(([key, value]) =>
    here[key] === value || isJoined(here, key)
      ? []
      : [{ key, value, replaces: here[key] !== undefined }],
  )
  const theirs = isJoined(here, peopleKey) ? file[peopleKey] : undefined
  const people =
    theirs === undefined
      ? []
      : planImport(readPeople(here[peopleKey] ?? null), [...readPeople(theirs).values()]).changes
  const same = Object.keys(file).length - changes.length - (people.length > 0 ? 1 : 0)
  return { changes, people, same }
}

/** Where nobody is known, people come as any other part. */
const isJoined = (here: DeviceData, key: string): boolean =>
  key === peopleKey && here[peopleKey] !== undefined

type Part = Extract<keyof typeof settingsCopy, `settings.part.${string}`>

/**
 * What a part of a data file holds, in words.
 *
 * @param key of `localStorage`, such as `ghost-pay.people.v1`
 */
export const dataPart = (key: string): string => {
  const part = `settings.part.${/^ghost-pay\.([a-z-]+)\./.exec(key)?.[1] ?? 'other'}`
  return settingsCopy[isPart(part) ? part : 'settings.part.other']
}

const isPart = (part: string): part is Part => Object.hasOwn(settingsCopy, part)
