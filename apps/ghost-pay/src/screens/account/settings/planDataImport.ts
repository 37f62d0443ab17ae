import { type ImportChange, planImport, readPeople } from '@ghost-pay/payments/people'

import { peopleKey } from '../../../data/people/usePeople.ts'
import type { DataChange, DeviceData } from './deviceData.ts'

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
