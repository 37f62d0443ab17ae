/** What a wallet has that cannot be chosen yet: it stays in reach of keys and screen readers, which say why. */
export type RowLock = {
  'aria-disabled': true
  'aria-describedby': string
  style: { opacity: number }
}

/**
 * The properties of wallets that cannot be chosen yet.
 *
 * @param whyId the id of the sentence that says why
 */
export const rowLock = (whyId: string): RowLock => ({
  'aria-disabled': true,
  'aria-describedby': whyId,
  style: { opacity: 0.5 },
})
