import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

export type NodeFailureProps = {
  /** What the chain was asked for, for example `the owners`. */
  what: string
  onRetry: () => void
  retrying: boolean
}

/** Says that the node did not answer, what is not known because of it, and lets it be asked again. */
export function NodeFailure({ what, onRetry, retrying }: NodeFailureProps) {
  return (
    <Notice
      tone="stop"
      title={`The node did not answer, so the chain could not be asked about ${what}.`}
      urgent
      action={
        <Button onPress={onRetry} busy={retrying}>
          Try again
        </Button>
      }
    >
      Nothing is signed on the gateway’s word alone.
    </Notice>
  )
}
