'use client'

import type { ReactNode } from 'react'

import { useText } from '../../context/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { WalletOption } from '../../wallets/WalletOption.ts'
import { type ConnectPress, hasDownloadCard } from '../connectFlow.ts'
import { WalletIcon } from '../WalletIcon.tsx'

export type DownloadOptionsStepProps = {
  wallet: WalletOption
  /** Name of the visitor's browser, for example “Firefox”; absent where it is not known. */
  browserName?: string | undefined
  /** The extension, where it has announced itself since: it can be connected. */
  found: WalletOption | undefined
  dispatch: (press: ConnectPress) => void
}

/** Offers the ways to get a wallet: as a browser extension, as a mobile app, as a program. */
export function DownloadOptionsStep({
  wallet,
  browserName,
  found,
  dispatch,
}: DownloadOptionsStepProps) {
  const text = useText()
  const { name, extensionDownloadUrl, desktopDownloadUrl } = wallet
  const browser = browserName ?? text('options.yourBrowser')
  const icon = <WalletIcon wallet={wallet} size={48} />
  return (
    <div className="ck-cards">
      {found && (
        <Card
          icon={icon}
          title={text('instructions.found.title', { wallet: name })}
          action={
            <Button
              kind="primary"
              onPress={() => dispatch({ type: 'walletSelected', wallet: found })}
            >
              {text('instructions.connect')}
            </Button>
          }
        >
          {text('instructions.found.text', { wallet: name })}
        </Card>
      )}
      {extensionDownloadUrl && !found && (
        <Card
          icon={icon}
          title={text('options.extension.title', { wallet: name, browser })}
          action={
            <LinkButton
              kind="primary"
              href={extensionDownloadUrl}
              label={text('options.extension.action', { browser })}
              onPress={() => dispatch({ type: 'extensionPressed' })}
            />
          }
        >
          {text('options.extension.text')}
        </Card>
      )}
      {hasDownloadCard(wallet) && (
        <Card
          icon={icon}
          title={text('options.mobile.title', { wallet: name })}
          action={
            <Button onPress={() => dispatch({ type: 'mobilePressed' })}>
              {text('options.mobile.action')}
            </Button>
          }
        >
          {text('options.mobile.text')}
        </Card>
      )}
      {desktopDownloadUrl && (
        <Card
          icon={icon}
          title={text('options.desktop.title', { wallet: name })}
          action={<LinkButton href={desktopDownloadUrl} label={text('options.desktop.action')} />}
        />
      )}
    </div>
  )
}

type CardProps = {
  title: string
  children?: ReactNode
  icon: ReactNode
  action: ReactNode
}

/** One of a few things to choose between: what it is, a sentence on it, and the way in. */
function Card({ title, children, icon, action }: CardProps) {
  return (
    <section className="ck-card" aria-label={title}>
      <div>{icon}</div>
      <div className="ck-card-body">
        <h3>{title}</h3>
        {children && <p className="ck-soft">{children}</p>}
        {action}
      </div>
    </section>
  )
}
