import { Link } from 'wouter'

import { useSharedAccount } from '../../data/SharedAccount.ts'
import { Screen } from '../../Screen.tsx'
import { useText } from '../../text/useText.ts'
import { useTitle } from '../../useTitle.ts'
import { frameCopy } from './frameCopy.ts'
import { places } from './places.tsx'

/** On a phone: the places that have no tab, and the way to the other accounts. */
export function MoreScreen() {
  const text = useText(frameCopy)
  const { path } = useSharedAccount()
  useTitle(text('frame.more'))
  return (
    <Screen>
      <h1>{text('frame.more')}</h1>
      <ul className="gp-list">
        {places
          .filter(({ only }) => only === 'rail')
          .map((place) => (
            <li key={place.path}>
              <Link href={`${path}${place.path}`} className="gp-row gp-more-row">
                {place.icon}
                {text(place.name)}
              </Link>
            </li>
          ))}
        <li>
          <Link href="/accounts" className="gp-row gp-more-row">
            {text('frame.accounts')}
          </Link>
        </li>
      </ul>
    </Screen>
  )
}
