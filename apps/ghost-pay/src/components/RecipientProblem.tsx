import { recipientCopy, type RecipientSaid } from '../data/recipientCopy.ts'
import { useText } from '../text/useText.ts'

/** Says why a text is not a recipient. */
export function RecipientProblem({ said }: { said: RecipientSaid }) {
  const text = useText(recipientCopy)
  return <>{text(...said)}</>
}
