import type { ReactNode } from 'react'
import type { Address, Hash, Hex } from 'viem'
import type { SignableMessage } from '@ghost-pay/safe-account/messages'
import { type KnownToken, safeMessageDigests } from '@ghost-pay/safe-protocol'

import { Columns } from '../../../components/Columns.tsx'
import { CopyButton } from '../../../components/CopyButton.tsx'
import { HexDigest } from '../../../components/HexDigest.tsx'
import { StopIcon } from '../../../components/icons.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { DeviceScreen } from '../review/DeviceHashes.tsx'
import { MessageBody } from './MessageBody.tsx'
import type { MessageCheck } from './messageChecks.ts'
import { messageContent } from './messageContent.ts'
import { text } from './messageCopy.ts'
import { MessageProof } from './MessageProof.tsx'
import type { MessageRisk } from './messageRisk.ts'
import { MessageRisks } from './MessageRisks.tsx'
import { MessageSigners } from './MessageSigners.tsx'
import type { MessageTruth } from './messageTruth.ts'

import '../review/ReviewView.css'
import './MessageView.css'

export type MessageViewProps = {
  signable: SignableMessage
  /** Worked out on this device; null for what has none. */
  hash: Hash | null
  /** By which the gateway calls it; undefined for a new one. */
  claimed: Hash | undefined
  risk: MessageRisk
  tokens: readonly KnownToken[]
  checks: readonly MessageCheck[]
  truth: MessageTruth | undefined
  /** From the chain; undefined while it has not answered. */
  signers: { owners: readonly Address[]; threshold: number } | undefined
  viewer: Address | undefined
  /** The owners' signatures, joined, once there are enough. */
  combined: Hex | undefined
  isMeant: boolean
  /** The person says whether they mean what it allows. */
  onMeant: (isMeant: boolean) => void
  /** Above the words: a heading, or the form of a new one. */
  head: ReactNode
  /** The bar at the end. */
  children?: ReactNode
}

/** One message: what it says, what it allows, who has signed, and what each of them proves. */
export function MessageView(props: MessageViewProps) {
  const { signable, hash, claimed, risk, tokens, checks, truth, signers, viewer, combined } = props
  const content = messageContent(signable.message)
  return (
    <>
      <Columns
        side={
          <>
            <MessageProof hash={hash ?? undefined} checks={checks} />
            {signers !== undefined && (
              <MessageSigners
                owners={signers.owners}
                threshold={signers.threshold}
                truth={truth}
                isNew={claimed === undefined}
                viewer={viewer}
              />
            )}
            {combined !== undefined && <Combined signature={combined} />}
          </>
        }
      >
        {props.head}
        <Stops hash={hash} claimed={claimed} checks={checks} />
        <MessageRisks
          risk={risk}
          content={content}
          tokens={tokens}
          isMeant={props.isMeant}
          onMeant={props.onMeant}
          account={{ address: signable.safe, chainId: signable.chainId }}
        />
        <MessageBody content={content} />
        {hash !== null && <Device signable={signable} hash={hash} />}
      </Columns>
      {props.children}
    </>
  )
}

type StopsProps = Pick<MessageViewProps, 'hash' | 'claimed' | 'checks'>

/** What closes signing, with the name of who disagrees (behaviour/messages#lies). */
function Stops({ hash, claimed, checks }: StopsProps) {
  if (hash === null) {
    return (
      <Notice tone="stop" title={text('message.unreadable')}>
        {text('message.unreadableWhy')}
      </Notice>
    )
  }
  if (claimed !== undefined && claimed !== hash) {
    return (
      <section className="gp-red" role="alert">
        <header>
          <StopIcon />
          <div>
            <h2>{text('message.lie')}</h2>
            <p>{text('message.lieWhy')}</p>
          </div>
        </header>
        <div className="gp-red-versus">
          <div>
            <p className="gp-soft gp-small">{text('message.lieClaimed')}</p>
            <s className="gp-mono gp-message-hex">{claimed}</s>
          </div>
          <div>
            <p className="gp-soft gp-small">{text('message.lieOwn')}</p>
            <p className="gp-mono gp-message-hex">{hash}</p>
          </div>
        </div>
      </section>
    )
  }
  const contract = checks.find(({ name }) => name === 'contract')
  if (contract?.state !== 'failed') return null
  const isSilent = contract.said[0] === 'message.check.contractNone'
  return (
    <Notice tone="stop" title={text(isSilent ? 'message.noHandler' : 'message.contractLie')}>
      {text(isSilent ? 'message.noHandlerWhy' : 'message.contractLieWhy')}
    </Notice>
  )
}

function Device({ signable, hash }: { signable: SignableMessage; hash: Hash }) {
  const { domainHash, messageHash } = safeMessageDigests(signable)
  return (
    <section className="gp-stack-tight" aria-labelledby="message-device">
      <h2 id="message-device">{text('message.device')}</h2>
      <div className="gp-device">
        <DeviceScreen place={1} name={text('message.deviceDomain')} digest={domainHash} />
        <DeviceScreen place={2} name={text('message.deviceMessage')} digest={messageHash} />
      </div>
      <p className="gp-soft gp-small">{text('message.deviceCompare')}</p>
      <details className="gp-details">
        <summary>{text('message.hash')}</summary>
        <HexDigest digest={hash} copyLabel={text('message.copyHash')} />
      </details>
    </section>
  )
}

function Combined({ signature }: { signature: Hex }) {
  return (
    <section className="gp-stack-tight" aria-labelledby="message-combined">
      <h2 id="message-combined">{text('message.combined')}</h2>
      <p className="gp-soft gp-small">{text('message.combinedWhy')}</p>
      <div className="gp-message-combined">
        <span className="gp-mono" tabIndex={0} role="group" aria-labelledby="message-combined">
          {signature}
        </span>
        <CopyButton text={signature} label={text('message.combinedCopy')} />
      </div>
    </section>
  )
}
