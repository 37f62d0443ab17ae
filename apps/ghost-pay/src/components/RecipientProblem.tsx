import { type RecipientSaid, text } from '../data/recipientCopy.ts'

/** Says why a text is not a recipient. */
export function RecipientProblem({ said }: { said: RecipientSaid }) {
  return <>{text(...said)}</>
}
