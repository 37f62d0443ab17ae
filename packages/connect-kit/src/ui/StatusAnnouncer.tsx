'use client'

import { useEffect, useMemo, useRef } from 'react'
import { useChains, useConfig, useConnection, useConnections } from 'wagmi'

import { followTabs } from '../connection/followTabs.ts'
import { allowedChains } from '../context/allowedChains.ts'
import { useKit } from '../context/KitContext.ts'
import { useModals } from '../context/ModalsContext.ts'
import { useConnectionEvents } from '../context/useConnectionEvents.ts'
import { useText } from '../context/useText.ts'
import { shortAddress } from '../format/shortAddress.ts'
import { connectorLook } from '../wallets/connectorLook.ts'
import { announce } from './announce.ts'
import { departure, type SpokenStatus, statusSentence } from './statusSentence.ts'

export type StatusAnnouncerProps = {
  /** The visitor has asked to connect: a connection that is there already is news. */
  hasAsked: boolean
}

/** Draws nothing: announces changes of the connection to screen readers and to the host, and follows those of other tabs. */
export function StatusAnnouncer({ hasAsked }: StatusAnnouncerProps) {
  useConnectionEvents()
  const text = useText()
  const config = useConfig()
  useEffect(() => followTabs(config), [config])
  const { status } = useModals()
  const { address, chainId, connector: current } = useConnection()
  const connections = useConnections()
  const wallets = useMemo(
    () =>
      connections.map(({ connector }) => ({
        uid: connector.uid,
        name: connectorLook(connector, text('account.wallet')).name,
        current: connector.uid === current?.uid,
      })),
    [connections, current, text],
  )
  const chainName = allowedChains(useChains(), useKit()).find(({ id }) => id === chainId)?.name
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
    if (gone) {
      const rest = `${gone.stays}: ${text('said.connected', { account })}`
      const last = sentence?.key === 'chain.wrong' ? words : rest
      announce(`${gone.left}: ${text('said.disconnected')} ${last ?? ''}`)
    } else if (words) announce(words)
  }, [status, address, chainId, chainName, wallets, text])

  return null
}

const disconnected: SpokenStatus = {
  ...{ status: 'disconnected', address: undefined, chainId: undefined, chainName: undefined },
  ...{ account: '', wallets: [] },
}
