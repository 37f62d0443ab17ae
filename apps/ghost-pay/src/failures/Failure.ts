import type { ExecuteFlow as AnyExecuteFlow } from '@ghost-pay/safe-account/execution'
import type { SignFlow as AnySignFlow } from '@ghost-pay/safe-account/signing'

import type { Spoken } from '../text/Spoken.ts'

/** Which party failed, and the sentence that says so. */
export type Failure = {
  by: 'wallet' | 'gateway' | 'chain' | 'check'
  /** An answer of the person, not a fault. */
  declined: boolean
  /** The same can be tried again as it is: it was not refused for good. */
  passing: boolean
  /** The wallet does not sign the payment field by field, or gives no answer: there are other ways to approve it, or one that needs no signature. */
  hasOtherWays?: boolean | 'onChain' | undefined
  said: Spoken
}

/** Signing, with the failures of this app. */
export type SignFlow = AnySignFlow<Failure>

/** Executing, with the failures of this app. */
export type ExecuteFlow = AnyExecuteFlow<Failure>
