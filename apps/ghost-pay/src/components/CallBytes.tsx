import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address, Hex } from 'viem'
import type { DataDecoded } from '@ghost-pay/gateway-client'
import { decodeDataQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'
import { plainText, type TransactionAction } from '@ghost-pay/safe-protocol'

import { isNotFound } from '../gateway/isNotFound.ts'
import { text } from './claimedCallCopy.ts'
import { Source } from './Source.tsx'

import './Facts.css'

/** Whether a call says nothing that this app can read: which function is called, and with what, is anybody's word. */
export const isUnreadCall = (
  action: TransactionAction,
): action is Extract<TransactionAction, { kind: 'call' | 'delegateCall' | 'unreadable' }> =>
  action.kind === 'call' || action.kind === 'delegateCall' || action.kind === 'unreadable'

export type CallBytesProps = {
  chainId: number
  data: Hex
  /** What they do; undefined where they cannot be read. */
  action: TransactionAction | undefined
}

/** The bytes of a call, whole, behind how many they are. Where the app cannot read the call itself, the gateway is asked when they are opened. */
export function CallBytes({ chainId, data, action }: CallBytesProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text('claimedCall.bytes', { count: (data.length - 2) / 2 })}</summary>
      <span className="gp-anywhere gp-mono">{data}</span>
      {isOpen && action !== undefined && isUnreadCall(action) && (
        <ClaimedCall chainId={chainId} to={action.to} data={data} />
      )}
    </details>
  )
}

/** Asks the gateway what a call means. The bytes never change, so it is asked once. */
function ClaimedCall(call: { chainId: number; to: Address; data: Hex }) {
  const { data, error } = useQuery({
    ...decodeDataQueryOptions(useGateway(), call),
    staleTime: Infinity,
  })
  return (
    <ClaimedCallView
      call={
        data !== undefined
          ? claimedCall(data)
          : error === null
            ? 'asking'
            : isNotFound(error)
              ? 'unknown'
              : 'silent'
      }
    />
  )
}

const longest = { word: 60, value: 120 }
/** How many parameters are shown. */
const most = 8

/** Shortens what a gateway says of a call: the words are its own, and may be of any kind and length. */
export const claimedCall = ({ method, parameters }: DataDecoded) => ({
  method: short(method, longest.word),
  parameters: parameters.slice(0, most).map(({ name, type, value }) => ({
    name: short(name === '' ? type : name, longest.word),
    value: short(typeof value === 'string' ? value : JSON.stringify(value), longest.value),
  })),
  /** How many more there are. */
  more: Math.max(0, parameters.length - most),
})

/** Only as much is read as is shown. */
function short(text: string, length: number): string {
  const plain = plainText(text.slice(0, length * 4))
  return plain.length > length ? `${plain.slice(0, length)}…` : plain
}

type ClaimedCallViewProps = {
  call: ReturnType<typeof claimedCall> | 'asking' | 'unknown' | 'silent'
}

/** What the gateway says of a call that the app cannot read itself: a claim, and marked as one. */
export function ClaimedCallView({ call }: ClaimedCallViewProps) {
  if (typeof call === 'string') {
    return (
      <p className="gp-soft gp-small" role="status">
        {text(`claimedCall.${call}`)}
      </p>
    )
  }
  const { method, parameters, more } = call
  return (
    <div className="gp-stack-tight">
      <Source source="gateway">{text('claimedCall.says', { method })}</Source>
      <ul className="gp-small">
        {parameters.map(({ name, value }, index) => (
          <li key={index}>
            {name}: <span className="gp-anywhere gp-mono">{value}</span>
          </li>
        ))}
        {more > 0 && <li>{text('claimedCall.more', { count: more })}</li>}
      </ul>
      <p className="gp-soft gp-small">{text('claimedCall.claim')}</p>
    </div>
  )
}
