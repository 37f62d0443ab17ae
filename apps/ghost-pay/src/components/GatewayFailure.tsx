import { gatewaySentence } from '../data/describeFailure.ts'
import { chooseGateway, isGatewayHere } from '../data/place.ts'
import { useText } from '../text/useText.ts'
import { Button } from './Button.tsx'
import { gatewayHereCopy } from './gatewayHereCopy.ts'
import { Notice } from './Notice.tsx'

export type GatewayFailureProps = {
  error: Error
  /** What could not be read, for example `the queue`. */
  what: string
  onRetry: () => void
  retrying: boolean
}

/** Says that the gateway failed, what is missing because of it, and lets it be asked again or left out. */
export function GatewayFailure({ error, what, onRetry, retrying }: GatewayFailureProps) {
  const text = useText(gatewayHereCopy)
  return (
    <Notice
      tone="stop"
      title={isGatewayHere ? text('here.nodeFailed') : gatewaySentence(error)}
      urgent
      action={
        <div className="gp-actions">
          <Button onPress={onRetry} busy={retrying}>
            Try again
          </Button>
          {!isGatewayHere && (
            <Button
              onPress={() => {
                chooseGateway('here')
              }}
            >
              {text('here.without')}
            </Button>
          )}
        </div>
      }
    >
      We cannot show {what} until it answers. Nothing is lost: what the account holds is on the
      chain.
    </Notice>
  )
}
