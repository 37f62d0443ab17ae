export type { LegacyChain } from './LegacyChain.ts'
export { legacyTable } from './legacyTable.ts'
