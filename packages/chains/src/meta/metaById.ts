import { packedMeta } from '../derived/packedMeta.ts'
import type { ChainMeta } from './ChainMeta.ts'
import { unpackMeta } from './unpackMeta.ts'

let entries: Map<number, ChainMeta> | undefined

/** The index by id, read when it is first asked for. */
export function metaById(): ReadonlyMap<number, ChainMeta> {
  return (entries ??= unpackMeta(packedMeta))
}
