import { fromColumns } from '../columns.ts'
import { metaColumns } from '../derived/metaColumns.ts'
import { type ChainMeta, fromMetaRow } from './chainMeta.ts'

let entries: Map<number, ChainMeta> | undefined

/** The index by id, read at the first call. */
export function metaById(): ReadonlyMap<number, ChainMeta> {
  return (entries ??= new Map(fromColumns(metaColumns).map((row) => [row.id, fromMetaRow(row)])))
}

/**
 * What a list shows of a chain.
 *
 * @param id chain id
 * @returns the entry, or `undefined` when the table has no chain of that id
 */
export function getChainMeta(id: number): ChainMeta | undefined {
  return metaById().get(id)
}
