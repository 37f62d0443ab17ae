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
  speak(checkCopy, `failedCheck.moved.${why}`, { nonce: `${from}`, free: `${nonce}` })

function saidOfCheck(check: FailedCheck): CheckSaid {
  switch (check.kind) {
    case 'unread':
      return [`failedCheck.unread.${check.what}`]
    case 'blocked':
      return ['failedCheck.blocked', { reason: check.warning.sentence }]
    case 'foreignCode': {
      const { address, contract } = check
      return ['failedCheck.foreignCode', { address, contract }]
    }
    case 'version':
      return ['failedCheck.version', { version: check.version, said: check.said }]
    case 'nonceUsed': {
      const { nonce, accountNonce } = check
      return ['failedCheck.nonceUsed', { nonce: `${nonce}`, accountNonce: `${accountNonce}` }]
    }
    case 'nonceMoved': {
      const { from, nonce, why } = check.moved
      return [`failedCheck.moved.${why}`, { nonce: `${from}`, free: `${nonce}` }]
    }
    case 'askedBefore':
      return ['failedCheck.askedBefore', { time: fullTime(check.asked.at) }]
    case 'notItsTurn':
      return saidOfTurn(check)
    case 'refused':
      return check.code === undefined
        ? ['failedCheck.refused.words', { reason: check.reason }]
        : hasWords(check.code)
          ? [`failedCheck.refused.${check.code}`]
          : ['failedCheck.refused.code', { code: check.code }]
    case 'creation':
      return [`failedCheck.creation.${check.check}`]
    default:
      return [`failedCheck.${check.kind}`]
  }
}

function saidOfTurn({ nonce, place }: Extract<FailedCheck, { kind: 'notItsTurn' }>): CheckSaid {
  if (place.kind === 'past') return ['failedCheck.turn.past', { nonce: `${nonce}` }]
  const { first, last } = place
  return first === last
    ? ['failedCheck.turn.one', { nonce: `${first}` }]
    : ['failedCheck.turn.several', { first: `${first}`, last: `${last}` }]
}

type Code = keyof typeof checkCopy extends infer Key
  ? Key extends `failedCheck.refused.${infer Name extends `GS${string}`}`
    ? Name
    : never
  : never

const hasWords = (code: string): code is Code => `failedCheck.refused.${code}` in checkCopy
