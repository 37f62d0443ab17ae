import type { SignableView } from '@ghost-pay/safe-account/view'

import { arePayments } from '../review/arePayments.ts'

/** Whether it pays, and does nothing else. */
export const isPaying = ({ kind, parts }: Pick<SignableView, 'kind' | 'parts'>): boolean =>
  kind === 'sent' || arePayments(parts)
