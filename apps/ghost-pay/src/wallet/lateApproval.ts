import { sharedValue } from '../page/sharedValue.ts'

const isThere = sharedValue(false)

/**
 * Whether a wallet has approved something that was not on the screen any more, and that is therefore not used: the person who
 * approved it has to know.
 */
export const lateApproval = {
  read: isThere.read,
  subscribe: isThere.subscribe,
  note: (): void => isThere.set(true),
  /** The person has read it. */
  forget: (): void => isThere.set(false),
}
