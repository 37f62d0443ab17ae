import { Button } from '../../../components/Button.tsx'
import { Empty } from '../../../components/Empty.tsx'
import { text as sayFailed } from '../../../components/failedCopy.ts'
import { useIsLed } from '../../../components/GatewayLead.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { useOnline } from '../../../components/useOnline.ts'
import { isNotFound } from '../../../gateway/isNotFound.ts'
import { chooseGateway } from '../../../gateway/place.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { text } from './hereCopy.ts'

export type GatewayOfferProps = {
  /** What its questions ended with. Where each says “not found”, it answers, and knows nothing of the account or its chain. */
  errors: readonly (Error | null)[]
}

/** Leads on without a gateway that says nothing of an account, below each screen of it that has no panel of its own which does. */
export function GatewayOffer({ errors }: GatewayOfferProps) {
  const answers = errors.every((error) => error === null || isNotFound(error))
  const isLed = useIsLed()
  if (!useOnline() || isLed) return null
  return (
    <aside className="gp-here" aria-label={text('here.label')}>
      <Notice
        tone="warning"
        title={text(answers ? 'here.knowsNothing' : 'here.fails')}
        action={
          <Button onPress={() => chooseGateway('here')}>{sayFailed('failed.without')}</Button>
        }
      >
        {text('here.withoutWhy')}
      </Notice>
    </aside>
  )
}

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
