import { recipientCopy, type RecipientSaid } from '../data/recipientCopy.ts'
import { textOf } from '../text/textOf.ts'

const text = textOf(recipientCopy)

/** Says why a text is not a recipient. */
export function RecipientProblem({ said }: { said: RecipientSaid }) {
  return <>{text(...said)}</>
}
