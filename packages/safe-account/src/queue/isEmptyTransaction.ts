import type { SignableTransaction } from '../signing/SignableTransaction.ts'

/** Whether a transaction moves and calls nothing: it can happen as often as it likes. */
export const isEmptyTransaction = ({
  transaction: { value, data },
}: Pick<SignableTransaction, 'transaction'>): boolean => value === 0n && data === '0x'
