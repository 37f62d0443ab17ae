'use client'

import { useState } from 'react'

import { useText } from '../../context/useText.ts'
import type { WalletFailure } from '../../errors/describeWalletError.ts'
import * as limits from '../../limits.ts'
import { Button } from '../../ui/Button.tsx'
import { Code } from '../../ui/Code.tsx'
import { WarningIcon } from '../../ui/Icon.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Lock } from '../../ui/Lock.tsx'
import { useAnnounce } from '../../ui/useAnnounce.ts'
import type { WalletOption } from '../../wallets/WalletOption.ts'
import type { ConnectingStep, ConnectPress } from '../connectFlow.ts'
import { connectView } from '../connectView.ts'
import { CopyLink } from '../CopyLink.tsx'
import { Cue } from '../Cue.tsx'
import { WalletIcon } from '../WalletIcon.tsx'
import { OpenLink } from './OpenLink.tsx'

export type ConnectStepProps = {
  step: ConnectingStep
  layout: 'wide' | 'compact'
  /** The visitor's system is a phone's: a wallet's app is opened instead of scanned. */
  phone: boolean
  dispatch: (press: ConnectPress) => void
}

/**
 * One wallet being asked: a code to scan, “Opening {wallet}...”, why it did not work, or that the wallet is not here. All
 * but the code share one layout, so nothing jumps from one to the other.
 */
export function ConnectStep({ step, layout, phone, dispatch }: ConnectStepProps) {
  const text = useText()
  const { wallet, failure } = step
  // The code or the link opens this page in the wallet, where nothing can be paired.
  const uri = wallet.pageLink ?? step.uri
  const view = connectView(step, { phone })
  const values = { wallet: wallet.name }
  const isAsked = view === 'asking' || view === 'open'

  const title = text(
    view === 'notInstalled'
      ? 'connect.notInstalled'
      : view === 'notAvailable'
        ? 'connect.notAvailable'
        : step.stayed
          ? 'connect.didOpen'
          : failure
            ? 'connect.failed'
            : 'connect.opening',
    values,
  )
  const sentence = failure
    ? text(`error.${failure.kind}`, values)
    : view === 'notAvailable'
      ? text(`error.${wallet.unavailable ?? 'sdk-not-installed'}`, values)
      : isAsked
        ? text('connect.confirm', values)
        : undefined
  useAnnounce(view === 'code' ? undefined : inOneBreath(title, sentence))

  if (view === 'code') {
    return <ScanCode step={step} uri={uri} layout={layout} dispatch={dispatch} />
  }
  const link =
    view === 'open' && uri !== undefined
      ? (wallet.pageLink ?? (phone ? wallet.mobile : wallet.desktop)?.getUri(uri))
      : undefined
  return (
    <div className="ck-asking" role="group" aria-label={wallet.name} tabIndex={-1}>
      <Lock state={failure ? 'refused' : isAsked ? 'asking' : undefined}>
        <WalletIcon wallet={wallet} size={72} />
      </Lock>
      <div className="ck-asking-words">
        <h3 className="ck-asking-title">{title}</h3>
        <p className="ck-soft">{sentence}</p>
        <Warning wallet={wallet} />
      </div>
      <div className="ck-actions" data-ways={link !== undefined || undefined}>
        {link && (
          <OpenLink
            href={link}
            wallet={wallet}
            again={step.stayed ?? false}
            onStayed={() => dispatch({ type: 'pageStayed', attempt: step.attempt })}
          />
        )}
        {failure && (
          <Button kind="primary" onPress={() => dispatch({ type: 'retryPressed' })} autoFocus>
            {text('connect.retry')}
          </Button>
        )}
        {failure && (
          <OpenInstead wallet={wallet} failure={failure} phone={phone} dispatch={dispatch} />
        )}
        {view === 'notInstalled' &&
          (phone && wallet.mobileDownloadUrl !== undefined ? (
            <LinkButton
              kind="primary"
              href={wallet.mobileDownloadUrl}
              label={text('connect.install')}
            />
          ) : (
            <Button kind="primary" onPress={() => dispatch({ type: 'installPressed' })}>
              {text('connect.install')}
            </Button>
          ))}
        {link && (
          <AppMissing
            shopUrl={phone ? wallet.mobileDownloadUrl : wallet.desktopDownloadUrl}
            name={wallet.name}
            uri={uri}
          />
        )}
        {isAsked && (
          <Button onPress={() => dispatch({ type: 'cancelPressed' })}>
            {text('dialog.cancel')}
          </Button>
        )}
      </div>
      <Cue>{text('connect.cue')}</Cue>
    </div>
  )
}

/** It is not sure that the wallet is the one that it says. */
function Warning({ wallet: { name, rdns = '', warning } }: { wallet: WalletOption }) {
  const text = useText()
  if (!warning) return null
  const key = warning === 'same-rdns' ? 'connect.warning.twiceLong' : 'connect.warning.nameLong'
  return (
    <p className="ck-warning">
      <WarningIcon />
      <span>{text(key, { wallet: name, rdns })}</span>
    </p>
  )
}

type OpenInsteadProps = Pick<ConnectStepProps, 'phone' | 'dispatch'> & {
  wallet: WalletOption
  failure: WalletFailure
}

/** Where no pairing comes about, whatever the wallet does, this page is opened in it. */
function OpenInstead({ wallet, failure: { kind }, phone, dispatch }: OpenInsteadProps) {
  const text = useText()
  const pageLink = wallet.fallbackLink
  if (pageLink === undefined || !['timeout-relay', 'sdk-not-installed'].includes(kind)) return null
  return (
    <Button onPress={() => dispatch({ type: 'walletSelected', wallet: { ...wallet, pageLink } })}>
      {text(phone ? 'connect.open' : 'connect.scanWallet', { wallet: wallet.name })}
    </Button>
  )
}

/** A title and its sentence, for those who listen. The title may end with a stop of its own. */
function inOneBreath(title: string, sentence: string | undefined): string {
  if (sentence === undefined) return title
  return /\p{P}$/u.test(title) ? `${title} ${sentence}` : `${title}. ${sentence}`
}

type AppMissingProps = { shopUrl: string | undefined; name: string; uri: string | undefined }

/** For a visitor whose app did not open: the shop, and the link itself, for an app that does not know its own links. */
function AppMissing({ shopUrl, name, uri }: AppMissingProps) {
  const text = useText()
  return (
    <>
      {shopUrl && <LinkButton href={shopUrl} label={text('connect.get', { wallet: name })} />}
      {uri !== undefined && <CopyLink uri={uri} />}
    </>
  )
}

type ScanCodeProps = {
  step: ConnectingStep
  /** Absent while it is being prepared. */
  uri: string | undefined
  layout: 'wide' | 'compact'
  dispatch: (press: ConnectPress) => void
}

function ScanCode({ step: { wallet, asking }, uri, layout, dispatch }: ScanCodeProps) {
  const text = useText()
  const canGet = Boolean(wallet.downloadUrls?.qrCode ?? wallet.extensionDownloadUrl)
  const [firstUri, setFirstUri] = useState(uri)
  if (firstUri === undefined && uri !== undefined) setFirstUri(uri)
  const alternative = text('connect.scanAlternative', { wallet: wallet.name })
  const sentence = asking
    ? text('connect.confirm', { wallet: wallet.name })
    : uri === undefined
      ? text('connect.preparing')
      : undefined
  useAnnounce(
    sentence ?? (firstUri === undefined || uri === firstUri ? alternative : text('said.newCode')),
    uri,
  )
  return (
    <div className="ck-scan" data-asking={asking || undefined}>
      <Code
        text={uri === undefined ? undefined : (wallet.qrCode?.getUri(uri) ?? uri)}
        alternative={alternative}
        size={layout}
        logo={<WalletIcon wallet={wallet} size={limits.qrLogo[layout]} />}
      />
      <div className="ck-scan-foot">
        {canGet && (
          <Button onPress={() => dispatch({ type: 'installPressed' })}>
            {text('connect.get', { wallet: wallet.name })}
          </Button>
        )}
        {wallet.desktop && uri !== undefined && (
          <a
            className="ck-button"
            data-kind="quiet"
            href={wallet.desktop.getUri(uri)}
            target="_self"
          >
            {text('connect.open', { wallet: wallet.name })}
          </a>
        )}
        {uri !== undefined ? <CopyLink uri={uri} /> : <p className="ck-soft">{sentence}</p>}
      </div>
    </div>
  )
}
