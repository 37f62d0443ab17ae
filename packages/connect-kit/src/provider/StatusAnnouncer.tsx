'use client'

import { useEffect, useRef } from 'react'
import { useChains, useConfig, useConnection } from 'wagmi'

import { followTabs } from '../connection/followTabs.ts'
import { allowedChains } from '../context/allowedChains.ts'
import { useKit } from '../context/KitContext.ts'
import { useModals } from '../context/ModalsContext.ts'
import { useText } from '../context/useText.ts'
import { shortAddress } from '../format/shortAddress.ts'
import { announce } from '../ui/announce.ts'
import { type SpokenStatus, statusSentence } from './statusSentence.ts'
import { useConnectionEvents } from './useConnectionEvents.ts'

/** Draws nothing: announces changes of the connection to screen readers and to the host, and follows those of other tabs. */
export function StatusAnnouncer() {
  useConnectionEvents()
  const text = useText()
  const config = useConfig()
  useEffect(() => followTabs(config), [config])
  const { status } = useModals()
  const { address, chainId } = useConnection()
  const chainName = allowedChains(useChains(), useKit()).find(({ id }) => id === chainId)?.name
  const said = useRef<SpokenStatus>(undefined)

  useEffect(() => {
    const now = { status, address, chainId, chainName, account: shortAddress(address ?? '') }
    const before = said.current
    // In between nothing is known yet.
    if (status === 'loading') return
    said.current = now
    // An account that was connected when the page was loaded has not just connected.
    const sentence = before && statusSentence(before, now)
    if (sentence) announce(text(sentence.key, sentence.values))
  }, [status, address, chainId, chainName, text])

  return null
}
