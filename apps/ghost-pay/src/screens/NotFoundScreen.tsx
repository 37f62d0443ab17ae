import { ButtonLink } from '../components/Button.tsx'
import { Screen } from '../Screen.tsx'
import { useTitle } from '../useTitle.ts'

/** Says that there is nothing at this address, and leads back. */
export function NotFoundScreen() {
  useTitle('Nothing here')
  return (
    <Screen>
      <h1>There is nothing at this address</h1>
      <p className="gp-soft">
        The link may be cut, or it names an account on a chain this app does not know.
      </p>
      <div className="gp-actions">
        <ButtonLink to="/accounts">Your accounts</ButtonLink>
      </div>
    </Screen>
  )
}
