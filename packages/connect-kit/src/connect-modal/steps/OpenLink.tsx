'use client'

import { useEffect, useRef, useState } from 'react'

import { useText } from '../../context/useText.ts'
import * as limits from '../../limits.ts'
import { storeDeepLinkChoice } from '../../platform/deepLinkChoice.ts'
import { useLatest } from '../../platform/useLatest.ts'
import type { WalletOption } from '../../wallets/WalletOption.ts'

export type OpenLinkProps = {
  href: string
  wallet: WalletOption
  /** It has been tried before. */
  again: boolean
  /** The link was opened, and the page is still in front. */
  onStayed: () => void
}

/**
 * The way into a wallet's app on the same device. While the press that chose the wallet still counts, the app is opened at
 * once; otherwise by a press on this link, because a phone opens an app only for a press that leads straight to it. The
 * choice is remembered for later requests to the same app.
 */
export function OpenLink({ href, wallet: { name, pageLink }, again, onStayed }: OpenLinkProps) {
  const text = useText()
  const isWeb = /^https?:/i.test(href)
  const link = useRef<HTMLAnchorElement>(null)
  const tried = useRef(false)
  const [opened, setOpened] = useState(0)
  const stayed = useLatest(onStayed)

  useEffect(() => {
    // Once, also where React runs effects twice.
    if (!tried.current && isPressed()) link.current?.click()
    tried.current = true
  }, [])

  useEffect(() => {
    if (opened === 0) return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') stayed.current()
    }, limits.deepLinkGrace)
    return () => clearTimeout(timer)
  }, [opened, stayed])

  return (
    <a
      ref={link}
      className="ck-button"
      data-kind="primary"
      data-ck-autofocus=""
      href={href}
      // A web address replaces this page where the app is missing: it gets a place of its own, and the visitor a way back. No other link is
      // followed elsewhere, whatever the page's own base says.
      {...(isWeb ? { target: '_blank', rel: 'noopener noreferrer' } : { target: '_self' })}
      onClick={(event) => {
        if (isWeb && openOutside(window as TelegramPage, href)) event.preventDefault()
        // Requests of a pairing are sent there later; a page that the app has opened has none.
        if (pageLink === undefined) storeDeepLinkChoice({ href, name })
        setOpened((times) => times + 1)
      }}
    >
      {text(again ? 'connect.openAgain' : 'connect.open', { wallet: name })}
    </a>
  )
}

/** The press that chose the wallet still counts. A browser that cannot say so has the visitor press once more. */
function isPressed(): boolean {
  return 'userActivation' in navigator && navigator.userActivation.isActive
}

/** What Telegram's script puts on a page, as far as it is read. Outside of Telegram it knows of no visitor. */
type TelegramPage = {
  Telegram?: { WebApp?: { initData?: string; openLink?: (href: string) => void } }
}

/**
 * Hands a web address to the app around this page, where that is Telegram (behaviour/connect-modal#telegram): its web view opens a page
 * over this one, and never the app that the address belongs to, unless it is asked to.
 *
 * @param page the window
 * @returns whether it took the address: one that does not know the question leaves the link to be followed
 */
function openOutside(page: TelegramPage, href: string): boolean {
  const app = page.Telegram?.WebApp
  try {
    if (!app?.initData || !app.openLink) return false
    app.openLink(href)
    return true
  } catch {
    return false
  }
}
