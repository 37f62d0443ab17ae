import { type Address, isAddress, isAddressEqual } from 'viem'
import type { CallDifference } from '@ghost-pay/safe-account/checks'
import type { MovedAmount, SignableView } from '@ghost-pay/safe-account/view'

import type { Reading, ReadValues } from './Reading.ts'

type Own = {
  view: Pick<SignableView, 'counterparty' | 'amount' | 'parts'>
  misread: readonly CallDifference[]
  nameOf: (address: Address) => string | undefined
}

/** What the calldata says and what the gateway has read from it, where the two differ: each line of a batch has its place and its payee. */
export function lineReadings(
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
