import type { Chain } from '../chain.ts'
import { fromColumns } from '../columns.ts'
import { chainColumns } from '../derived/chainColumns.ts'
import { fromChainRow } from './chainRow.ts'

let chains: Map<number, Chain> | undefined

/** Every chain by its id, in ascending order, read at the first call. */
export function chainsById(): ReadonlyMap<number, Chain> {
  return (chains ??= new Map(
    fromColumns(chainColumns)
      .sort((a, b) => a.id - b.id)
      .map((row) => [row.id, fromChainRow(row)]),
  ))
}
