export { markIds } from './derived/markIds.ts'
export { loadMark } from './loadMark.ts'
export type { MarkId } from './MarkId.ts'
export { type MarkableGroup, type MarkableWallet, withMarks } from './withMarks.ts'
