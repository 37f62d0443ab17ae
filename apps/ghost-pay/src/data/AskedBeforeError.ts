import type { AskedSend } from '@ghost-pay/safe-account/store'

import { fullTime } from '../format/fullTime.ts'
import { speak } from '../text/Spoken.ts'
import { CheckError } from './CheckError.ts'
import { verifyCopy } from './verifyCopy.ts'

/** A wallet was asked to send an approval before and has not answered: who has read that may ask it again. */
export class AskedBeforeError extends CheckError {
  override name = 'AskedBeforeError'
  readonly asked: AskedSend

  constructor(asked: AskedSend) {
    const said = speak(verifyCopy, 'verify.approval.asked', { time: fullTime(asked.at) })
    super(said, { passing: true })
    this.asked = asked
  }
}
