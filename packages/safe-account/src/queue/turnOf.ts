import type { ViewerRole } from './viewerRole.ts'

export type TurnOfParameters = {
  viewer: ViewerRole
  /** The viewer has signed. */
  hasSigned: boolean
  /** Signatures that count, and how many are needed; undefined while they are not known. */
  signatures: { count: number; threshold: number } | undefined
  /** Where it stands among the account's executions; `next` where that is left out, as for a message. */
  position?: 'past' | 'next' | 'later' | 'stuck'
}

/** Whose turn it is. `missing` is how many signatures are still needed. */
export type Turn =
  /** The chain has used its nonce: it is nobody's turn any more. */
  | { kind: 'past' }
  /** It has its signatures, and another goes first. */
  | { kind: 'early' }
  /** It has its signatures: anybody can execute it. */
  | { kind: 'send' }
  /** The viewer can sign it. */
  | { kind: 'sign'; missing: number }
  /** The viewer has signed: the others are asked. */
  | { kind: 'signed'; missing: number }
  /** The viewer is no owner: the owners are asked. */
  | { kind: 'owners' }
  /** Nobody is connected. */
  | { kind: 'connect' }
  /** The owners or the signatures are not known. */
  | { kind: 'unknown' }

/**
 * Decides whose turn it is with a transaction or a message that owners sign, and what the viewer can do about it. What waits for its
 * place can be signed, and cannot be executed yet.
 */
export function turnOf({
  viewer,
  hasSigned,
  signatures,
  position = 'next',
}: TurnOfParameters): Turn {
  if (position === 'past') return { kind: 'past' }
  const missing = signatures && Math.max(0, signatures.threshold - signatures.count)
  if (missing === 0) return { kind: position === 'next' ? 'send' : 'early' }
  if (viewer === 'disconnected') return { kind: 'connect' }
  if (viewer === 'notOwner') return { kind: 'owners' }
  if (viewer === 'unknown' || missing === undefined) return { kind: 'unknown' }
  return { kind: hasSigned ? 'signed' : 'sign', missing }
}
