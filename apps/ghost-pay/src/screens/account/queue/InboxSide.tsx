import { useState } from 'react'
import type { Address } from 'viem'
import type { Balances } from '@ghost-pay/gateway-client'
import { worthOf } from '@ghost-pay/safe-account/money'
import type { Forecast, Proof, WaitsForOwner } from '@ghost-pay/safe-account/queue'
import { cleanSymbol } from '@ghost-pay/safe-account/tokens'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { AddressName } from '../../../components/AddressName.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { CheckIcon, StopIcon } from '../../../components/icons.tsx'
import { SourceAge } from '../../../components/SourceAge.tsx'
import { money } from '../../../data/currency.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { text } from './inboxCopy.ts'

export type InboxSideProps = {
  account: Address
  /** Where the inbox is, for a reminder. */
  link: string
  forecast: Forecast
  balances: Pick<Balances, 'items' | 'fiatTotal'> | undefined
  turns: readonly WaitsForOwner[]
  proof: Proof
  /** When the gateway said it, in milliseconds since 1970. */
  time: number | undefined
}

/** Beside the line: what is left when all of it happens, whose turn it is, and what of the list is proven. */
export function InboxSide(props: InboxSideProps) {
  const { account, link, forecast, balances, turns, proof, time } = props
  return (
    <>
      <ForecastPart forecast={forecast} balances={balances} />
      <TurnsPart account={account} link={link} turns={turns} />
      <ProofPart proof={proof} time={time} />
    </>
  )
}

function ForecastPart({ forecast, balances }: Pick<InboxSideProps, 'forecast' | 'balances'>) {
  const { rows, uncounted, hasForks, isOwn } = forecast
  const worths = rows.map(({ amount }) => worthOf(amount, balances?.items ?? []))
  const total = Number(balances?.fiatTotal)
  const leaves = worths.reduce<number | undefined>(
    (sum, worth) => (sum === undefined || worth === undefined ? undefined : sum + worth),
    0,
  )
  const isPriced = balances !== undefined && leaves !== undefined && total > 0 && uncounted === 0
  return (
    <section className="gp-side-part">
      <h2 className="gp-side-title">{text('inbox.side.forecast')}</h2>
      {rows.length === 0 && uncounted === 0 ? (
        <p className="gp-soft gp-small">{text('inbox.side.nothing')}</p>
      ) : (
        <ul className="gp-side-list">
          {rows.map(({ amount, left }) => (
            <li key={`${amount.token ?? ''}${amount.symbol}`} className="gp-side-pair">
              <span className="gp-soft">{cleanSymbol(amount.symbol)}</span>
              <span className="gp-side-figures">
                <Amount {...amount} value={-amount.value} />
                {left !== undefined && left < 0n ? (
                  <span className="gp-small gp-side-short">{text('inbox.side.short')}</span>
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
      {hasForks && rows.length > 0 && (
        <p className="gp-soft gp-small">{text('inbox.side.forks')}</p>
      )}
      {!isOwn && <p className="gp-soft gp-small">{text('inbox.claimed')}</p>}
    </section>
  )
}

function TurnsPart({ account, link, turns }: Pick<InboxSideProps, 'account' | 'link' | 'turns'>) {
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

function ProofPart({ proof, time }: Pick<InboxSideProps, 'proof' | 'time'>) {
  return (
    <section className="gp-side-part gp-small">
      <p className="gp-side-proof" data-status={proof.status}>
        <span className="gp-side-tick">
          {proof.status === 'whole' && <CheckIcon />}
          {proof.status === 'broken' && <StopIcon />}
        </span>
        <span>
          {proof.status === 'whole' && text('inbox.side.proof')}
          {proof.status === 'part' &&
            text('inbox.side.partProof', { checked: proof.checked, count: proof.count })}
          {proof.status === 'broken' && text('inbox.side.lies', { count: proof.stopped })}
        </span>
      </p>
      <SourceAge source="gateway" time={time} />
    </section>
  )
}
