import type { Executable } from '@ghost-pay/safe-account/execution'
import type { ViewerRole } from '@ghost-pay/safe-account/queue'

import { describeTurn } from '../../../data/describeTurn.ts'
import { turnCopy } from '../../../data/turnCopy.ts'
import { speak, type Spoken } from '../../../text/Spoken.ts'
import { reviewCopy } from '../review/reviewCopy.ts'
import { whoElse } from '../review/whoElse.ts'
import { transactionPageCopy } from './transactionPageCopy.ts'

export type WhatIsMissingParameters = {
  viewer: ViewerRole
  executable: Executable
  hasSigned: boolean
  nonce: number
  /** From the chain. */
  accountNonce: number
  /** The names of the other owners who can still approve. */
  others?: readonly string[] | undefined
}

/** Who has to act before a transaction can be executed, and who can. */
export function whatIsMissing(parameters: WhatIsMissingParameters): readonly Spoken[] {
  const { viewer, executable, hasSigned, nonce, accountNonce, others = [] } = parameters
  const sentences: Spoken[] = []
  const turn = describeTurn(nonce, accountNonce)
  if (viewer === 'disconnected') {
    sentences.push(speak(reviewCopy, 'review.turn.connectWhy'))
  }
  if (viewer === 'notOwner') {
    sentences.push(
      executable.status === 'ready' && turn === undefined
        ? speak(transactionPageCopy, 'missing.anybody')
        : speak(transactionPageCopy, 'missing.notOwner'),
    )
  }
  if (viewer === 'owner' && hasSigned && executable.status === 'missing') {
    const { count } = executable
    const names = whoElse(others, count)
    sentences.push(
      names === undefined
        ? speak(reviewCopy, 'review.turn.more', { count })
        : speak(reviewCopy, 'review.turn.named', { names }),
    )
  }
  if (turn !== undefined) sentences.push(speak(turnCopy, ...turn))
  return sentences
}
