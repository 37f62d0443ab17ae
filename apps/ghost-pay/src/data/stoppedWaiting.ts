import { speak } from '../text/Spoken.ts'
import type { Failure, SignFlow } from './Failure.ts'
import { failureCopy } from './failureCopy.ts'

/**
 * What is said to a person who waits no longer for a wallet, or for the chain.
 *
 * @param flow of a signature; undefined for an execution
 */
export function stoppedWaiting(flow?: SignFlow): Failure {
  if (flow === undefined) {
    const said = speak(failureCopy, 'failure.stopped.send')
    return { by: 'wallet', declined: true, passing: false, said }
  }
  const { status } = flow
  const said = speak(
    failureCopy,
    status === 'mining' ? 'failure.stopped.mining' : 'failure.stopped',
  )
  return { by: 'wallet', declined: true, passing: false, hasOtherWays: true, said }
}
