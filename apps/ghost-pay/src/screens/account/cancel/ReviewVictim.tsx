import { ButtonLink } from '../../../components/Button.tsx'
import { textOf } from '../../../text/textOf.ts'
import type { Victim } from '../review/useVictim.ts'
import { cancelCopy } from './cancelCopy.ts'
import { isPaying } from './isPaying.ts'

const text = textOf(cancelCopy)

/** The button that opens what a rejection cancels. */
export const ReviewVictim = ({ victim: { view, to } }: { victim: Victim }) => (
  <ButtonLink to={to}>
    {text(isPaying(view) ? 'cancels.review.payment' : 'cancels.review.change')}
  </ButtonLink>
)
