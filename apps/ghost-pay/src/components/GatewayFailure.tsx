import { gatewaySentence } from '../failures/describeFailure.ts'
import { text as sayGateway } from '../gateway/gatewayCopy.ts'
import { hereSentence } from '../gateway/hereSentence.ts'
import { text as sayHere } from '../gateway/pageGatewayCopy.ts'
import { chooseGateway, isGatewayHere } from '../gateway/place.ts'
import { Button } from './Button.tsx'
import { text } from './failedCopy.ts'
import { BelowScreen, useLeadsOn } from './GatewayLead.tsx'
import { Notice } from './Notice.tsx'
import { TryAgain } from './TryAgain.tsx'
import { useOnline } from './useOnline.ts'

export type GatewayFailureProps = {
  /** What was asked; without an error nothing is said. */
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
  /** What could not be read, for example `the queue`. */
  what: string
}

/**
 * Says that the gateway failed, what is missing because of it, and lets it be asked again. Without a network it is not the gateway's
 * failure, and the top of the page says so already. In an account one of them leads on without the gateway.
 */
export function GatewayFailure({ query, what }: GatewayFailureProps) {
  return (
    query.error && (
      <BelowScreen>
        <Failure query={query} error={query.error} what={what} />
      </BelowScreen>
    )
  )
}

function Failure({ query, error, what }: GatewayFailureProps & { error: Error }) {
  const leadsOn = useLeadsOn()
  if (!useOnline()) return <p className="gp-soft">{text('failed.offline', { what })}</p>
  return (
    <Notice
      tone="stop"
      title={
        isGatewayHere ? sayHere(...hereSentence(error)) : sayGateway(...gatewaySentence(error))
      }
      urgent
      action={
        <div className="gp-actions">
          <TryAgain onPress={() => void query.refetch()} busy={query.isFetching} />
          {leadsOn && (
            <Button onPress={() => chooseGateway('here')}>{text('failed.without')}</Button>
          )}
        </div>
      }
    >
      {text(isGatewayHere ? 'failed.here' : leadsOn ? 'failed.leads' : 'failed.gateway', { what })}
    </Notice>
  )
}
