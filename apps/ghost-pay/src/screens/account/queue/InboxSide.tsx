import { useState } from 'react'
import type { Address } from 'viem'
import type { Balance } from '@ghost-pay/gateway-client'
import { valueHoldings, worthOf } from '@ghost-pay/safe-account/money'
import type { Forecast, Proof, WaitsForOwner } from '@ghost-pay/safe-account/queue'
import { cleanSymbol, sortTokens } from '@ghost-pay/safe-account/tokens'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { AddressName } from '../../../components/AddressName.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { CheckIcon, StopIcon } from '../../../components/icons.tsx'
import { SourceAge } from '../../../components/SourceAge.tsx'
import { money } from '../../../money/currency.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { text } from './inboxCopy.ts'

export type InboxSideProps = {
  account: Pick<SharedAccount, 'address' | 'chain' | 'onChain'>
  /** Where the inbox is, for a reminder. */
  link: string
  forecast: Forecast
  balances: { items: readonly Balance[] } | undefined
  /** More waits than was read. */
  hasMore: boolean
  turns: readonly WaitsForOwner[]
  proof: Proof
  /** When the gateway said it, in milliseconds since 1970. */
  time: number | undefined
}

/** Beside the line: what is left when all of it happens, whose turn it is, and what of the list is proven. */
export function InboxSide(props: InboxSideProps) {
  const { account, link, forecast, balances, hasMore, turns, proof, time } = props
  return (
    <>
      <ForecastPart {...{ account, forecast, balances, hasMore }} />
      <TurnsPart account={account.address} link={link} turns={turns} />
      <ProofPart proof={proof} hasMore={hasMore} time={time} />
    </>
  )
}

type ForecastPartProps = Pick<InboxSideProps, 'account' | 'forecast' | 'balances' | 'hasMore'>

function ForecastPart({ account, forecast, balances, hasMore }: ForecastPartProps) {
  const { rows, uncounted, hasForks, isOwn } = forecast
  const worths = rows.map(({ amount }) => worthOf(amount, balances?.items ?? []))
  const { total = 0 } = balances === undefined ? {} : heldIn(account, balances.items)
  const leaves = worths.reduce<number | undefined>(
    (sum, worth) => (sum === undefined || worth === undefined ? undefined : sum + worth),
    0,
  )
  const isPriced = leaves !== undefined && total > 0 && uncounted === 0 && !hasMore
  return (
    <section className="gp-side-part">
      <h2 className="gp-side-title">{text('inbox.side.forecast')}</h2>
      {rows.length === 0 && uncounted === 0 && !hasMore ? (
        <p className="gp-soft gp-small">{text('inbox.side.nothing')}</p>
      ) : (
        <ul className="gp-side-list">
          {rows.map(({ amount, left }) => (
            <li key={`${amount.token ?? ''}${amount.symbol}`} className="gp-side-pair">
              <span className="gp-soft">{cleanSymbol(amount.symbol)}</span>
              <span className="gp-figures">
                <Amount {...amount} value={-amount.value} />
                {left !== undefined && left < 0n ? (
                  <span className="gp-small gp-short">{text('inbox.side.short')}</span>
                ) : (
                  <span className="gp-soft gp-small gp-side-left">
                    {text('inbox.side.leftWorth')} <Amount {...amount} value={left} />
                  </span>
                )}
              </span>
            </li>
          ))}
          {isPriced && rows.length > 0 && (
            <li className="gp-side-pair">
              <span className="gp-soft">{text('inbox.side.money')}</span>
              <span className="gp-figure">−{money(leaves)}</span>
            </li>
          )}
          {isPriced && rows.length > 0 && (
            <li className="gp-side-pair">
              <b>{text('inbox.side.leftWorth')}</b>
              <b className="gp-figure">{money(total - leaves)}</b>
            </li>
          )}
        </ul>
      )}
      {uncounted > 0 && (
        <p className="gp-soft gp-small">{text('inbox.side.partly', { count: uncounted })}</p>
      )}
      {hasMore && <p className="gp-soft gp-small">{text('inbox.side.more')}</p>}
      {hasForks && rows.length > 0 && (
        <p className="gp-soft gp-small">{text('inbox.side.forks')}</p>
      )}
      {!isOwn && <p className="gp-soft gp-small">{text('inbox.claimed')}</p>}
    </section>
  )
}

const heldIn = (
  { chain: { nativeCurrency }, onChain }: InboxSideProps['account'],
  items: readonly Balance[],
) =>
  valueHoldings(sortTokens(items, nativeCurrency.symbol).trusted, {
    native: onChain?.balance,
    tokens: undefined,
  })

type TurnsPartProps = { account: Address } & Pick<InboxSideProps, 'link' | 'turns'>

function TurnsPart({ account, link, turns }: TurnsPartProps) {
  const { label } = useAddressBook()
  if (turns.length === 0) return null
  return (
    <section className="gp-side-part">
      <h2 className="gp-side-title">{text('inbox.side.turns')}</h2>
      <ul className="gp-side-list">
        {turns.map(({ owner, isViewer, count }) => (
          <li key={owner} className="gp-side-turn">
            <AccountAvatar address={owner} size={32} />
            <b>{isViewer ? text('inbox.side.you') : <AddressName address={owner} />}</b>
            {isViewer ? (
              <span className="gp-soft gp-small">{text('inbox.side.toRead', { count })}</span>
            ) : (
              <CopyReminder
                name={label(owner)}
                sentence={text('inbox.side.reminder', {
                  count,
                  name: label(owner),
                  account: label(account),
                  link,
                })}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Copies a sentence that can be sent as it is. */
function CopyReminder({ name, sentence }: { name: string; sentence: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  return (
    <>
      <button
        type="button"
        className="gp-quiet gp-small"
        aria-label={text('inbox.side.remindName', { name })}
        onClick={() => {
          navigator.clipboard.writeText(sentence).then(
            () => setState('copied'),
            () => setState('refused'),
          )
        }}
      >
        {text(state === 'copied' ? 'inbox.side.copied' : 'inbox.side.remind')}
      </button>
      <span role="status" className="gp-visually-hidden">
        {state === 'copied' && text('inbox.side.copied')}
      </span>
      {state === 'refused' && (
        <span role="alert" className="gp-small gp-side-wide">
          {text('inbox.side.refused')} {sentence}
        </span>
      )}
    </>
  )
}

function ProofPart({ proof, hasMore, time }: Pick<InboxSideProps, 'proof' | 'hasMore' | 'time'>) {
  return (
    <section className="gp-side-part gp-small">
      <p className="gp-side-proof" data-status={proof.status}>
        <span className="gp-ring gp-side-tick">
          {proof.status === 'whole' && <CheckIcon />}
          {proof.status === 'broken' && <StopIcon />}
        </span>
        <span>
          {proof.status === 'whole' && text('inbox.side.proof')}
          {proof.status === 'part' &&
            (hasMore
              ? text('inbox.side.pageProof', { count: proof.checked })
              : text('inbox.side.partProof', { checked: proof.checked, count: proof.count }))}
          {proof.status === 'broken' && text('inbox.side.lies', { count: proof.stopped })}
        </span>
      </p>
      <SourceAge source="gateway" time={time} />
    </section>
  )
}
