import type { MoveRow } from '@ghost-pay/safe-account'

/**
 * Names a balance, so that those of many holders can be looked up.
 *
 * @param holding the token, undefined for the chain's own currency, and who holds it
 * @returns the same text however the addresses are written
 */
export const holdingKey = ({ token, holder }: Pick<MoveRow, 'token' | 'holder'>): string =>
  `${token ?? ''} ${holder}`.toLowerCase()
