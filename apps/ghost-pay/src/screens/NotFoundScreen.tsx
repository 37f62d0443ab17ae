import { ButtonLink } from '../components/Button.tsx'
import { Screen } from '../Screen.tsx'
import { textOf } from '../text/textOf.ts'
import { useTitle } from '../useTitle.ts'
import { notFoundCopy } from './notFoundCopy.ts'

const text = textOf(notFoundCopy)

/** Says that there is nothing at this address, and leads back. */
export function NotFoundScreen() {
  useTitle(text('notFound.page'))
  return (
    <Screen>
      <h1>{text('notFound.title')}</h1>
      <p className="gp-soft">{text('notFound.text')}</p>
      <div className="gp-actions">
        <ButtonLink to="/accounts">{text('notFound.accounts')}</ButtonLink>
      </div>
    </Screen>
  )
}
