import { type ReactNode, useState } from 'react'
import type { Hex } from 'viem'
import type { ReceivedTransfer } from '@ghost-pay/payments/requests'

import { AddressName } from '../../../components/AddressName.tsx'
import { Button } from '../../../components/Button.tsx'
import { Columns } from '../../../components/Columns.tsx'
import { Empty } from '../../../components/Empty.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Source } from '../../../components/Source.tsx'
import { SourceAge } from '../../../components/SourceAge.tsx'
import { TryAgain } from '../../../components/TryAgain.tsx'
import { ReceivedFigure, RequestRow, type ShownRequest } from './RequestRow.tsx'
import { text } from './requestsCopy.ts'

import './Requests.css'

export type RequestsViewProps = {
  requests: readonly ShownRequest[]
  /** What came and fits no request, with its token where that is known. */
  unassigned: readonly { transfer: ReceivedTransfer; token: ShownRequest['token'] }[]
  /** When the chain has answered last, in milliseconds since 1970. */
  readAt: number | undefined
  failure: { isAsking: boolean; onRetry: () => void } | undefined
  /** Set when the account's contract writes nothing when it gets the chain's own currency: its symbol. */
  silentCurrency: string | undefined
  /** The form of a new request; null while it is closed. */
  form: ReactNode
  openHash?: Hex | undefined
  /** How the account receives, and what else stands beside the list. */
  side: ReactNode
  onNew: () => void
  onForget: (hash: Hex) => void
}

/** What was asked for and how far it is paid; beside it, how the account is paid at all. */
export function RequestsView(props: RequestsViewProps) {
  const { requests, unassigned, readAt, failure, silentCurrency, form, side, onNew } = props
  const [toggled, setToggled] = useState<ReadonlyMap<Hex, boolean>>(new Map())
  const ask = (
    <Button look="primary" onPress={onNew}>
      {text('requests.new')}
    </Button>
  )
  return (
    <Columns side={side}>
      <header className="gp-page-head">
        <div>
          <h1>{text('requests.title')}</h1>
          <p className="gp-soft gp-small">{text('requests.lead')}</p>
        </div>
        {form === null && requests.length > 0 && ask}
      </header>
      {form}
      {failure !== undefined && (
        <Notice
          tone="warning"
          title={text('requests.chainFailed')}
          action={<TryAgain onPress={failure.onRetry} busy={failure.isAsking} />}
        />
      )}
      {silentCurrency !== undefined && (
        <Notice tone="warning" title={text('requests.oldAccount', { symbol: silentCurrency })} />
      )}
      {requests.length === 0 ? (
        form === null && (
          <Empty title={text('requests.noneTitle')} action={ask}>
            {text('requests.none')}
          </Empty>
        )
      ) : (
        <section className="gp-stack-tight">
          <div className="gp-title-row gp-title-row-near">
            <h2>{text('requests.listTitle')}</h2>
            <SourceAge source="chain" time={readAt} />
          </div>
          <ul className="gp-list">
            {requests.map((shown) => {
              const isOpen = toggled.get(shown.hash) ?? shown.hash === props.openHash
              return (
                <li key={shown.hash}>
                  <RequestRow
                    shown={shown}
                    isOpen={isOpen}
                    onToggle={() => setToggled(new Map(toggled).set(shown.hash, !isOpen))}
                    onForget={() => props.onForget(shown.hash)}
                  />
                </li>
              )
            })}
          </ul>
          <Source source="device">{text('requests.kept')}</Source>
        </section>
      )}
      {unassigned.length > 0 && (
        <section className="gp-stack-tight">
          <h2>{text('requests.unassignedTitle')}</h2>
          <p className="gp-soft gp-small">{text('requests.unassigned')}</p>
          <ul className="gp-list gp-request-payments">
            {unassigned.map(({ transfer, token }) => (
              <li key={`${transfer.transactionHash}:${transfer.logIndex}`} className="gp-apart">
                <AddressName address={transfer.from} />
                <ReceivedFigure transfer={transfer} token={token} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Columns>
  )
}
