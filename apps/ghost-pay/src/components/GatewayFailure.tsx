import { gatewaySentence } from '../data/describeFailure.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

export type GatewayFailureProps = {
  error: Error
  /** What could not be read, for example `the queue`. */
  what: string
  onRetry: () => void
  retrying: boolean
}

/** Says that the gateway failed, what is missing because of it, and lets it be asked again. */
export function GatewayFailure({ error, what, onRetry, retrying }: GatewayFailureProps) {
  return (
    <Notice
      tone="stop"
      title={gatewaySentence(error)}
      urgent
      action={
        <Button onPress={onRetry} busy={retrying}>
          Try again
        </Button>
      }
    >
      We cannot show {what} until it answers. Nothing is lost: what the account holds is on the
      chain.
    </Notice>
  )
}
