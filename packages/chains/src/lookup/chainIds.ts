import { chainsById } from './chainsById.ts'

/** The ids of all chains of the table, in ascending order. */
export function chainIds(): number[] {
  return [...chainsById().keys()]
}
