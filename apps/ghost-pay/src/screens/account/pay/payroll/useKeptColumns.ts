import { useEffect, useMemo, useSyncExternalStore } from 'react'
import {
  type ColumnMapping,
  type KeptColumns,
  readKeptColumns,
  withColumns,
  writeKeptColumns,
} from '@ghost-pay/payments/payroll-draft'

import { browserStore } from '../../../../data/browserStore.ts'

const store = browserStore('ghost-pay.payroll-columns.v1')

/** What was said about columns before, by their headings. */
export function useKeptColumns(): KeptColumns {
  const stored = useSyncExternalStore(store.subscribe, store.read)
  return useMemo(() => readKeptColumns(stored), [stored])
}

/** Keeps what is said about the columns of a table, so that the next table with the same headings is read so. */
export function useKeepColumns(
  header: readonly string[],
  mapping: ColumnMapping | undefined,
): void {
  useEffect(() => {
    if (mapping === undefined) return
    const stored = store.read()
    const next = writeKeptColumns(withColumns(readKeptColumns(stored), header, mapping))
    if (next !== stored) store.write(next)
  }, [header, mapping])
}
