import type { ReactNode } from 'react'
import { type Address, type Hash, type Hex, isAddressEqual } from 'viem'
import type { SignableMessage } from '@ghost-pay/safe-account/messages'
import { tokenAt } from '@ghost-pay/safe-account/tokens'
import { type KnownToken, plainText, safeMessageDigests } from '@ghost-pay/safe-protocol'

import { AddressBlock } from '../../../components/AddressBlock.tsx'
import { Check } from '../../../components/Check.tsx'
import { Columns } from '../../../components/Columns.tsx'
import { CopyButton } from '../../../components/CopyButton.tsx'
import { Facts } from '../../../components/Facts.tsx'
import { HexDigest } from '../../../components/HexDigest.tsx'
import { StopIcon } from '../../../components/icons.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { SignerSection } from '../../../components/SignerSection.tsx'
import { Warnings } from '../../../components/Warnings.tsx'
import { splitAmount } from '../../../format/splitAmount.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { DeviceScreens } from '../review/DeviceHashes.tsx'
import type { MessageCheck, MessageTruth } from './messageChecks.ts'
import { type ContentRow, type MessageContent, messageContent } from './messageContent.ts'
import { text } from './messageCopy.ts'
import { MessageProof } from './MessageProof.tsx'
import type { MessageRisk, Permission } from './messageRisk.ts'

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
              <MessageSigners {...{ ...signers, truth, viewer }} isNew={claimed === undefined} />
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

/** What closes signing, with the name of who disagrees (behaviour/messages#lies). */
function Stops({ hash, claimed, checks }: Pick<MessageViewProps, 'hash' | 'claimed' | 'checks'>) {
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
            <s className="gp-mono gp-anywhere">{claimed}</s>
          </div>
          <div>
            <p className="gp-soft gp-small">{text('message.lieOwn')}</p>
            <p className="gp-mono gp-anywhere">{hash}</p>
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
  return (
    <section className="gp-stack-tight" aria-labelledby="message-device">
      <h2 id="message-device">{text('message.device')}</h2>
      <DeviceScreens {...safeMessageDigests(signable)} />
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
      <div className="gp-message-combined gp-well gp-copied">
        <span
          className="gp-mono gp-fill gp-anywhere"
          tabIndex={0}
          role="group"
          aria-labelledby="message-combined"
        >
          {signature}
        </span>
        <CopyButton text={signature} label={text('message.combinedCopy')} />
      </div>
    </section>
  )
}

/** What a message says, to the letter. */
function MessageBody({ content }: { content: MessageContent }) {
  if (content.kind === 'text') {
    return (
      <section className="gp-stack-tight" aria-labelledby="message-says">
        <h2 id="message-says">{text('message.says')}</h2>
        {content.hidden > 0 && (
          <Notice tone="warning" title={text('message.hidden', { count: content.hidden })}>
            {text('message.hiddenWhy')}
          </Notice>
        )}
        {/* Long texts scroll: a keyboard gets there too. */}
        <pre
          className="gp-card gp-message-text"
          dir="auto"
          tabIndex={0}
          aria-labelledby="message-says"
        >
          {content.text === '' ? text('message.empty') : content.text}
        </pre>
        {content.isCut && <Notice tone="stop" title={text('message.cut')} />}
      </section>
    )
  }
  return (
    <>
      <section className="gp-stack-tight" aria-labelledby="message-says">
        <h2 id="message-says">{text('message.fields')}</h2>
        <Rows rows={content.rows} />
        {content.isCut && <Notice tone="stop" title={text('message.cut')} />}
      </section>
      {content.unsigned.length > 0 && (
        <section className="gp-stack-tight gp-message-unsigned">
          <h2>{text('message.unsigned')}</h2>
          <p className="gp-soft gp-small">{text('message.unsignedHint')}</p>
          <Rows rows={content.unsigned} />
        </section>
      )}
      {content.domain.length > 0 && (
        <section className="gp-stack-tight">
          <h2>{text('message.domain')}</h2>
          <p className="gp-soft gp-small">{text('message.domainHint')}</p>
          <Rows rows={content.domain} />
        </section>
      )}
    </>
  )
}

function Rows({ rows }: { rows: readonly ContentRow[] }) {
  const { nameOf } = useAddressBook()
  return (
    <Facts
      rows={rows.map(({ path, value, address }) => ({
        name: <bdi>{path}</bdi>,
        value:
          address === undefined ? (
            <bdi>{value}</bdi>
          ) : (
            <AddressBlock address={address} name={nameOf(address)} />
          ),
      }))}
    />
  )
}

type MessageRisksProps = Pick<MessageViewProps, 'risk' | 'tokens' | 'isMeant' | 'onMeant'> & {
  content: MessageContent
  account: { address: Address; chainId: number }
}

/** What signing a message can cost: permissions in red, first of all. */
function MessageRisks({ risk, content, tokens, account, isMeant, onMeant }: MessageRisksProps) {
  const signsInTo = content.kind === 'text' ? content.signsInTo : undefined
  return (
    <>
      {risk.permissions.length > 0 && (
        <section className="gp-red gp-message-permit" aria-label={text('message.headPermit')}>
          <header>
            <StopIcon />
            <div className="gp-stack-tight">
              {risk.permissions.map((permission, index) => (
                <h2 key={index}>
                  <PermissionSentence permission={permission} tokens={tokens} account={account} />
                </h2>
              ))}
              <p>{text('message.permitWhy')}</p>
              <Check isOn={isMeant} onChange={onMeant}>
                {text('message.permitMeant')}
              </Check>
            </div>
          </header>
        </section>
      )}
      {risk.sentence !== undefined && <p>{risk.sentence}</p>}
      <Warnings warnings={risk.warnings} />
      {signsInTo !== undefined && (
        <Notice tone="warning" title={text('message.signIn', { domain: signsInTo })}>
          {text('message.signInWhy', { domain: signsInTo })}
        </Notice>
      )}
      {risk.isUnknownForm && risk.warnings.length === 0 && (
        <Notice tone="warning" title={text('message.unknownForm')}>
          {text('message.unknownFormWhy')}
        </Notice>
      )}
      {risk.chainId !== undefined && risk.chainId !== String(account.chainId) && (
        <Notice
          tone="warning"
          title={text('message.otherChain', {
            chain: risk.chainId,
            own: String(account.chainId),
          })}
        >
          {text('message.otherChainWhy')}
        </Notice>
      )}
    </>
  )
}

type PermissionSentenceProps = Pick<MessageRisksProps, 'tokens' | 'account'> & {
  permission: Permission
}

/** Who may take what, with whole addresses where there is no name. */
function PermissionSentence({ permission, tokens, account }: PermissionSentenceProps) {
  const { nameOf } = useAddressBook()
  const { spender, token, owner, amount } = permission
  const known = tokenAt(tokens, token)
  const values = {
    spender: nameOf(spender) ?? spender,
    owner: isAddressEqual(owner, account.address)
      ? text('message.permitOwn')
      : (nameOf(owner) ?? owner),
    token: known === undefined ? token : plainText(known.symbol),
  }
  if (amount === undefined) return text('message.permitAny', values)
  return known === undefined
    ? text('message.permitUnits', { ...values, amount: amount.toString() })
    : text('message.permit', { ...values, amount: splitAmount(amount, known.decimals).whole })
}

type MessageSignersProps = Pick<MessageViewProps, 'truth' | 'viewer'> &
  NonNullable<MessageViewProps['signers']> & {
    /** Nobody can have signed it. */
    isNew: boolean
  }

/** Who has signed, and who still can; signed means that the signature was recovered here. */
function MessageSigners({ owners, threshold, truth, isNew, viewer }: MessageSignersProps) {
  const stateOf = (owner: Address) => {
    if (truth === undefined && !isNew) return 'unknown'
    if (truth?.counted.some(({ signer }) => isAddressEqual(signer, owner)) === true) return 'signed'
    if (truth?.bad.some((one) => isAddressEqual(one.owner, owner)) === true) return 'invalid'
    if (truth?.isComplete === true) return 'spare'
    return viewer !== undefined && isAddressEqual(owner, viewer) ? 'now' : 'missing'
  }
  return (
    <SignerSection
      title={text('message.signers', {
        signed: truth?.counted.length ?? (isNew ? 0 : '–'),
        threshold,
      })}
      owners={owners}
      stateOf={stateOf}
      say={(state) => text(`message.signer.${state}`)}
    >
      {truth !== undefined && truth.bad.length > 0 && (
        <Notice tone="stop" title={text('message.bad', { count: truth.bad.length })}>
          {text('message.badWhy')}
        </Notice>
      )}
    </SignerSection>
  )
}
