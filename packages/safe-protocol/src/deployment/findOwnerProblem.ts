import { InvalidFieldError, InvalidOwnersError, type InvalidOwnersReason } from '../errors.ts'
import { assertNewEntry } from '../linkedList.ts'

/**
 * Why an account's contract would not take an address as a further owner (GS203, GS204).
 *
 * @param parameters.safe the account, which cannot own itself; undefined where its address is not known yet
 * @param parameters.owners those it has, or will have
 * @param parameters.owner the further one
 * @returns `address` for what is none; undefined when it would be taken
 */
export function findOwnerProblem({
  safe,
  owners,
  owner,
}: {
  safe?: string | undefined
  owners: readonly string[]
  owner: string
}): InvalidOwnersReason | 'address' | undefined {
  try {
    assertNewEntry({ safe, entries: owners, entry: owner, field: 'owner' })
    return undefined
  } catch (error) {
    if (error instanceof InvalidOwnersError) return error.reason
    if (error instanceof InvalidFieldError) return 'address'
    throw error
  }
}
