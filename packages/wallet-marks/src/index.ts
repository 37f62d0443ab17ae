export { loadMark } from './loadMark.ts'
export { type MarkId, markIds } from './markIds.ts'
export { type MarkableGroup, type MarkableWallet, withMarks } from './withMarks.ts'
