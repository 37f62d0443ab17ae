import { checkCopy } from '../data/checkCopy.ts'
import type { Failure } from '../data/Failure.ts'
import { say, speak } from '../text/Spoken.ts'
import { Button } from './Button.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { Notice } from './Notice.tsx'
import { text } from './speedUpCopy.ts'

/** How far sending it again is. */
export type SpeedUpState =
  /** `two`: the wallet has sent a second transaction beside it, and that still waits. */
  | { status: 'idle' }
  | { status: 'two' }
  | { status: 'asking' }
  | { status: 'failed'; failure: Failure }

export type SpeedUpViewProps = { state: SpeedUpState; onPress: () => void }

/** Offers to send what waits for the chain once more, with a higher fee. */
export function SpeedUpView({ state, onPress }: SpeedUpViewProps) {
  const isAsking = state.status === 'asking'
  return (
    <div className="gp-stack-tight">
      {state.status === 'two' && (
        <Notice tone="stop" title={say(speak(checkCopy, 'failedCheck.secondSent'))} urgent>
          {text('speedUp.two')}
        </Notice>
      )}
      {state.status === 'failed' && (
        <FailureNotice failure={state.failure}>
          {state.failure.declined ? text('speedUp.still') : undefined}
        </FailureNotice>
      )}
      {state.status !== 'two' && (
        <>
          <div className="gp-actions">
            <Button busy={isAsking} onPress={onPress}>
              {text('speedUp.again')}
            </Button>
          </div>
          <p className="gp-soft gp-small">{text(isAsking ? 'speedUp.asking' : 'speedUp.why')}</p>
        </>
      )}
    </div>
  )
}
