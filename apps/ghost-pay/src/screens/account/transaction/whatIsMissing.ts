import { describeTurn } from '../../../data/describeTurn.ts'
import type { Executable } from '../../../data/signaturesFor.ts'

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
}: WhatIsMissingParameters): string {
  const sentences: string[] = []
  const turn = describeTurn(nonce, accountNonce)
  if (viewer === 'disconnected') sentences.push('Connect the wallet of an owner to sign.')
  if (viewer === 'notOwner') {
    sentences.push(
      executable.status === 'ready' && turn === undefined
        ? 'It has its signatures, so anybody can execute it. Only owners can sign.'
        : 'The connected address is not an owner, so it cannot sign.',
    )
  }
  if (viewer === 'owner' && hasSigned && executable.status === 'missing') {
    sentences.push(
      executable.count === 1
        ? 'You have signed. One more owner must sign.'
        : `You have signed. ${executable.count} more owners must sign.`,
    )
  }
  if (turn !== undefined) sentences.push(turn)
  return sentences.join(' ')
}
