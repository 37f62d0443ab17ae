import { ButtonLink } from '../../../components/Button.tsx'
import type { Victim } from '../review/useVictim.ts'
import { text } from './cancelCopy.ts'
import { isPaying } from './isPaying.ts'

/** The button that opens what a rejection cancels. */
export const ReviewVictim = ({ victim: { view, to } }: { victim: Victim }) => (
  <ButtonLink to={to}>
    {text(isPaying(view) ? 'cancels.review.payment' : 'cancels.review.change')}
  </ButtonLink>
)
