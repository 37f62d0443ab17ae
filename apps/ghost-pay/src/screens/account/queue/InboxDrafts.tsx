import { type Address, decodeFunctionData, erc20Abi, zeroAddress } from 'viem'
import type { DraftCall, KeptDraft } from '@ghost-pay/safe-account/store'

import { Button, ButtonLink } from '../../../components/Button.tsx'
import { splitAmount } from '../../../format/splitAmount.ts'
import type { Said } from '../../../text/Said.ts'
import { type inboxCopy, text } from './inboxCopy.ts'

const shownDrafts = 3

export type InboxDraftsProps = DraftWordsParameters & {
  drafts: readonly KeptDraft[]
  pathOf: (id: string) => string
  onDrop: (id: string) => void
}

/** What was begun in this browser and is not proposed yet. */
export function InboxDrafts({ drafts, ...row }: InboxDraftsProps) {
  if (drafts.length === 0) return null
  const newest = [...drafts].reverse()
  const rest = newest.slice(shownDrafts)
  return (
    <section>
      <h2>{text('inbox.drafts.title')}</h2>
      <DraftRows drafts={newest.slice(0, shownDrafts)} {...row} />
      {rest.length > 0 && (
        <details className="gp-details">
          <summary>{text('inbox.drafts.older', { count: rest.length })}</summary>
          <DraftRows drafts={rest} {...row} />
        </details>
      )}
    </section>
  )
}

function DraftRows({ drafts, pathOf, onDrop, ...words }: InboxDraftsProps) {
  return (
    <ul className="gp-side-list">
      {drafts.map(({ id, draft }) => (
        <li key={id}>
          <span className="gp-item-words gp-fill">{text(...draftWords(draft, words))}</span>
          <ButtonLink to={pathOf(id)}>{text('inbox.drafts.read')}</ButtonLink>
          <Button onPress={() => onDrop(id)}>{text('inbox.drafts.drop')}</Button>
        </li>
      ))}
    </ul>
  )
}

/** What a draft is told by. */
type DraftWordsParameters = {
  currency: { symbol: string; decimals: number }
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
