export { InvalidMemoError } from './errors.ts'
export { bindMemo, type BoundTransfer, memoReference, readMemo } from './memo.ts'
export {
  type LineNote,
  splitNote,
  type SplitNote,
  titleIn,
  withLineNotes,
  wordsOfLine,
} from './lineNotes.ts'
