import { gatewaySentence } from '../data/describeFailure.ts'
import { gatewayCopy } from '../data/gatewayCopy.ts'
import { hereSentence } from '../data/hereSentence.ts'
import { pageGatewayCopy } from '../data/pageGatewayCopy.ts'
import { isGatewayHere } from '../data/place.ts'
import { textOf } from '../text/textOf.ts'
import { Button } from './Button.tsx'
import { failedCopy } from './failedCopy.ts'
import { Notice } from './Notice.tsx'
import { useOnline } from './useOnline.ts'

const text = textOf(failedCopy)
const sayGateway = textOf(gatewayCopy)
const sayHere = textOf(pageGatewayCopy)

export type GatewayFailureProps = {
  error: Error
  /** What could not be read, for example `the queue`. */
  what: string
  onRetry: () => void
  retrying: boolean
}

/**
 * Says that the gateway failed, what is missing because of it, and lets it be asked again. Without a network it is not the gateway's
 * failure, and the bar above the page says so already.
 */
export function GatewayFailure({ error, what, onRetry, retrying }: GatewayFailureProps) {
  if (!useOnline()) return <p className="gp-soft">{text('failed.offline', { what })}</p>
  return (
    <Notice
      tone="stop"
      title={
        isGatewayHere ? sayHere(...hereSentence(error)) : sayGateway(...gatewaySentence(error))
      }
      urgent
      action={
        <Button onPress={onRetry} busy={retrying}>
          {text('failed.again')}
        </Button>
      }
    >
      {text(isGatewayHere ? 'failed.here' : 'failed.gateway', { what })}
    </Notice>
  )
}
