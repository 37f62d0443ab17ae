import { speak } from '../text/Spoken.ts'
import { CheckError } from './CheckError.ts'
import { nodeCopy } from './nodeCopy.ts'

/** The node gave no answer at all. */
export const nodeError = (cause: unknown) =>
  new CheckError(speak(nodeCopy, 'node.silent'), { by: 'chain', passing: true, cause })
