'use client'

import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react'
import { useChains, useConfig, useConnection } from 'wagmi'

import { followTabs } from '../connection/followTabs.ts'
import { useOwnConnections } from '../connection/useOwnConnections.ts'
import { allowedChains } from '../context/allowedChains.ts'
import { useKit } from '../context/KitContext.ts'
import { useModals } from '../context/ModalsContext.ts'
import { useConnectionEvents } from '../context/useConnectionEvents.ts'
import { useText } from '../context/useText.ts'
import type { CopyKey } from '../copy.ts'
import { shortAddress } from '../format/shortAddress.ts'
import { connectorLook } from '../wallets/connectorLook.ts'
import { addLiveRegion } from './addLiveRegion.ts'
import { departure, type SpokenStatus, statusSentence } from './statusSentence.ts'
import type { Toast } from './toastList.ts'
import type { ToastsProps } from './Toasts.tsx'
import { announceNews } from './useAnnounce.ts'

export type StatusAnnouncerProps = {
  /** The visitor has asked to connect: a connection that is there already is news. */
  hasAsked: boolean
  /** Draws toasts where the host asks for them. */
  Toasts: ComponentType<ToastsProps>
}

/** Announces changes of the connection to screen readers and to the host, and follows those of other tabs. Draws toasts alone. */
export function StatusAnnouncer({ hasAsked, Toasts }: StatusAnnouncerProps) {
  useConnectionEvents()
  useEffect(addLiveRegion, [])
  const text = useText()
  const config = useConfig()
  useEffect(() => followTabs(config), [config])
  const { status } = useModals()
  const { address, chainId, connector: current } = useConnection()
  const connections = useOwnConnections()
  const wallets = useMemo(
    () =>
      connections.map(({ connector }) => ({
        uid: connector.uid,
        name: connectorLook(connector, text('account.wallet')).name,
        current: connector.uid === current?.uid,
      })),
    [connections, current, text],
  )
  const kit = useKit()
  const chainName = allowedChains(useChains(), kit).find(({ id }) => id === chainId)?.name
  const [news, setNews] = useState<Toast>()
  // What happened before the host asked for toasts is no news.
  if (!kit.toasts && news) setNews(undefined)
  const said = useRef(hasAsked ? disconnected : undefined)

  useEffect(() => {
    const account = shortAddress(address ?? '')
    const now = { status, address, chainId, chainName, account, wallets }
    const before = said.current
    // In between nothing is known yet.
    if (status === 'loading') return
    said.current = now
    // An account that was connected when the page was loaded has not just connected.
    const sentence = before && statusSentence(before, now)
    const words = sentence && text(sentence.key, sentence.values)
    const gone = before && departure(before, now)
    const rest = gone && `${gone.stays}: ${text('said.connected', { account })}`
    const last = sentence?.key === 'chain.wrong' ? words : rest
    const message = gone ? `${gone.left}: ${text('said.disconnected')} ${last ?? ''}` : words
    if (!message) return
    const id = 'connection'
    announceNews(id, message)
    setNews({ id, title: message, mark: markOfSentence(sentence?.key) })
  }, [status, address, chainId, chainName, wallets, text])

  return kit.toasts && <Toasts connectionNews={news} />
}

const markOfSentence = (key: CopyKey | undefined): Toast['mark'] =>
  key === 'chain.wrong' ? 'warning' : key === 'said.disconnected' ? 'replaced' : 'confirmed'

const disconnected: SpokenStatus = {
  ...{ status: 'disconnected', address: undefined, chainId: undefined, chainName: undefined },
  ...{ account: '', wallets: [] },
}
