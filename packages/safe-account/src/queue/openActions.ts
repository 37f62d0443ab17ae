import type { PlaceInLine } from './placeInLine.ts'
import type { ViewerRole } from './viewerRole.ts'

export type OpenActionsParameters = {
  viewer: ViewerRole
  /** It waits: the chain has neither executed it nor used up its place. */
  isOpen: boolean
  /** A check has failed. */
  isStopped: boolean
  /** The chain has said who the owners are, and the signatures were read. */
  isKnown: boolean
  hasSigned: boolean
  /** An execution is under way. */
  isExecuting: boolean
  /** The viewer has the signatures for an execution (`signaturesFor`). */
  isReady: boolean
  /** Undefined while the chain has not told. */
  position: PlaceInLine['kind'] | undefined
}

/** Decides which actions a transaction has for the viewer: an owner signs once, and anybody executes what is next and has its signatures. */
export function openActions({
  viewer,
  isOpen,
  isStopped,
  isKnown,
  hasSigned,
  isExecuting,
  isReady,
  position,
}: OpenActionsParameters): { canSign: boolean; canExecute: boolean } {
  const isAllowed = isOpen && !isStopped && isKnown
  return {
    canSign: isAllowed && viewer === 'owner' && !hasSigned && !isExecuting,
    canExecute: isAllowed && isReady && position === 'next',
  }
}
