import type { Chain } from '../chain.ts'

/** Two chains with the same id in one registry. */
export class ChainCollisionError extends Error {
  override readonly name = 'ChainCollisionError'
  readonly chainId: number
  /** The chain that has the id already. */
  readonly known: Chain
  /** The chain that wants it too. */
  readonly added: Chain

  constructor(known: Chain, added: Chain) {
    super(
      `"${known.name}" and "${added.name}" both have chain id ${known.id}. Leave one out, or say which one wins with onCollision.`,
    )
    this.chainId = known.id
    this.known = known
    this.added = added
  }
}
