import { useSharedAccount } from '../../account/SharedAccount.ts'
import { AccountAvatar } from '../../components/AccountAvatar.tsx'
import { Row } from '../../components/Row.tsx'
import { Screen } from '../../Screen.tsx'
import { useTitle } from '../../useTitle.ts'
import { type frameCopy, text } from './frameCopy.ts'
import { type Place, places } from './places.tsx'

/** What is found behind a place. */
const hints: Partial<Record<Place['name'], keyof typeof frameCopy & `more.${string}`>> = {
  'frame.requests': 'more.requests',
  'frame.assets': 'more.assets',
  'frame.people': 'more.people',
  'frame.messages': 'more.messages',
  'frame.settings': 'more.settings',
}

/** On a phone: the places that have no tab, and the way to the other accounts. */
export function MoreScreen() {
  const { address, path } = useSharedAccount()
  useTitle(text('frame.more'))
  return (
    <Screen>
      <h1>{text('frame.more')}</h1>
      <ul className="gp-list">
        {places
          .filter(({ only }) => only === 'rail')
          .map((place) => {
            const hint = hints[place.name]
            return (
              <li key={place.path}>
                <Row
                  to={`${path}${place.path}`}
                  icon={place.icon}
                  title={text(place.name)}
                  detail={hint && text(hint)}
                />
              </li>
            )
          })}
        <li>
          <Row
            to="/accounts"
            icon={<AccountAvatar address={address} size={32} shape="account" />}
            title={text('frame.accounts')}
            detail={text('more.accounts')}
          />
        </li>
      </ul>
    </Screen>
  )
}
