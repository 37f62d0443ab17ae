import { describeTurn } from '../../../data/describeTurn.ts'
import type { Executable } from '../../../data/signaturesFor.ts'
import { turnCopy } from '../../../data/turnCopy.ts'
import { speak, type Spoken } from '../../../text/Spoken.ts'
import { missingCopy } from './missingCopy.ts'

export type WhatIsMissingParameters = {
  /** The viewer: without a wallet, not an owner, or an owner. */
  viewer: 'disconnected' | 'notOwner' | 'owner'
  executable: Executable
  hasSigned: boolean
  nonce: number
  /** From the chain. */
  accountNonce: number
}

/** Who has to act before a transaction can be executed, and who can. */
export function whatIsMissing({
  viewer,
  executable,
  hasSigned,
  nonce,
  accountNonce,
}: WhatIsMissingParameters): readonly Spoken[] {
  const sentences: Spoken[] = []
  const turn = describeTurn(nonce, accountNonce)
  if (viewer === 'disconnected') {
    sentences.push(speak(missingCopy, 'missing.disconnected'))
  }
  if (viewer === 'notOwner') {
    sentences.push(
      executable.status === 'ready' && turn === undefined
        ? speak(missingCopy, 'missing.anybody')
        : speak(missingCopy, 'missing.notOwner'),
    )
  }
  if (viewer === 'owner' && hasSigned && executable.status === 'missing') {
    sentences.push(speak(missingCopy, 'missing.others', { count: executable.count }))
  }
  if (turn !== undefined) sentences.push(speak(turnCopy, ...turn))
  return sentences
}
