import type { Address } from 'viem'
import type { SpendingLimit, SpendingLimits } from '@ghost-pay/safe-account'
import { cleanSymbol, tokenAt } from '@ghost-pay/safe-account/tokens'
import type { KnownToken } from '@ghost-pay/safe-protocol'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { Button } from '../../../components/Button.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Source } from '../../../components/Source.tsx'
import { dayAndTime } from '../../../format/dayAndTime.ts'
import { shortAddress } from '../../../format/shortAddress.ts'
import { splitAmount } from '../../../format/splitAmount.ts'
import type { Said } from '../../../text/Said.ts'
import { type settingsCopy, text } from './settingsCopy.ts'

import './Settings.css'

type SpendingSectionProps = {
  /** Undefined while the chain is asked, null when it did not say. */
  limits: SpendingLimits | null | undefined
  /** The chain's own currency. */
  currency: { symbol: string; decimals: number }
  /** Tokens as their own contracts describe them. */
  tokens: readonly KnownToken[]
  nameOf: (address: Address) => string | undefined
  /** Milliseconds since 1970. */
  now: number
  onRetry: () => void
}

/** Who may take how much from the account without its owners, what is taken of it, and what is left. */
export function SpendingSection({ limits, onRetry, ...props }: SpendingSectionProps) {
  return (
    <section className="gp-stack-tight">
      <h2>{text('spending.title')}</h2>
      {limits === undefined && <p className="gp-soft gp-small">{text('spending.asking')}</p>}
      {limits === null && (
        <Notice
          tone="warning"
          title={text('spending.failed')}
          action={<Button onPress={onRetry}>{text('spending.again')}</Button>}
        >
          {text('spending.failedThen')}
        </Notice>
      )}
      {limits?.limits.length === 0 && <p className="gp-soft">{text('spending.none')}</p>}
      {limits && limits.limits.length > 0 && (
        <>
          <p className="gp-soft gp-small">{text('spending.hint')}</p>
          <Source source="chain">{text('spending.source')}</Source>
          <ul className="gp-list">
            {limits.limits.map((limit) => (
              <Limit
                key={`${limit.module}${limit.delegate}${limit.token ?? ''}`}
                {...props}
                limit={limit}
              />
            ))}
          </ul>
        </>
      )}
      {limits?.isWhole === false && <Mark tone="warning">{text('spending.more')}</Mark>}
    </section>
  )
}

type LimitProps = Omit<SpendingSectionProps, 'limits' | 'onRetry'> & { limit: SpendingLimit }

function Limit({ limit, currency, tokens, nameOf, now }: LimitProps) {
  const { delegate, token, amount, taken, left, period, renews } = limit
  const name = nameOf(delegate)
  const known = token === null ? currency : tokenAt(tokens, token)
  const unit = {
    decimals: known?.decimals ?? 0,
    symbol:
      known?.symbol ?? text('spending.unknownToken', { token: token ? shortAddress(token) : '–' }),
  }
  const words = (value: bigint) =>
    `${splitAmount(value, unit.decimals).whole} ${cleanSymbol(unit.symbol)}`
  return (
    <li className="gp-settings-owner gp-someone">
      <AccountAvatar address={delegate} size={40} />
      <div className="gp-anywhere">
        {name !== undefined && <strong>{name}</strong>}
        <GroupedAddress address={delegate} />
      </div>
      <div className="gp-settings-limit gp-figures">
        <Amount value={left} {...unit} />
        <span className="gp-soft gp-small">{text(...periodSaid(period, words(amount)))}</span>
        <span className="gp-soft gp-small">
          {renews === undefined
            ? text('spending.taken', { amount: words(taken) })
            : text('spending.takenUntil', {
                amount: words(taken),
                when: dayAndTime(renews, now),
              })}
        </span>
      </div>
    </li>
  )
}

/**
 * Of what something is left, and how often that begins again: in the largest unit that says it exactly.
 *
 * @param amount the whole limit, as it is shown
 */
export function periodSaid(minutes: number, amount: string): Said<typeof settingsCopy> {
  if (minutes === 0) return ['spending.once', { amount }]
  if (minutes % (24 * 60) === 0) return ['spending.days', { amount, count: minutes / (24 * 60) }]
  return minutes % 60 === 0
    ? ['spending.hours', { amount, count: minutes / 60 }]
    : ['spending.minutes', { amount, count: minutes }]
}
