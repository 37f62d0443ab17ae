import type { MovedAmount } from '@ghost-pay/safe-account/view'

import { splitAmount } from '../../../format/splitAmount.ts'
import type { Said } from '../../../text/Said.ts'
import type { Reading } from './bothReadings.ts'
import { failuresIn, type ReviewCheck } from './reviewChecks.ts'
import type { reviewCopy } from './reviewCopy.ts'

type Words = Said<typeof reviewCopy>

/** What stops a person from signing, said before everything else. */
export type RedLine = {
  title: Words
  why: Words
  /** The same amount, as the gateway counts it and as the chain does. */
  versus: { gateway: MovedAmount; chain: MovedAmount } | undefined
  /** What would be signed and what the gateway shows, line by line; empty where the two agree, or that is not what stops it. */
  readings: readonly Reading[]
}

export type RedLineParameters = {
  checks: readonly ReviewCheck[]
  /** What the bytes pay, with the chain's own decimals. */
  amount: MovedAmount | undefined
  /** Decimals of the same token, as the gateway has them. */
  claimedDecimals: number | undefined
  host: string
  isBlocked: boolean
  /** What would be signed and what the gateway shows, where the two differ. */
  readings?: readonly Reading[] | undefined
}

/** The first reason not to sign, the worst first; undefined when there is none. */
export function reviewRedLine(parameters: RedLineParameters): RedLine | undefined {
  const { checks, amount, claimedDecimals, isBlocked, readings = [] } = parameters
  const host = hostOf(parameters.host)
  const failed = new Map(failuresIn(checks).map((check) => [check.name, check]))
  const plain = (title: Words, why: Words): RedLine => ({
    title,
    why,
    versus: undefined,
    readings: [],
  })
  if (isBlocked) return plain(['review.lie.blocked'], ['review.lie.blockedWhy'])
  if (failed.get('bytes')?.said[0] === 'review.bytes.foreign')
    return plain(['review.lie.foreign'], ['review.lie.foreignWhy'])
  if (failed.has('contract')) return plain(['review.lie.hash'], ['review.lie.hashWhy'])
  if (failed.has('tokens')) {
    const value = amount?.value
    if (
      amount === undefined ||
      value === undefined ||
      claimedDecimals === undefined ||
      // The figure is right, and the name is not.
      claimedDecimals === amount.decimals
    ) {
      return plain(['review.lie.token'], ['review.lie.tokenWhy', { host }])
    }
    const words = {
      chain: splitAmount(value, amount.decimals).whole,
      gateway: splitAmount(value, claimedDecimals).whole,
      symbol: amount.symbol,
    }
    return {
      title: ['review.lie.amount', words],
      why: ['review.lie.amountWhy', { host }],
      versus: { gateway: { ...amount, decimals: claimedDecimals }, chain: amount },
      readings: [],
    }
  }
  const lie = failed.get('gateway')
  if (lie !== undefined) {
    return { ...plain(lieTitle(lie), ['review.lie.gatewayWhy', { host }]), readings }
  }
  if (failed.has('payee')) {
    const words = failed.get('payee')?.said[0]
    if (words === 'review.payee.nobody')
      return plain(['review.lie.nobody'], ['review.lie.nobodyWhy'])
    const moved = failed.get('payee')?.said
    if (moved?.[0] === 'review.payee.moved')
      return plain(['review.payee.moved', moved[1]], ['review.lie.movedWhy'])
    const title: Words =
      words === 'review.payee.entrustedAlike' ? ['review.lie.entrustedAlike'] : ['review.lie.alike']
    return plain(title, ['review.lie.alikeWhy'])
  }
  if (failed.has('place')) return plain(['review.lie.used'], ['review.lie.usedWhy'])
  if (failed.has('rehearsal')) {
    return failed.get('rehearsal')?.said[0] === 'review.rehearsal.changes'
      ? plain(['review.lie.changes'], ['review.lie.changesWhy'])
      : plain(['review.lie.fails'], ['review.lie.failsWhy'])
  }
  return undefined
}

function lieTitle({ said: [said] }: ReviewCheck): Words {
  switch (said) {
    case 'review.gateway.payee':
      return ['review.lie.payee']
    case 'review.gateway.amount':
      return ['review.lie.amountDiffers']
    case 'review.gateway.token':
      return ['review.lie.tokenDiffers']
    case 'review.gateway.line':
      return ['review.lie.lineDiffers']
    case 'review.gateway.lines':
      return ['review.lie.linesDiffer']
    default:
      return ['review.lie.gateway']
  }
}

/** What a gateway is called when it is blamed: its host; the path where it is a part of this page's own server. */
function hostOf(baseUrl: string): string {
  return URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl
}
