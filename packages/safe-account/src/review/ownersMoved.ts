import type { Address } from 'viem'
import type { TransactionAction } from '@ghost-pay/safe-protocol'

/** How many of how many owners must sign. */
type Rule = { threshold: number; owners: number }

/** What a transaction changes in who decides over an account. */
export type OwnersMoved = {
  before: Rule
  after: Rule
  /** Who becomes an owner, and who is none any more. */
  moved: readonly { owner: Address; joins: boolean }[]
}

/**
 * Reads what a transaction changes in who decides over an account.
 *
 * @param now who decides before, from the chain
 * @returns undefined for what leaves owners and threshold as they are
 */
export function ownersMoved(now: Rule, action: TransactionAction): OwnersMoved | undefined {
  switch (action.kind) {
    case 'addOwner':
      return {
        before: now,
        after: { threshold: Number(action.threshold), owners: now.owners + 1 },
        moved: [{ owner: action.owner, joins: true }],
      }
    case 'removeOwner':
      return {
        before: now,
        after: { threshold: Number(action.threshold), owners: now.owners - 1 },
        moved: [{ owner: action.owner, joins: false }],
      }
    case 'swapOwner':
      return {
        before: now,
        after: now,
        moved: [
          { owner: action.oldOwner, joins: false },
          { owner: action.newOwner, joins: true },
        ],
      }
    case 'changeThreshold':
      return { before: now, after: { ...now, threshold: Number(action.threshold) }, moved: [] }
    default:
      return undefined
  }
}
