import type { MovedPlace } from '@ghost-pay/safe-account/queue'
import type { FailedCheck } from '@ghost-pay/safe-account/signing'

import { fullTime } from '../format/fullTime.ts'
import type { Said } from '../text/Said.ts'
import { speak, type Spoken } from '../text/Spoken.ts'
import { checkCopy } from './checkCopy.ts'

type CheckSaid = Said<typeof checkCopy>

/** Says which check around the question to a wallet does not hold, and what it means. */
export const sayCheck = (check: FailedCheck): Spoken => speak(checkCopy, ...saidOfCheck(check))

/** Says why a new transaction does not keep its place in line, and where it stands now. */
export const sayMovedPlace = ({ from, nonce, why }: MovedPlace): Spoken =>
  speak(checkCopy, `moved.${why}`, { nonce: `${from}`, free: `${nonce}` })

function saidOfCheck(check: FailedCheck): CheckSaid {
  switch (check.kind) {
    case 'unread':
      return [`unread.${check.what}`]
    case 'blocked':
      return ['check.blocked', { reason: check.warning.sentence }]
    case 'foreignCode': {
      const { address, contract } = check
      return ['check.foreignCode', { address, contract }]
    }
    case 'version':
      return ['check.version', { version: check.version, said: check.said }]
    case 'nonceUsed': {
      const { nonce, accountNonce } = check
      return ['check.nonceUsed', { nonce: `${nonce}`, accountNonce: `${accountNonce}` }]
    }
    case 'nonceMoved': {
      const { from, nonce, why } = check.moved
      return [`moved.${why}`, { nonce: `${from}`, free: `${nonce}` }]
    }
    case 'askedBefore':
      return ['check.askedBefore', { time: fullTime(check.asked.at) }]
    case 'notItsTurn':
      return saidOfTurn(check)
    case 'refused':
      return check.code === undefined
        ? ['refused.words', { reason: check.reason }]
        : hasWords(check.code)
          ? [`refused.${check.code}`]
          : ['refused.code', { code: check.code }]
    case 'creation':
      return [`creation.${check.check}`]
    default:
      return [`check.${check.kind}`]
  }
}

function saidOfTurn({ nonce, place }: Extract<FailedCheck, { kind: 'notItsTurn' }>): CheckSaid {
  if (place.kind === 'past') return ['turn.past', { nonce: `${nonce}` }]
  const { first, last } = place
  return first === last
    ? ['turn.one', { nonce: `${first}` }]
    : ['turn.several', { first: `${first}`, last: `${last}` }]
}

type Code = keyof typeof checkCopy extends infer Key
  ? Key extends `refused.${infer Name extends `GS${string}`}`
    ? Name
    : never
  : never

const hasWords = (code: string): code is Code => `refused.${code}` in checkCopy
