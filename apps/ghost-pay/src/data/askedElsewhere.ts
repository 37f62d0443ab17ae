import { speak } from '../text/Spoken.ts'
import { CheckError } from './CheckError.ts'
import { fasterCopy } from './fasterCopy.ts'

/** What is said where another tab is asking the wallet for the same. */
export const askedElsewhere = (): CheckError =>
  new CheckError(speak(fasterCopy, 'faster.elsewhere'), { passing: true })
