import { text } from './failedCopy.ts'
import { Notice } from './Notice.tsx'
import { TryAgain } from './TryAgain.tsx'

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
      title={text('failed.node', { what })}
      urgent
      action={<TryAgain onPress={onRetry} busy={retrying} />}
    >
      {text('failed.node.then')}
    </Notice>
  )
}
