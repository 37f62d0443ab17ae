import { type Address, decodeFunctionData, erc20Abi, zeroAddress } from 'viem'
import type { DraftCall, KeptDraft } from '@ghost-pay/safe-account/store'

import { splitAmount } from '../../../format/splitAmount.ts'
import type { Said } from '../../../text/Said.ts'
import type { inboxCopy } from './inboxCopy.ts'

/** What a draft is told by. */
export type DraftWordsParameters = {
  currency: { symbol: string; decimals: number }
  /** How somebody is called. */
  sayName: (address: Address) => string
}

/** What a draft pays and to whom, or what else it would do. */
export function draftWords(
  draft: KeptDraft['draft'],
  { currency, sayName }: DraftWordsParameters,
): Said<typeof inboxCopy> {
  const place = draft.nonce === undefined ? '–' : String(draft.nonce)
  const paid = draft.calls.map(paidBy)
  switch (draft.kind) {
    case 'rejection':
      return ['inbox.drafts.rejection', { place }]
    case 'blank':
      return ['inbox.drafts.blank', { place }]
    case 'settings':
    case 'update':
      return ['inbox.drafts.settings']
    case 'payment':
    case 'replacement': {
      const [one] = paid
      const amount = one && sayAmount([one], draft, currency)
      if (one === undefined || amount === undefined) {
        return draft.kind === 'payment'
          ? ['inbox.drafts.payment']
          : ['inbox.drafts.replacement', { place }]
      }
      const values = { amount, payee: sayName(one.to) }
      return draft.kind === 'payment'
        ? ['inbox.drafts.pays', values]
        : ['inbox.drafts.paysInstead', { ...values, place }]
    }
    case 'payroll': {
      const { length: count } = draft.calls
      const amount = sayAmount(paid, draft, currency)
      return amount === undefined
        ? ['inbox.drafts.payroll']
        : ['inbox.drafts.paysMany', { count, amount }]
    }
  }
}

type Paid = { to: Address; value: bigint; token: Address }

/** Who is paid what by a call; undefined for one that is no payment. */
function paidBy({ to, value, data }: DraftCall): Paid | undefined {
  if (data === '0x') return { to, value, token: zeroAddress }
  try {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
    return functionName === 'transfer' ? { to: args[0], value: args[1], token: to } : undefined
  } catch {
    return undefined
  }
}

/** The sum of payments of one token that is known; undefined for what cannot be added up. */
function sayAmount(
  paid: readonly (Paid | undefined)[],
  { typed = [] }: KeptDraft['draft'],
  currency: DraftWordsParameters['currency'],
): string | undefined {
  const token = paid[0]?.token
  const unit = token === zeroAddress ? currency : typed.find(({ address }) => address === token)
  if (unit === undefined || paid.some((one) => one?.token !== token)) return undefined
  const sum = paid.reduce((total, one) => total + (one?.value ?? 0n), 0n)
  return `${splitAmount(sum, unit.decimals).whole} ${unit.symbol}`
}
