import { ButtonLink } from '../components/Button.tsx'
import { Screen } from '../Screen.tsx'
import { useTitle } from '../useTitle.ts'
import { text } from './notFoundCopy.ts'

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
