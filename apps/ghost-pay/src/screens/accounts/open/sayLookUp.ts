import { type RecipientSaid, sayNameProblem } from '../../../data/recipientCopy.ts'
import type { NameLookUp } from '../../../data/useNameLookUp.ts'

/** How the look-up of a name stands, where it has not led to an address. */
export function sayLookUp(lookUp: NameLookUp, chain: string): RecipientSaid | undefined {
  switch (lookUp.status) {
    case 'looking':
      return ['recipient.looking', { chain, name: lookUp.name }]
    case 'failed':
      return ['recipient.lookUpFailed', { chain, name: lookUp.name }]
    case 'nobody':
      return ['recipient.nobody', { chain, name: lookUp.name }]
    case 'elsewhere':
      return ['recipient.elsewhere', { chain, name: lookUp.name }]
    case 'noResolver':
      return ['recipient.noResolver', { chain }]
    case 'problem':
      return sayNameProblem(lookUp.problem)
    case 'found':
    case 'none':
      return undefined
  }
}
