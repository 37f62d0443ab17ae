import { Button } from '../../../components/Button.tsx'
import { Empty } from '../../../components/Empty.tsx'
import { chooseGateway } from '../../../data/place.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { text } from './hereCopy.ts'

/** In the place of a screen whose lists the gateway keeps, while the person goes on without it: an empty list would be a lie. */
export function NotKnownHere() {
  useTitle(text('here.unknown'))
  return (
    <Screen>
      <Empty
        title={text('here.unknown')}
        action={<Button onPress={() => chooseGateway('hosted')}>{text('here.hosted')}</Button>}
      >
        {text('here.unknownWhy')}
      </Empty>
    </Screen>
  )
}
