import { type Address, type Hash, isAddress, isAddressEqual } from 'viem'
import type { TransactionDetails } from '@ghost-pay/gateway-client'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import type { CallDifference } from '@ghost-pay/safe-account/checks'
import {
  isSameToken,
  type MovedAmount,
  type SignableView,
  viewTransaction,
} from '@ghost-pay/safe-account/view'
import { safeTxHash } from '@ghost-pay/safe-protocol'

import type { Said } from '../../../text/Said.ts'
import { text } from '../../../transactions/transactionCopy.ts'
import { lineSaid } from '../../../transactions/transactionWords.ts'
import type { GatewayLie } from './reviewChecks.ts'
import type { reviewCopy } from './reviewCopy.ts'

export type BothReadingsParameters = {
  /** What the gateway says. */
  details: TransactionDetails
  /** The same by its own bytes. */
  own: {
    signable: SignableTransaction
    view: Pick<SignableView, 'kind' | 'counterparty' | 'amount' | 'sentence' | 'parts'>
    isTampered: boolean
    isMisdescribed: boolean
    misread: readonly CallDifference[]
    nameOf: (address: Address) => string | undefined
  }
  currency: { symbol: string; decimals: number }
}

/**
 * What would be signed and what the gateway shows, line by line; those that are the same stand there too.
 *
 * @returns nothing where the two agree
 */
export function bothReadings(parameters: BothReadingsParameters): readonly Reading[] {
  const { details, own } = parameters
  const execution = details.detailedExecutionInfo
  const readings = own.isMisdescribed ? described(parameters) : []
  if (!own.isTampered || execution?.type !== 'MULTISIG') return readings
  const signed = safeTxHash(own.signable)
  const { safeTxHash: shown } = execution
  return [
    ...readings,
    { name: ['review.differs.code'], kind: 'code', differs: true, signed, shown },
  ]
}

/** What the gateway contradicts, as exactly as the lines tell. */
export function lieIn(readings: readonly Reading[]): GatewayLie | undefined {
  if (readings.some(({ kind }) => kind === 'code')) return 'hash'
  const differing = readings.filter(({ differs }) => differs)
  const [first, ...others] = differing
  if (first === undefined) return undefined
  const lines = new Set(differing.map(({ line }) => line))
  if (!lines.has(undefined)) return lines.size === 1 ? 'line' : 'lines'
  if (others.length > 0) return 'description'
  switch (first.name[0]) {
    case 'review.differs.payee':
      return 'payee'
    case 'review.differs.amount':
      return 'amount'
    case 'review.terms.token':
      return 'token'
    default:
      return 'description'
  }
}

function described(parameters: BothReadingsParameters): readonly Reading[] {
  const payment = paymentLines(parameters)
  if (payment.some(({ differs }) => differs)) return payment
  const { own, currency } = parameters
  const lines = lineReadings(own, currency)
  return lines.length > 0 ? lines : [whatHappens(parameters)]
}

/** Both are one payment: who is paid, how much, and in what. */
function paymentLines(parameters: BothReadingsParameters): readonly Reading[] {
  const { currency } = parameters
  const { txInfo } = parameters.details
  const { view, signable } = parameters.own
  const shown = viewTransaction(txInfo, currency)
  const { counterparty, amount } = view
  if (txInfo.type !== 'Transfer' || counterparty === undefined || amount === undefined) return []
  if (shown.counterparty === undefined || shown.amount === undefined) return []
  const { recipient, sender } = txInfo
  const isToken = isSameToken(amount.token, shown.amount.token)
  const isFrom = isAddressEqual(sender.value, signable.safe)
  return [
    addressLine(['review.differs.payee'], counterparty, recipient.value),
    ...(isFrom ? [] : [addressLine(['review.terms.from'], signable.safe, sender.value)]),
    ...(isToken ? [] : [tokenLine(amount, shown.amount)]),
    {
      name: ['review.differs.amount'],
      kind: 'amount',
      signed: amount,
      // The decimals are the chain's where it is the same token: what is compared is what moves.
      shown: isToken ? { ...amount, value: shown.amount.value } : shown.amount,
      differs: amount.value !== shown.amount.value,
    },
  ]
}

function addressLine(name: Reading['name'], signed: Address, shown: Address): Reading {
  return { name, kind: 'address', signed, shown, differs: !isAddressEqual(signed, shown) }
}

function tokenLine(signed: MovedAmount, shown: MovedAmount): Reading {
  const name: Reading['name'] = ['review.terms.token']
  return signed.token !== undefined && shown.token !== undefined
    ? addressLine(name, signed.token, shown.token)
    : { name, kind: 'text', signed: signed.symbol, shown: shown.symbol, differs: true }
}

/** Two that are not of a kind have a sentence each. */
function whatHappens({ details, own: { view }, currency }: BothReadingsParameters): Reading {
  const topic = viewTransaction(details.txInfo, currency)
  const shown = text(...lineSaid(topic, topic.counterparty))
  return {
    name: ['review.differs.what'],
    kind: 'text',
    signed: view.sentence,
    shown,
    differs: true,
  }
}

type Own = {
  view: Pick<SignableView, 'counterparty' | 'amount' | 'parts'>
  misread: readonly CallDifference[]
  nameOf: (address: Address) => string | undefined
}

/** What the calldata says and what the gateway has read from it, where the two differ: each line of a batch has its place and its payee. */
function lineReadings(
  { view, misread, nameOf }: Own,
  currency: { symbol: string; decimals: number },
): readonly Reading[] {
  return misread.map((difference): Reading => {
    const line = difference.kind === 'line' ? difference.index : undefined
    const payment = line === undefined ? view : view.parts[line]?.payment
    const values = valuesOf(difference, payment?.amount, currency)
    if (line === undefined)
      return { ...values, name: nameIn(view, difference, values), differs: true }
    const payee = view.parts[line]?.payment?.to
    const who = payee && nameOf(payee)
    const place = String(line + 1)
    const name: Reading['name'] =
      who === undefined
        ? ['review.differs.lineAlone', { place }]
        : ['review.differs.lineOf', { place, who }]
    return { ...values, name, differs: true, line }
  })
}

function valuesOf(
  difference: CallDifference,
  amount: MovedAmount | undefined,
  currency: { symbol: string; decimals: number },
): ReadValues {
  const { field, signed, shown } = difference
  if (field === 'value') {
    return amountsOf({ ...currency, value: signed }, shown)
  }
  const texts = { kind: 'text', signed: String(signed), shown: String(shown) } as const
  if (isAddress(texts.signed) && isAddress(texts.shown)) {
    return { kind: 'address', signed: texts.signed, shown: texts.shown }
  }
  const isAmount = field === 'parameter' && texts.signed === String(amount?.value)
  return isAmount && amount !== undefined && /^\d+$/.test(texts.shown)
    ? amountsOf(amount, BigInt(texts.shown))
    : texts
}

const amountsOf = (signed: MovedAmount, value: bigint): ReadValues => ({
  kind: 'amount',
  signed,
  shown: { ...signed, value },
})

function nameIn(
  { counterparty }: Own['view'],
  { field }: CallDifference,
  values: ReadValues,
): Reading['name'] {
  if (field === 'count') return ['review.differs.count']
  if (values.kind === 'amount') return ['review.differs.amount']
  const isPayee =
    values.kind === 'address' &&
    counterparty !== undefined &&
    isAddressEqual(values.signed, counterparty)
  return isPayee ? ['review.differs.payee'] : ['review.differs.what']
}

type ReadValues =
  | { kind: 'address'; signed: Address; shown: Address }
  | { kind: 'amount'; signed: MovedAmount; shown: MovedAmount }
  | { kind: 'code'; signed: Hash; shown: Hash }
  | { kind: 'text'; signed: string; shown: string }

/** One line of a transaction, as it would be signed and as the gateway shows it. */
export type Reading = {
  name: Said<typeof reviewCopy>
  differs: boolean
  /** Which line of a batch it is about, counted from 0. */
  line?: number | undefined
} & ReadValues
