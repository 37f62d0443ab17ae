export { InvalidMemoError } from './errors.ts'
export { bindMemo, type BoundTransfer, memoReference, readMemo } from './memo.ts'
