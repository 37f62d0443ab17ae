import { type Address, type Hex, isAddressEqual } from 'viem'
import type { Effects, Movement } from '@ghost-pay/safe-protocol/simulate'

import type { AccountChange } from './isUpdateAsSaid.ts'

/** What an address holds of something, before and after a rehearsal. Base units. */
export type MoveRow = {
  /** Undefined for the chain's own currency. */
  token: Address | undefined
  holder: Address
  before: bigint
  after: bigint
}

/** What comes before a transaction in line: how many, and how many of them were run before it and went through. */
export type RanBefore = { count: number; ran: number }

/** What a node said when it ran a transaction that nobody has signed. */
export type Rehearsal =
  | {
      status: 'moves'
      /** The block on whose state it ran. */
      block: number
      gas: bigint
      rows: readonly MoveRow[]
      /** What the tokens themselves say that changed hands. */
      transfers?: readonly Movement[] | undefined
      /** Nothing else changed hands, nobody got a permission, and no contract wrote anything else. */
      isWhole: boolean
      /** Beside the rows somebody got a permission, a collectible moved, or a contract wrote something else. */
      isMore?: boolean | undefined
      /** The account before and after, of an update of its version; undefined for what is none. */
      account?: AccountChange | undefined
      /** Undefined for what is next. */
      before?: RanBefore | undefined
    }
  /** The node runs no execution without signatures; the account's own contracts say that its call goes through. */
  | {
      status: 'goesThrough'
      /** The token answers that it has not paid. */
      isRefused?: boolean
    }
  /** It fails; with what the account or its call answered. */
  | { status: 'fails'; reason: Hex; before?: RanBefore | undefined }

/** Whose balance of what is read. */
export type Holding = Pick<MoveRow, 'token' | 'holder'>

/** The addresses whose balances show what an execution moves: the account first, then all who pay or are paid. */
export function holdingsOf(movements: readonly Movement[], safe: Address): readonly Holding[] {
  const all = new Map<string, Holding>()
  for (const { token, from, to, tokenId } of movements) {
    if (tokenId !== undefined) continue
    for (const holder of [from, to]) all.set(`${token ?? ''} ${holder}`, { token, holder })
  }
  const own = (holding: Holding) => isAddressEqual(holding.holder, safe)
  return [...all.values()].sort((a, b) => Number(own(b)) - Number(own(a)))
}

/** What a holder gains of the chain's own currency by movements that the node traced; negative for what is lost. */
export function currencyGain(movements: readonly Movement[], holder: Address): bigint {
  return movements
    .filter(({ token }) => token === undefined)
    .reduce(
      (gain, { from, to, value }) =>
        gain +
        (isAddressEqual(to, holder) ? value : 0n) -
        (isAddressEqual(from, holder) ? value : 0n),
      0n,
    )
}

/** Whether the rows are all that an execution does. */
export function isAllThatMoves(effects: Effects, holdings: readonly Holding[]): boolean {
  return (
    !isMoreThanRows(effects) &&
    effects.movements.every(({ token, from, to }) =>
      [from, to].every((party) =>
        holdings.some(
          (holding) => holding.token === token && isAddressEqual(holding.holder, party),
        ),
      ),
    )
  )
}

/** Whether an execution does what no row can show: permissions, collectibles, or what other contracts wrote. */
export const isMoreThanRows = ({ movements, approvals, others }: Effects): boolean =>
  approvals.length > 0 ||
  others.length > 0 ||
  movements.some(({ tokenId }) => tokenId !== undefined)
