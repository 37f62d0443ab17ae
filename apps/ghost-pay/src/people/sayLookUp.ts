import { type RecipientSaid, sayNameProblem } from './recipientCopy.ts'
import type { NameLookUp } from './useNameLookUp.ts'

/**
 * How the look-up of a name stands, where it has not led to an address.
 *
 * @param chain the name of the chain that somebody is looked for on
 * @param registry the name of the one that is asked
 */
export function sayLookUp(
  lookUp: NameLookUp,
  chain: string,
  registry: string,
): RecipientSaid | undefined {
  switch (lookUp.status) {
    case 'looking':
      return ['recipient.looking', { chain: registry, name: lookUp.name }]
    case 'failed':
      return ['recipient.lookUpFailed', { chain: registry, name: lookUp.name }]
    case 'nobody':
      return ['recipient.nobody', { chain: registry, name: lookUp.name }]
    case 'elsewhere':
      return ['recipient.elsewhere', { chain: registry, name: lookUp.name }]
    case 'noneThere':
      return ['recipient.noneThere', { chain, registry, name: lookUp.name }]
    case 'noResolver':
      return ['recipient.noResolver', { chain }]
    case 'problem':
      return sayNameProblem(lookUp.problem)
    case 'found':
    case 'none':
      return undefined
  }
}
